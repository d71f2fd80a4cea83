package threekingdoms

import (
	"math/bits"

	"yanyi/game"
)

// set is a set of squares.
type set [4]uint64

func (s *set) has(sq game.Square) bool { return s[sq>>6]>>(sq&63)&1 != 0 }
func (s *set) add(sq game.Square)      { s[sq>>6] |= 1 << (sq & 63) }
func (s *set) flip(sq game.Square)     { s[sq>>6] ^= 1 << (sq & 63) }

func (s *set) join(o *set) {
	for i := range s {
		s[i] |= o[i]
	}
}

func (s *set) empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// all ranges over the squares in ascending order.
func (s set) all(yield func(game.Square) bool) {
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			if !yield(game.Square(i<<6 | bits.TrailingZeros64(w))) {
				return
			}
		}
	}
}

// lowest is the square of the lowest bit of word i of a set.
func lowest(i int, word uint64) game.Square {
	return game.Square(i<<6 | bits.TrailingZeros64(word))
}
