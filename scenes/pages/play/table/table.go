package table

import (
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// Prefs are the person's settings that change how a table behaves.
type Prefs struct {
	Confirm bool // a decided turn waits for Confirm
	Follow  bool // the board turns to the person whose turn it is

	Premoves bool // a turn may be chosen before it is due

	Blindfold bool // a person here does not see the pieces
}

// Table is one game as shown and played from here; its host runs it, in one goroutine.
type Table struct {
	*seats
	*news
	outlook
	hand Hand
	hint game.Turn

	blindfold
	ahead   match.Ahead // the turns in the hand while others think
	premove Premove

	prefs   Prefs
	unsaved bool // a failed save was reported
	kept    kept
	seen    seen
}

// New returns the table of a host's game. Nothing is computed or saved before Update.
func New(h host.Host, bottom game.Seat, prefs Prefs) *Table {
	s, n := &seats{h, h.Line(), h.Line().Info()}, &news{}
	t := &Table{
		seats: s, news: n, prefs: prefs,
		outlook: outlook{seats: s, news: n, bottom: bottom, viewer: game.NoSeat, past: -1},
	}
	t.seen = seen{h.Version(), t.allowed(), s.line.Turns()}
	t.kept = kept{h.Changes(), bottom}
	t.begin()
	return t
}

// SetPrefs changes the settings during a game.
func (t *Table) SetPrefs(p Prefs) {
	t.Look()
	if p == t.prefs {
		return
	}
	t.prefs = p
	if !p.Premoves {
		t.retract()
	}
	t.deal()
	t.touch()
}

// begin prepares the next step: a person's turn, a computer's, or the end.
func (t *Table) begin() {
	t.hint = game.NoTurn
	t.deal()
	t.touch()
}

// deal gives the actor its turn to make if it is here and the board is live; while others think,
// the person here chooses its next one. A piece selected ahead stays so.
func (t *Table) deal() {
	if t.hand.Ahead() {
		if from := t.hand.Selected(); from != game.NoSquare {
			defer func() {
				if t.hand.Movable(from) {
					t.hand.Lift(from)
				}
			}()
		}
	}
	if !t.Live() || !t.May().Move {
		t.dealAhead()
		return
	}
	t.ahead = match.Ahead{}
	at := t.Preview() // a copy of the hand that outlives the position asks about that position
	waits := func(turn game.Turn) bool { return t.waits(at, turn) }
	t.hand.Deal(t.line.View(t.Actor()).Turns, at.Why, waits)
}

// Update moves time on by dt. still tells that no animation is running.
func (t *Table) Update(dt time.Duration, still bool) {
	t.host.Tick(host.Tick{Passed: dt, Still: still, Past: !t.Live()})
	t.Look()
	if still {
		t.playAhead()
	}
	if still && t.prefs.Follow && !t.May().Free && !t.Over() {
		t.follow()
	}
}

// Close ends the host's work, for a table that is left.
func (t *Table) Close() { t.host.Close() }

// ask sends the host a request and handles the result.
func (t *Table) ask(r host.Request) bool {
	done := t.host.Do(r)
	t.Look()
	return done
}

// seen is the state of the game that a table has handled.
type seen struct {
	version int
	allowed allowed
	turns   []string
}

// allowed is what decides, besides the turns taken, what can be done at a table.
type allowed struct {
	over, move bool
	here       game.SeatSet
}

// allowed is what can be done at present.
func (t *Table) allowed() allowed {
	may := t.May()
	return allowed{t.Over(), may.Move, may.Here}
}

// Look takes up what the host has changed; a page calls it before it reads the table anew. A
// viewer of a past moment stays there while others take their turns.
func (t *Table) Look() {
	t.tell()
	if t.host.Version() == t.seen.version {
		return
	}
	t.seen.version = t.host.Version()
	t.touch()
	was, now := t.seen, seen{t.seen.version, t.allowed(), t.line.Turns()}
	t.seen = now
	if played := !slices.Equal(now.turns, was.turns); played || now.allowed.over != was.allowed.over {
		back := len(was.turns) > len(now.turns) || !slices.Equal(now.turns[:len(was.turns)], was.turns)
		t.goneOn(back)
		t.recheck(back)
		t.begin()
		if t.host.Changes() != t.kept.changes { // turns at once, comments in its pauses
			t.save()
		}
	} else if now.allowed != was.allowed {
		t.begin()
	}
}

// goneOn shows the game's new present.
func (t *Table) goneOn(back bool) {
	if back {
		t.outlook.branch++
	}
	if moves := t.line.Moves(); len(moves) > 0 && !moves[len(moves)-1].Resigned && !back {
		t.moved(moves[len(moves)-1].Seat)
	}
	if back || t.Live() || t.Over() || t.May().Move {
		t.present()
	}
}

// moved notes which person here moved last.
func (t *Table) moved(s game.Seat) {
	if t.Human(s) {
		t.viewer = s
	}
}

// tell passes on the host's news.
func (t *Table) tell() {
	for _, n := range t.host.News() {
		if n.Hint != game.NoTurn && !t.hand.Active() {
			n = host.News{Phrase: game.Say("play.hint.none")}
		}
		if n.Hint != game.NoTurn {
			t.hint = n.Hint
		}
		t.say(n.Phrase)
		t.notice.Fault, t.notice.Ply = n.Fault, n.Ply
		if n.Ply > 0 {
			t.told = append(t.told, Told{t.line.Moves()[n.Ply-1], n.Phrase})
		}
	}
}

// Hint is the turn proposed to the person, once it has been found.
func (t *Table) Hint() (game.Turn, bool) { return t.hint, t.hint != game.NoTurn }

// waits reports whether a turn decided in a position is played only once it is confirmed: any
// turn if the person wants that, and turns whose cost the board does not show.
func (t *Table) waits(at match.Preview, turn game.Turn) bool {
	return t.prefs.Confirm && !t.May().Free || at.Stake(turn).Grave()
}

var _ host.Line = (*match.Match)(nil)
