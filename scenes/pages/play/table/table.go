package table

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// Prefs are the person's settings that change how a table behaves.
type Prefs struct {
	Confirm bool // a decided turn waits for Confirm
	Follow  bool // the board turns to the person whose turn it is
	Watch   bool // nobody plays: the turns are only looked at
}

// Deps is what a table needs of the world around it.
type Deps struct {
	// Engine starts a computer opponent. It is called when one first has to think
	// (game/README.md, Opponents), and again after a question was withdrawn. It may
	// answer nil where there are no opponents.
	Engine func() Engine
	// Save keeps the text of the game; nil keeps nothing.
	Save func(text string) error
	// Elsewhere is where the game is played with people elsewhere, nil where all play
	// here. Then Save is asked once, at the end.
	Elsewhere Elsewhere
	// Done hears that the table is closed; it may be nil.
	Done func()
}

// Table is one game being played. All methods are for one goroutine.
type Table struct {
	*seats
	*news
	outlook
	opponents
	offers
	hand    Hand
	manners manners

	deps    Deps
	prefs   Prefs
	spent   time.Duration // playing, if the game began at this table
	fresh   bool
	unsaved bool // saving failed and was told
	cut     bool // the record goes on with turns that are not legal
	heard   heard
}

// New seats a match at a table. Nothing is thought or saved before Update.
func New(m *match.Match, bottom game.Seat, prefs Prefs, deps Deps) *Table {
	s, n := &seats{m, m.Info(), deps.Elsewhere}, &news{}
	t := &Table{
		seats: s, news: n, deps: deps, manners: newManners(m), prefs: prefs, fresh: m.Ply() == 0,
		outlook:   outlook{seats: s, news: n, bottom: bottom, viewer: game.NoSeat, past: -1},
		opponents: opponents{seats: s, news: n, asker: asker{start: deps.Engine}, pause: paces[Usual].beat},
	}
	t.offers = offers{outlook: &t.outlook, agreed: t.played}
	if t.elsewhere == nil {
		m.Answer = t.accepts
	} else {
		t.heard = heard{t.elsewhere.Version(), t.stand(), m.Turns()}
	}
	t.begin()
	return t
}

// SetPrefs changes the settings during a game.
func (t *Table) SetPrefs(p Prefs) {
	if t.elsewhere != nil {
		t.hear()
	}
	p.Watch = p.Watch || t.cut
	if p == t.prefs {
		return
	}
	t.prefs = p
	t.deal()
	t.touch()
}

// begin prepares whatever comes next: a person's turn, a computer's, or the end.
func (t *Table) begin() {
	t.hint = game.NoTurn
	t.deal()
	t.touch()
}

// deal gives the actor its turn to make if it is a person's and the board is live.
func (t *Table) deal() {
	if t.Over() || t.prefs.Watch || !t.Live() || !t.Human(t.Actor()) || t.Sent() {
		t.hand.Rest()
		return
	}
	view := t.match.View(t.Actor())
	t.hand.Deal(view.Turns, t.match.Why, t.waits)
}

// Update moves time on by dt. still tells that no animation is running: only then
// is a computer's turn played, so that every turn is seen, but at a pace that hurries.
func (t *Table) Update(dt time.Duration, still bool) {
	if t.elsewhere != nil {
		t.hear()
		return
	}
	if t.prefs.Watch || !t.Live() && t.Bystanding() { // who looks back misses nothing
		return
	}
	t.tick(dt)
	answer, p := t.listen(dt)
	t.answered(answer, p)
	if t.Over() {
		return
	}
	t.spent += min(dt, time.Second)
	t.shown += dt
	if (still || t.pace != Usual) && t.pause > 0 {
		t.pause -= dt
	}
	if still && t.prefs.Follow {
		t.follow()
	}
	// An engine that has just answered is left a tick to come to rest.
	if p == forNothing {
		t.think()
	}
}

// tick runs the mover's clock.
func (t *Table) tick(dt time.Duration) {
	if t.Over() {
		return
	}
	// A page that slept has not thought.
	if s, fell := t.match.Tick(min(dt, time.Second)); fell {
		t.played()
		t.say(game.Say("event.out.time", game.OfSeat("side", s)))
	}
}

// played takes in that the match has gone on or back; what was asked before is asked no
// more. In haste not every turn is shown and kept.
func (t *Table) played() {
	t.asker.withdraw()
	t.present()
	t.pause = paces[t.pace].beat
	if t.shown < paces[t.pace].show && !t.Over() {
		return
	}
	t.shown = 0
	t.begin()
	t.save()
}

// Close ends the opponents' thinking, for a table that is left.
func (t *Table) Close() {
	t.asker.close()
	if t.deps.Done != nil {
		t.deps.Done()
	}
}

// Played is how long the game has been played, 0 where it began elsewhere.
func (t *Table) Played() time.Duration {
	if !t.fresh {
		return 0
	}
	return t.spent
}
