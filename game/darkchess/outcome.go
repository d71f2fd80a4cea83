package darkchess

import (
	"math/bits"

	"yanyi/game"
	"yanyi/game/board"
)

// Outcome is the last player left, or the most material after fifty quiet rounds.
func (p *position) Outcome() game.Outcome {
	switch {
	case p.alive.Len() == 1:
		winner := game.Seat(bits.TrailingZeros8(uint8(p.alive)))
		return game.Outcome{Over: true, Winner: winner, Side: winner, Reason: "event.result.by.last", Points: p.points}
	case p.pending == game.NoSquare && p.quietLeft() <= 0:
		return p.byMaterial()
	}
	return game.Outcome{Winner: game.NoSeat}
}

// quietLeft is the number of further turns without turn-over or capture that end the game.
func (p *position) quietLeft() int { return roundN*p.alive.Len() - int(p.clock) }

// Warning says that quiet turns are about to end the game (game.Warner). A third occurrence of a
// position is illegal and ends nothing.
func (p *position) Warning() game.Phrase {
	if p.pending != game.NoSquare || p.Outcome().Over {
		return game.Phrase{}
	}
	return board.Quiet("event.offer.clock.warn.anqi", p.quietLeft())
}

// byMaterial is the outcome by material: the highest sum wins, on equality the side that
// captured last.
//
// Ruling: if the last to capture is not among the equals, or a position string does not say who
// it was, the first of them in turn order wins. Of three living players the winner scores 2, the
// next in material 1 and the last 0.
func (p *position) byMaterial() game.Outcome {
	best, reason := game.NoSeat, "event.result.by.material"
	for s := range game.Seat(seats) {
		switch {
		case !p.alive.Has(s):
		case best == game.NoSeat || p.material(s) > p.material(best):
			best, reason = s, "event.result.by.material"
		case p.material(s) == p.material(best):
			reason = "event.result.by.lastcapture"
			if s == p.lastCapture {
				best = s
			}
		}
	}
	o := game.Outcome{Over: true, Winner: best, Side: best, Reason: reason, Points: p.points}
	o.Points[best] = 2
	if p.alive.Len() == seats {
		o.Points[p.second(best)] = 1
	}
	return o
}

// second is the living seat after the winner in material, earlier in turn order on equality.
func (p *position) second(winner game.Seat) game.Seat {
	a := p.nextAlive(winner)
	b := p.nextAlive(a)
	if p.material(b) > p.material(a) || p.material(b) == p.material(a) && b < a {
		return b
	}
	return a
}

// material sums the values of the pieces a seat commands and of its part of the bag.
func (p *position) material(s game.Seat) int {
	sum := 0
	for own := p.commanded(s); own != 0; {
		sum += rank[p.at[own.pop()].Kind()]
	}
	for k := game.King; k <= game.Pawn; k++ {
		sum += rank[k] * p.bags[s].Count(k)
	}
	return sum
}

// Granted is the points of an eliminated seat while the others play on (README.md, Going out,
// end).
func (p *position) Granted(s game.Seat) int { return int(p.points[s]) }
