package local

import (
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// coach examines every turn of the only person among computers before they answer it, and warns
// of one that loses a whole piece, the king or the emperor for nothing. It asks the computers'
// engine: while the person thinks, for the value of the best turn, and after the turn, for that
// turn's value.
type coach struct {
	c  *computers
	on bool

	before   look   // at the position before the person's turn
	after    look   // at that turn alone
	asking   *look  // the one of them that the engine was asked for
	position string // before the turn, as the engine takes it

	waits  bool // the computers wait for it
	waited time.Duration
	warned host.Warning
}

// look is what an engine has found when it was asked at a moment.
type look struct {
	asked, told bool
	ply         int // of the position
	engine.Line
}

// lookLimits are the limits of one search. Nodes end it on a fast machine; both searches
// together never take longer than patience.
const lookLimits = "time 120 nodes 6000"

// patience is how long the computers wait for the coach. A tick counts at most slowTick, even on
// a page that is drawn slowly: the engine continues meanwhile, but is read only between ticks.
const (
	patience = 300 * time.Millisecond
	slowTick = 75 * time.Millisecond
)

// The percentage of the points by which a turn must be worse than the best one before the coach
// searches for the reason: for two players, and for three, whose shares are smaller.
const (
	clearOfTwo   = 12
	clearOfThree = 7
)

// clearHarm is the loss in centipawns that suffices instead: in a bad position little is left to
// lose in percent, and among three a piece is only a small part of what there is to win.
const clearHarm = 300

// allowed reports whether a coach is allowed: where one person plays against computers, hints
// are given and no clock runs.
//
// Ruling. There is no coach with a clock, because it would give time to think that no clock
// counts; nor where several people share the screen, because it would comment on their turns to
// each other.
func (k *coach) allowed() bool {
	c := k.c
	return c.allows(match.Hints) && !c.match.Setup().Clock.On() && c.here().Len() == 1 && len(c.info.Seats) > 1 &&
		!c.match.Over() && c.people() != 0
}

// turn turns the coach on or off.
func (k *coach) turn(on bool) bool {
	if !k.allowed() {
		return false
	}
	k.on = on
	k.rest()
	k.c.touch()
	return true
}

// rest stops the coach's work.
func (k *coach) rest() { k.waits, k.warned, k.after = false, host.Warning{}, look{} }

// watches reports whether the coach is on at present.
func (k *coach) watches() bool { return k.on && k.allowed() }

// plays takes a person's turn, which the coach examines before it is answered.
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

// speaks reports whether the coach may comment on the last turn.
//
// Ruling. The coach is silent about a turn that has turned a piece over: after a take-back the
// player would know what lies there.
func (k *coach) speaks() bool {
	moves := k.c.match.Moves()
	last := moves[len(moves)-1]
	return !last.Resigned && !slices.ContainsFunc(last.Events, func(e game.Event) bool {
		return e.Type == game.Revealed || e.Type == game.Captured && e.Piece.Hidden()
	})
}

// prepared reports whether the engine was asked about the position at a ply.
func (k *coach) prepared(ply int) bool { return k.before.asked && k.before.ply == ply }

// prepare makes the engine look at the position before a person's turn.
func (k *coach) prepare() {
	c := k.c
	if !k.prepared(c.match.Ply()) && c.human(c.match.OnTurn()) {
		k.ask(&k.before, c.match.Line(), c.match.Ply(), lookLimits)
	}
}

// ask makes the engine look, unless it is busy.
func (k *coach) ask(l *look, position string, ply int, limits string) {
	*l = look{}
	if k.c.engine.Idle() && !k.c.stuck {
		k.c.engine.Ask(engine.Question{Purpose: engine.Coach, Position: position, Limits: limits})
		*l, k.asking = look{asked: true, ply: ply}, l
	}
}

// heard handles the engine's answer.
func (k *coach) heard(a engine.Answer) { k.asking.told, k.asking.Line = true, a.Best() }

// holds lets time pass and reports whether the computers wait.
func (k *coach) holds(t host.Tick) bool {
	e := &k.c.engine
	switch {
	case k.waits:
		k.goOn(t.Passed)
	case e.Asks(engine.Coach) && e.Deaf() && e.Awake():
		e.Cancel(engine.Coach)
	case t.Still && k.watches():
		k.prepare()
	}
	return k.waits || k.warned.Open || e.Asks(engine.Coach)
}

// goOn asks the next question about the turn just taken, or warns, unless it has taken too
// long.
func (k *coach) goOn(passed time.Duration) {
	turn := k.lastTurn()
	switch k.waited += min(passed, slowTick); {
	case k.waited > patience:
		k.waits = false
		k.c.engine.Hurry()
	case !k.c.engine.Idle():
	case !k.before.told || len(k.before.Turns) == 0 || k.before.Turns[0] == turn:
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

// judge warns of the turn just taken if it is clearly worse than the best and obviously refuted.
func (k *coach) judge() {
	r, ok := k.refuted()
	if !ok {
		r, ok = k.robbed()
	}
	if !ok {
		return
	}
	k.warned = host.Warning{Open: true, Phrase: r.Said(), Reply: r.Reply, Then: r.Then}
	k.c.touch()
}

// robbed is what a rival plainly takes after the turn, and could not after the best one.
func (k *coach) robbed() (r advice.Refutation, ok bool) {
	if len(k.after.Turns) == 0 {
		return r, false
	}
	m := k.c.match
	last := m.Moves()[m.Ply()-1].Turn
	return advice.RobbedAt(m.Variant(), m.Setup().Options, m.PositionAt(m.Ply()-1), last, k.before.Turns[0], k.before.Score-k.after.Score)
}

// refuted is what harms the player in the line that the engine has found.
func (k *coach) refuted() (r advice.Refutation, ok bool) {
	m := k.c.match
	last := m.Moves()[m.Ply()-1]
	clear := clearOfTwo
	if m.Alive().Len() > 2 {
		clear = clearOfThree
	}
	worse := percent(k.before.Line, last.Seat) - percent(k.after.Line, last.Seat)
	if len(k.after.Turns) < 2 || worse < clear && k.before.Score-k.after.Score < clearHarm {
		return r, false
	}
	return m.Preview().Refutation(last, k.after.Turns[1:])
}

// heeded handles the answer to the warning: take the turn back, as if not taken, or keep it.
func (k *coach) heeded(h *Host, yes bool) bool {
	if !k.warned.Open {
		return false
	}
	k.rest()
	k.c.touch()
	return !yes || h.did(h.match.TakeBackTo(h.match.Ply()-1))
}
