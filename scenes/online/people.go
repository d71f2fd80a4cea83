package online

import (
	"slices"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
)

// People are those in the room as known here; read only. Before the first event there are none.
func (r *Room) People() *host.People {
	if r.people == nil {
		r.people = r.counted()
	}
	return r.people
}

func (r *Room) counted() *host.People {
	p := &host.People{
		Code: r.code, Token: r.token, You: r.you, Host: r.mine,
		Phase: r.state.Phase(), Full: r.state.Full(), Setup: *r.state.Setup(), Seats: slices.Clone(r.state.Seats()),
		Here: setOf(r.here.Here), Weak: setOf(r.here.Weak), Watching: r.here.Watching,
		Bond: r.bond, Fault: r.fault,
		Turn: game.NoSeat, Mark: r.state.Mark(), Waiting: r.state.Waiting(), Declined: r.state.Declined(),
		Chat: host.Chat{Talk: slices.Clone(r.talk), Muted: r.muted},
	}
	p.Setup.Odds, p.Setup.Clock = r.state.Odds(), r.state.Clock()
	if q := r.state.Question(); q != nil {
		asked := *q
		p.Question = &asked
	}
	if m := r.state.Match(); m != nil {
		p.Ply, p.Alive = m.Ply(), m.Alive()
		if p.Phase == room.Playing {
			p.Turn = m.Actor()
		}
	}
	return p
}

func setOf(seats []int) (set game.SeatSet) {
	for _, s := range seats {
		set = set.With(game.Seat(s))
	}
	return set
}
