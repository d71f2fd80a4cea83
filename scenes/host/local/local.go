// Package local runs a game at one screen: the people there take their turns one after
// the other, computers play for the other seats.
package local

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
	"yanyi/scenes/machine"
)

// Deps are a game's dependencies.
type Deps struct {
	// Engine starts a computer opponent. It is called when one first has to think
	// (game/README.md, Opponents), and again after a question was withdrawn. It may return nil
	// if there are no opponents.
	Engine func() machine.Engine
	// Save saves the text of the game; nil saves nothing.
	Save func(text string) error
	// Done is called when the game is left; it may be nil.
	Done func()
	// Coach turns the coach on from the start, if one is allowed.
	Coach bool
	// Unhurried reports whether computers take as long for a turn as people do; nil for never.
	Unhurried func() bool
	// Explains reports whether strong computers explain the turning points that they bring about;
	// nil for never.
	Explains func() bool
	// Idle is a game that is only shown.
	Idle bool
	// Held is after how many turns of a person the game is drawn; 0 for never.
	Held int
}

// Host is a game at one screen.
type Host struct {
	*players
	*told
	computers computers
	coach     coach
	draws     draws
	deps      Deps
	moved     bool // on to a rematch
	changes   int

	spent time.Duration // playing, if the game began here
	fresh bool
}

var _ host.Host = (*Host)(nil)

// New runs a match. Nothing is thought or saved before Tick.
func New(m *match.Match, deps Deps) *Host {
	p, told := &players{m, m.Info()}, &told{}
	h := &Host{players: p, told: told, deps: deps, fresh: m.Ply() == 0, draws: draws{players: p, told: told},
		computers: computers{players: p, told: told, engine: engine.Client{Start: deps.Engine}, unhurried: deps.Unhurried, etiquette: newEtiquette(m), talk: newTalk(deps.Explains)}}
	h.computers.pause = h.computers.beat()
	h.coach = coach{c: &h.computers, on: deps.Coach}
	h.draws.accepts, h.draws.agreed = h.computers.accepts, h.played
	return h
}

// Line is the match.
func (h *Host) Line() host.Line { return h.match }

// RoomState is without people: all play here.
func (h *Host) RoomState() host.RoomState { return host.RoomState{} }

// StudyState is nil.
func (h *Host) StudyState() *host.StudyState { return nil }

// Player is the player of a seat.
func (h *Host) Player(s game.Seat) match.Player { return h.match.Player(s) }

// Left is the time a seat has left, 0 without clocks.
func (h *Host) Left(s game.Seat) time.Duration { return h.match.Left(s) }

// Played is how long the game has been played, 0 where it began at another time.
func (h *Host) Played() time.Duration {
	if !h.fresh {
		return 0
	}
	return h.spent
}

// May is what the people here may do now.
func (h *Host) May() host.May {
	may := host.May{Here: h.here(), Idle: h.deps.Idle, Helped: true, Back: -1, Panels: host.Verdict}
	if h.match.Deploying() {
		may.Lay = h.lays()
	}
	if h.match.Over() {
		may.Rematch = host.AtOnce
	}
	if h.deps.Idle {
		return may
	}
	may.Offer = h.draws.offered()
	may.Hint = h.allows(match.Hints)
	may.Coach, may.Warned, may.Looked = h.coach.allowed(), h.coach.warned, h.coach.waits
	may.Draw = h.draws.mayOffer()
	may.Hurry = h.bystanding()
	may.Move = !h.match.Over() && h.human(h.match.OnTurn())
	if ply := h.backTo(); ply >= 0 {
		may.TakeBack, may.Back = host.AtOnce, ply
	}
	return may
}

// backTo is the ply before the last turn a person took, or -1. The turns of a person who has
// resigned cannot be reached.
func (h *Host) backTo() int {
	if h.match.Over() || !h.allows(match.TakingBack) {
		return -1
	}
	ply, ok := h.match.LastTurnOf(h.here())
	if !ok || h.match.Moves()[ply].Resigned {
		return -1
	}
	return ply
}

// Busy is what the computers are busy with.
func (h *Host) Busy() host.Busy {
	c := &h.computers
	return host.Busy{
		Thinking: c.engine.Asks(engine.Move), Hinting: c.engine.Asks(engine.Hint),
		Coaching: h.coach.on && h.coach.allowed(), Stuck: c.stuck, Pace: c.pace, Moved: h.moved,
	}
}

// Text is the game as text from which Continue resumes.
func (h *Host) Text(from game.Seat) string {
	if from.Player() {
		h.match.SetViewSeat(from)
	}
	return h.match.Save()
}

// Changes counts the turns and take-backs of the match.
func (h *Host) Changes() int { return h.changes }

// Keep keeps the game.
func (h *Host) Keep(from game.Seat) error {
	if h.deps.Save == nil {
		return nil
	}
	return h.deps.Save(h.Text(from))
}

// Close ends the opponents' thinking.
func (h *Host) Close() {
	h.computers.engine.Close()
	if h.deps.Done != nil {
		h.deps.Done()
	}
}
