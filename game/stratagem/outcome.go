package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// quietLimit is the number of turns without a capture, exchange, sweep or promotion that draws:
// 60 moves each (README.md, Repetition, sixty moves).
const quietLimit = 120

// ended reports whether the game is over regardless of legal turns: by resignation or by 勝利兵.
func (p *position) ended() bool { return p.resign != game.NoSeat || p.hasWon() }

// hasWon reports whether the side to move has won by 勝利兵 (README.md, Tiles of qice 16), which
// takes precedence over everything, even check.
func (p *position) hasWon() bool {
	home := p.v.tables.home[p.side^1]
	return p.has(p.side, wins) && p.by[p.side][game.Pawn].Has(home)
}

// Outcome applies the order of README.md, The base game: 勝利兵, no legal turn, then repetition,
// then the clock.
//
// Ruling: if the last turn of the clock leads to a position for the third time, that is judged
// as a repetition.
func (p *position) Outcome() game.Outcome {
	switch {
	case p.resign != game.NoSeat:
		return won(p.resign^1, "event.result.by.resign")
	case p.hasWon():
		return won(p.side, "event.result.by.victory-soldier")
	case !p.hasTurn():
		if p.checked {
			return won(p.side^1, "event.result.by.mate")
		}
		return won(p.side^1, "event.result.by.stalemate")
	case p.History.Count(p.Hash(), int(p.clock)) >= 3:
		return p.repetition()
	case p.clock >= quietLimit:
		reason, _ := p.v.counts()
		return drawn(reason)
	}
	return game.Outcome{Winner: game.NoSeat}
}

func won(winner game.Seat, reason string) game.Outcome {
	return game.Outcome{Over: true, Winner: winner, Side: winner ^ 1, Reason: reason}
}

func drawn(reason string) game.Outcome {
	return game.Outcome{Over: true, Winner: game.NoSeat, Reason: reason}
}

// counts returns the keys of the draw by the clock and of the warning before it: the turns that
// reset the clock differ between variants (README.md, Repetition, sixty moves).
func (v *rules) counts() (reason, warning string) {
	switch {
	case v.river:
		return "event.result.draw.clock.qice", "event.offer.clock.warn.qice"
	case v.exchanges:
		return "event.result.draw.clock.qice-line", "event.offer.clock.warn.qice-line"
	case v.rising():
		return "event.result.draw.clock.qiji", "event.offer.clock.warn.qiji"
	}
	return "event.result.draw.clock.xiangqi", "event.offer.clock.warn"
}

// repetition judges a third occurrence: the only side whose every move since gave check loses.
func (p *position) repetition() game.Outcome {
	if s := p.checker(); s != game.NoSeat {
		return won(s^1, "event.result.by.perpetual")
	}
	return drawn("event.result.draw.repetition")
}

// checker is the side whose every move since the position first occurred gave check, NoSeat if
// that is true of both or neither.
func (p *position) checker() game.Seat {
	first := p.History.First(p.Hash(), int(p.clock))
	always := [2]bool{true, true}
	for i := first; i < p.Journal.Len(); i++ {
		mover := p.Journal.At(i).side
		after := p.checked
		if i+1 < p.Journal.Len() {
			after = p.Journal.At(i + 1).checked
		}
		always[mover] = always[mover] && after
	}
	switch {
	case always[red] == always[black]:
		return game.NoSeat
	case always[red]:
		return red
	}
	return black
}

// Warning names the count that is about to end the game (game.Warner; README.md, Repetition,
// sixty moves).
func (p *position) Warning() game.Phrase {
	switch {
	case p.Outcome().Over:
		return game.Phrase{}
	case p.History.Count(p.Hash(), int(p.clock)) < 2:
		_, warning := p.v.counts()
		return board.Quiet(warning, quietLimit-int(p.clock))
	case p.checker() == p.side:
		return game.Say("event.offer.perpetual.warn")
	}
	return game.Say("event.offer.repeat.warn")
}
