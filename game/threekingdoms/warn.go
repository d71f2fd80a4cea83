package threekingdoms

import (
	"yanyi/game"
	"yanyi/game/board"
)

// insistent is the number of own turns in succession begun in check that causes a warning.
const insistent = perpetual - 3

// Warning names the count that is about to end the game, else that one piece alone keeps two
// allied kings from facing (game.Warner; README.md, Going out; Wei and Shu face each other;
// Ends).
func (p *position) Warning() game.Phrase {
	if reason, _ := p.reason(); reason != "" || p.chance {
		return game.Phrase{}
	}
	if s, n := p.harried(); n >= insistent {
		return game.Say("event.offer.perpetual.warn.guoji", game.OfSeat("side", s), game.OfNumber("n", n))
	}
	if p.History.Count(p.repetition(), int(p.still)) == 2 {
		return game.Say("event.offer.repeat.warn")
	}
	if quiet := board.Quiet(p.moving.rules.clockWarning, p.quietLeft()); quiet.Key != "" || p.moving.facingKings() == nil {
		return quiet
	}
	return game.Say("event.offer.met.warn", game.OfSeat("a", game.Wei), game.OfSeat("b", game.Shu), game.OfSeat("side", game.Wu))
}

// harried is the living player with the most own turns in succession begun in check, and their
// number.
func (p *position) harried() (s game.Seat, n int) {
	for i, in := range p.moving.rights.inRow {
		if int(in) > n && p.moving.alive.Has(game.Seat(i)) {
			s, n = game.Seat(i), int(in)
		}
	}
	return s, n
}
