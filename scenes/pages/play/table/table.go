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
	// (design.md "Opponents"), and again after a question was withdrawn. It may
	// answer nil where there are no opponents.
	Engine func() Engine
	// Save keeps the text of the game; nil keeps nothing.
	Save func(text string) error
	// Done hears that the table is closed; it may be nil.
	Done func()
}

// Table is one game being played. All methods are for one goroutine.
type Table struct {
	deps    Deps
	prefs   Prefs
	info    *game.Info
	match   *match.Match
	hand    Hand
	asker   asker
	stuck   bool      // the engine does not work
	refused int       // ply at which a computer last declined a draw, plus 1
	bottom  game.Seat // who sits at the bottom of the board
	viewer  game.Seat // who looks, see Viewer
	past    int       // the ply looked at, live if negative
	line    int       // grows when plies already shown are taken back
	hint    game.Turn
	pause   time.Duration // until a computer's turn may be shown
	notice  Notice
	view    *game.View // at the cursor; nil when it must be asked for
	rows    [2][]Row
	duels   map[int]Duelists // by ply, as far as asked for
	version int
	spent   time.Duration // playing, if the game began at this table
	fresh   bool
	unsaved bool // saving failed and was told
	cut     bool // the record goes on with turns that are not legal
}

// Notice is one line told to the person; N grows with each new one.
type Notice struct {
	N      int
	Phrase game.Phrase
	Fault  bool // something of the program's went wrong
}

// beat is how long a position stands before a computer's next turn is shown, so
// that a person can follow computers that answer at once.
const beat = 350 * time.Millisecond

// New seats a match at a table. Nothing is thought or saved before Update.
func New(m *match.Match, bottom game.Seat, prefs Prefs, deps Deps) *Table {
	t := &Table{
		deps: deps, prefs: prefs, info: m.Info(), match: m,
		bottom: bottom, viewer: game.NoSeat, past: -1, pause: beat,
	}
	t.fresh = m.Ply() == 0
	m.Answer = t.accepts
	t.asker.start = deps.Engine
	t.begin()
	return t
}

// Match is the match being played; read only.
func (t *Table) Match() *match.Match { return t.match }

// Info is the game's.
func (t *Table) Info() *game.Info { return t.info }

// Version grows whenever anything a page shows may have changed, clocks apart.
func (t *Table) Version() int { return t.version }

// SetPrefs changes the settings during a game.
func (t *Table) SetPrefs(p Prefs) {
	p.Watch = p.Watch || t.cut
	if p == t.prefs {
		return
	}
	t.prefs = p
	t.deal()
	t.touch()
}

// touch notes that something shown has changed.
func (t *Table) touch() { t.version++ }

// say tells the person something in one line.
func (t *Table) say(p game.Phrase) {
	if p.Key != "" {
		t.notice = Notice{N: t.notice.N + 1, Phrase: p}
		t.touch()
	}
}

// fault tells the person that something went wrong.
func (t *Table) fault(key string) {
	t.say(game.Say(key))
	t.notice.Fault = true
}

// Notice is the newest line told to the person; its N is 0 before the first.
func (t *Table) Notice() Notice { return t.notice }

// Over reports whether the match has ended.
func (t *Table) Over() bool { return t.match.Over() }

// Actor is whose turn it is.
func (t *Table) Actor() game.Seat { return t.match.OnTurn() }

// Human reports whether a person plays the seat.
func (t *Table) Human(s game.Seat) bool {
	return s.Player() && int(s) < len(t.info.Seats) && t.match.Player(s).Human()
}

// seatsOfPeople is the seats that persons play.
func (t *Table) seatsOfPeople() game.SeatSet {
	var set game.SeatSet
	for s := range game.Seat(len(t.info.Seats)) {
		if t.Human(s) {
			set = set.With(s)
		}
	}
	return set
}

// people is the living seats that persons play.
func (t *Table) people() game.SeatSet { return t.seatsOfPeople() & t.living() }

func (t *Table) living() game.SeatSet { return t.match.Alive() }

// begin prepares whatever comes next: a person's turn, a computer's, or the end.
func (t *Table) begin() {
	t.hint = game.NoTurn
	t.look()
	t.deal()
	t.touch()
}

// deal gives the actor its turn to make if it is a person's and the board is live.
func (t *Table) deal() {
	if t.Over() || t.prefs.Watch || !t.Live() || !t.Human(t.Actor()) {
		t.hand.Rest()
		return
	}
	view := t.match.View(t.Actor())
	t.hand.Deal(view.Turns, t.match.Why, t.waits)
}

// Update moves time on by dt. still tells that no animation is running: only then
// is a computer's turn played, so that every turn is seen.
func (t *Table) Update(dt time.Duration, still bool) {
	if t.prefs.Watch {
		return
	}
	t.tick(dt)
	answered := t.listen(dt)
	if t.Over() {
		return
	}
	t.spent += min(dt, time.Second)
	if still && t.pause > 0 {
		t.pause -= dt
	}
	if still && t.prefs.Follow {
		t.follow()
	}
	// An engine that has just answered is left a tick to come to rest.
	if !answered {
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
		t.asker.withdraw()
		t.played()
		t.say(game.Say("event.out.time", game.OfSeat("side", s)))
	}
}

// played takes in that the match has gone on.
func (t *Table) played() {
	t.rows, t.duels = [2][]Row{}, nil
	t.past = -1
	t.pause = beat
	t.begin()
	t.save()
}

// Persons is how many seats persons play, whether they still live or not.
func (t *Table) Persons() int {
	return t.seatsOfPeople().Len()
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
