package local

import (
	"slices"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// coach looks at every turn of the only person among computers before they answer it, and
// warns of one that loses a whole piece, the king or the emperor for nothing. It asks the
// computers' engine, while the person thinks how good the best turn is, and after the turn
// how good that one was.
type coach struct {
	c  *computers
	on bool

	before   look   // at the position before the person's turn
	after    look   // at that turn alone
	asking   *look  // the one of them that the engine was asked for
	position string // before the turn, as the engine takes it

	waits  bool // the computers wait for it
	waited time.Duration
	late   time.Duration // since it has waited long enough
	warned host.Warning
}

// look is what an engine has found when it was asked at a moment.
type look struct {
	asked, told bool
	ply         int // of the position
	line        []string
	chances     string
}

// lookLimits are those of one look. Nodes end it where the machine is quick; both looks
// together never take longer than patience.
const lookLimits = "time 120 nodes 6000"

// patience is how long the computers wait for the coach. Of a tick that took longer than
// slowTick, as a page's does that is drawn slowly, only so much counts: the engine looks on
// meanwhile, but is heard between ticks alone.
const (
	patience = 300 * time.Millisecond
	slowTick = 75 * time.Millisecond
)

// deaf is how long an engine that has answered before may take to hear that it is to stop.
const deaf = time.Second

// By how many percent of what there is to win a turn must be worse than the best one
// before the coach looks for why: of two, and of three, who have less each.
const (
	clearOfTwo   = 12
	clearOfThree = 7
)

// allowed reports whether a coach may be had: where one person plays against computers,
// hints are given and no clock runs.
//
// Ruling. With a clock there is none, for it would give time to think that no clock counts;
// nor where several people share the screen, who would be told of each other's turns.
func (k *coach) allowed() bool {
	c := k.c
	return c.allows(match.Hints) && !c.match.Setup().Clock.On() && c.here().Len() == 1 && len(c.info.Seats) > 1 &&
		!c.match.Over() && c.people() != 0
}

// turn has the coach look on, or sends it away.
func (k *coach) turn(on bool) bool {
	if !k.allowed() {
		return false
	}
	k.on = on
	k.rest()
	k.c.touch()
	return true
}

// rest ends what the coach is about.
func (k *coach) rest() { k.waits, k.warned, k.after = false, host.Warning{}, look{} }

// watches reports whether the coach looks on at present.
func (k *coach) watches() bool { return k.on && k.allowed() }

// plays takes a person's turn, which the coach looks at before anybody answers.
func (k *coach) plays(h *Host, turn game.Turn) bool {
	position := h.match.Line()
	if k.watches() {
		k.prepare()
	}
	if !h.play(turn) {
		return false
	}
	if k.watches() && k.prepared(h.match.Ply()-1) && !h.human(h.match.OnTurn()) && k.speaks() {
		k.waits, k.waited, k.position = true, 0, position
	}
	return true
}

// speaks reports whether the coach may speak of the last turn.
//
// Ruling. Of a turn that has turned something over it is silent: who took that back would
// know what lies there.
func (k *coach) speaks() bool {
	moves := k.c.match.Moves()
	last := &moves[len(moves)-1]
	return !last.Resigned && !slices.ContainsFunc(last.Events, func(e game.Event) bool {
		return e.Type == game.Revealed || e.Type == game.Captured && e.Piece.Hidden()
	})
}

// prepared reports whether the engine was asked about the position at a ply.
func (k *coach) prepared(ply int) bool { return k.before.asked && k.before.ply == ply }

// prepare has the engine look at the position before a person's turn.
func (k *coach) prepare() {
	c := k.c
	if !k.prepared(c.match.Ply()) && c.human(c.match.OnTurn()) {
		k.ask(&k.before, c.match.Line(), c.match.Ply(), lookLimits)
	}
}

// ask has the engine look, unless it is busy.
func (k *coach) ask(l *look, position string, ply int, limits string) {
	*l = look{}
	if a := &k.c.asker; a.want == forNothing && !k.c.stuck && a.ask(forCoach, position, limits) {
		*l, k.asking = look{asked: true, ply: ply}, l
	}
}

// heard takes in what the engine has found.
func (k *coach) heard() {
	a := &k.c.asker
	k.asking.told, k.asking.line, k.asking.chances = true, strings.Fields(a.line), a.chances
}

// holds lets time pass and reports whether the computers wait.
func (k *coach) holds(t host.Tick) bool {
	a := &k.c.asker
	switch {
	case k.waits:
		k.goOn(t.Passed)
	case a.want == forCoach && !k.c.human(k.c.match.OnTurn()):
		if k.late += t.Passed; k.late > deaf && a.awake {
			a.withdraw()
		}
	case t.Still && k.watches():
		k.prepare()
	}
	return k.waits || k.warned.Open || a.want == forCoach
}

// goOn asks what is to be asked next about the turn just taken, or says what there is to
// say, unless that has taken too long.
func (k *coach) goOn(passed time.Duration) {
	a := &k.c.asker
	turn := k.lastTurn()
	switch k.waited += min(passed, slowTick); {
	case k.waited > patience:
		k.waits, k.late = false, 0
		a.hurry()
	case a.want != forNothing:
	case !k.before.told || len(k.before.line) == 0 || k.before.line[0] == turn:
		k.waits = false
	case !k.after.told || k.after.ply != k.before.ply:
		k.ask(&k.after, k.position, k.before.ply, "only "+turn+" "+lookLimits)
		k.waits = k.after.asked
	default:
		k.waits = false
		k.judge()
	}
}

// lastTurn is the turn just taken, without what was drawn in it.
func (k *coach) lastTurn() string {
	moves := k.c.match.Moves()
	return k.c.info.FormatTurn(moves[len(moves)-1].Turn.Chosen())
}

// judge warns of the turn just taken if it is clearly worse than the best one and what
// refutes it is plain.
func (k *coach) judge() {
	m := k.c.match
	last := &m.Moves()[m.Ply()-1]
	clear := clearOfTwo
	if m.Alive().Len() > 2 {
		clear = clearOfThree
	}
	if len(k.after.line) < 2 || percent(k.before.chances, last.Seat)-percent(k.after.chances, last.Seat) < clear {
		return
	}
	r, ok := m.Preview().Refutation(last, k.after.line[1:])
	if !ok {
		return
	}
	k.warned = host.Warning{Open: true, Phrase: r.Said(), Reply: r.Reply, Then: r.Then}
	k.c.touch()
}

// heeded is the person's answer to the warning: to take the turn back, as if it had not
// been taken, or to let it stand.
func (k *coach) heeded(h *Host, yes bool) bool {
	if !k.warned.Open {
		return false
	}
	k.rest()
	k.c.touch()
	return !yes || h.did(h.match.TakeBackTo(h.match.Ply()-1))
}
