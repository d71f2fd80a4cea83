package stratagem

import "yanyi/game"

// quietLimit is how many turns without a capture, exchange, sweep or promotion
// make a draw: 60 moves each (stratagem.md §0).
const quietLimit = 120

// ended reports whether the game is over whatever turns there might be: by
// resignation or by 勝利兵.
func (p *position) ended() bool { return p.resign != game.NoSeat || p.hasWon() }

// hasWon reports whether the side to move has won by 勝利兵 (stratagem.md §5 16):
// it is looked at before anything else, even in check.
func (p *position) hasWon() bool {
	home := p.v.ground.home[p.side^1]
	return p.has(p.side, wins) && p.by[p.side][game.Pawn].has(home)
}

// Outcome judges in the order of stratagem.md: 勝利兵, no legal turn, then
// repetition, then the clock.
//
// Ruling: a third occurrence that falls together with the last turn of the clock
// is judged as a repetition.
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
	case p.history.Count(p.Hash(), int(p.clock)) >= 3:
		return p.repetition()
	case p.clock >= quietLimit:
		return drawn(p.clockReason())
	}
	return game.Outcome{Winner: game.NoSeat}
}

func won(winner game.Seat, reason string) game.Outcome {
	return game.Outcome{Over: true, Winner: winner, Side: winner ^ 1, Reason: reason}
}

func drawn(reason string) game.Outcome {
	return game.Outcome{Over: true, Winner: game.NoSeat, Reason: reason}
}

func (p *position) clockReason() string {
	if p.v.exchanges {
		return "event.result.draw.clock.qice"
	}
	return "event.result.draw.clock.xiangqi"
}

// repetition judges a third occurrence: if every move of exactly one side since
// the first gave check, that side loses.
func (p *position) repetition() game.Outcome {
	first := p.history.First(p.Hash(), int(p.clock))
	always := [2]bool{true, true}
	for i := first; i < p.journal.Len(); i++ {
		mover := p.journal.At(i).side
		after := p.checked
		if i+1 < p.journal.Len() {
			after = p.journal.At(i + 1).checked
		}
		always[mover] = always[mover] && after
	}
	if always[red] == always[black] {
		return drawn("event.result.draw.repetition")
	}
	if always[red] {
		return won(black, "event.result.by.perpetual")
	}
	return won(red, "event.result.by.perpetual")
}
