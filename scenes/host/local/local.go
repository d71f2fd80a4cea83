// Package local runs a game at one screen: the people there take their turns one after
// the other, computers play for the other seats.
package local

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// Deps is what a game needs of the world around it.
type Deps struct {
	// Engine starts a computer opponent. It is called when one first has to think
	// (game/README.md, Opponents), and again after a question was withdrawn. It may
	// answer nil where there are no opponents.
	Engine func() Engine
	// Save keeps the text of the game; nil keeps nothing.
	Save func(text string) error
	// Done hears that the game is left; it may be nil.
	Done func()
	// Coach has a coach look on from the start, where one may be had.
	Coach bool
	// Idle is a game that nobody plays: it is only looked at.
	Idle bool
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

	spent time.Duration // playing, if the game began here
	fresh bool
}

var _ host.Host = (*Host)(nil)

// New runs a match. Nothing is thought or saved before Tick.
func New(m *match.Match, deps Deps) *Host {
	p, told := &players{m, m.Info()}, &told{}
	h := &Host{players: p, told: told, deps: deps, fresh: m.Ply() == 0, draws: draws{players: p, told: told},
		computers: computers{players: p, told: told, asker: asker{start: deps.Engine}, pause: paces[host.Usual].beat, etiquette: newEtiquette(m)}}
	h.coach = coach{c: &h.computers, on: deps.Coach}
	h.draws.accepts, h.draws.agreed = h.computers.accepts, h.played
	return h
}

// Line is the match.
func (h *Host) Line() host.Line { return h.match }

// Player is who plays a seat.
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
	may := host.May{Here: h.here(), Idle: h.deps.Idle, Helped: true, Back: -1}
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

// backTo is the ply before the last turn a person took, or -1. A person who has
// resigned is out of reach.
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

// Busy is what the computers are about.
func (h *Host) Busy() host.Busy {
	c := &h.computers
	return host.Busy{
		Thinking: c.asker.want == forTurn, Hinting: c.asker.want == forHint,
		Coaching: h.coach.on && h.coach.allowed(), Stuck: c.stuck, Pace: c.pace, Moved: h.moved,
	}
}

// Text is the game as text from which Continue goes on.
func (h *Host) Text(from game.Seat) string {
	if from.Player() {
		h.match.SetViewSeat(from)
	}
	return h.match.Save()
}

// Keep keeps the game.
func (h *Host) Keep(from game.Seat) error {
	if h.deps.Save == nil {
		return nil
	}
	return h.deps.Save(h.Text(from))
}

// Close ends the opponents' thinking.
func (h *Host) Close() {
	h.computers.asker.close()
	if h.deps.Done != nil {
		h.deps.Done()
	}
}
