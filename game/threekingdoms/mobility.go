package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// mobility sums for each seat the mobility of its sliding pieces.
func (e evaluation) mobility(reach *[3]int) {
	for army, c := range e.m.command {
		if c == game.NoSeat {
			continue
		}
		for i, w := range e.m.armies[army] {
			for ; w != 0; w &= w - 1 {
				sq := game.Square(i<<6 | bits.TrailingZeros64(w))
				if k := e.m.board[sq].Kind(); e.judge.slide[k] != 0 {
					reach[c] += e.judge.slide[k] * e.emptyAround(sq, spans[k])
				}
			}
		}
	}
}

// span is the families of lines a kind slides on: the first, and the one after the
// last. A face-down piece slides as its slot.
type span struct{ first, last uint8 }

var spans = [16]span{
	game.Queen: {0, 4}, game.Rook: {0, 2}, game.Cannon: {0, 2}, game.Bishop: {2, 4},
}

// emptyAround is the number of empty points adjacent to a square on lines of some families.
func (e evaluation) emptyAround(sq game.Square, on span) int {
	n := 0
	for f := on.first; f < on.last; f++ {
		place, taken := e.m.lines.place[f][sq], e.m.taken[e.m.lines.line[f][sq]]
		n += bits.TrailingZeros32(taken>>(place+1)) + bits.LeadingZeros32(taken<<(32-place))
	}
	return n
}
