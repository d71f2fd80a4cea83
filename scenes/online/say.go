package online

import (
	"slices"

	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
)

// Say sends a message to the room. What decides the game (a turn, tiles, resigning, sitting,
// being ready, answers and questions) is sent again after a lost connection until it is
// confirmed or refused; phrases sent without a connection are lost.
func (r *Room) Say(say room.Say) {
	say.V = room.Version
	if say.Do != room.Speak {
		r.said = append(r.said, say)
	}
	if r.live {
		r.send(say)
	}
	r.touch()
}

// Saying reports whether a message of a kind waits for confirmation.
func (r *Room) Saying(do room.Verb) bool {
	return slices.ContainsFunc(r.said, func(s room.Say) bool { return s.Do == do })
}

// confirm forgets the message from a seat that an event confirms.
func (r *Room) confirm(e *room.Event, from game.Seat) {
	r.unsay(func(s *room.Say) bool { return s.Do.Effect() == e.Kind && e.Seat == speaks(s, from) })
}

// speaks is the seat that a message's event concerns.
func speaks(s *room.Say, from game.Seat) game.Seat {
	switch s.Do {
	case room.Offer, room.Appoint, room.Sit:
		return s.Seat
	case room.Ask:
		if s.What == room.Join {
			return s.Seat
		}
	case room.Shuffle, room.Start, room.Close, room.List:
		return game.NoSeat
	}
	return from
}

// refuse handles the refusal of a message. A refused repetition of a confirmed one is no news.
func (r *Room) refuse(no *room.Refusal, do room.Verb) {
	r.unsay(func(s *room.Say) bool { return s.Do == do })
	switch no.Code {
	case "version", "none", "origin", "broken":
		r.fault, r.bond = no.Code, host.Ended
		r.wire.Close()
	case "nothing":
	default:
		r.refused = no.Code
	}
}

// unsay forgets the first message that fits.
func (r *Room) unsay(will func(*room.Say) bool) {
	for i := range r.said {
		if will(&r.said[i]) {
			r.said = slices.Delete(r.said, i, i+1)
			return
		}
	}
}

// Play sends a turn as a choice, without its draws.
func (r *Room) Play(turn game.Turn) {
	text := r.state.Match().Info().FormatTurn(turn.Chosen())
	r.Say(room.Say{Do: room.Play, Turn: text, Of: r.state.Mark()})
}

// Resign gives the game up for the seat held here.
func (r *Room) Resign() { r.Say(room.Say{Do: room.Resign, Of: r.state.Mark()}) }

// Ask asks the others: what, and for Relief whose seat a computer of a level is to play.
func (r *Room) Ask(what room.What, seat game.Seat, level int) {
	r.Say(room.Say{Do: room.Ask, What: what, Seat: seat, Level: level})
}
