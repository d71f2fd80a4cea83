//go:build !page

package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// stir adds up for each seat what its pieces have of the points they slide to.
func (p *position) stir(reach *[3]int) {
	for army, c := range p.command {
		if c == game.NoSeat {
			continue
		}
		for i, w := range p.armies[army] {
			for ; w != 0; w &= w - 1 {
				sq := game.Square(i<<6 | bits.TrailingZeros64(w))
				if k := p.board[sq].Kind(); p.slide[k] != 0 {
					reach[c] += p.slide[k] * p.slideRoom(sq, spans[k])
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

// slideRoom is how many empty points lie round a square on lines of some families.
func (p *position) slideRoom(sq game.Square, on span) int {
	n := 0
	for f := on.first; f < on.last; f++ {
		place, taken := p.lines.place[f][sq], p.taken[p.lines.line[f][sq]]
		n += bits.TrailingZeros32(taken>>(place+1)) + bits.LeadingZeros32(taken<<(32-place))
	}
	return n
}
