package board

import (
	"math/bits"

	"yanyi/game"
)

// Set is a set of squares of a board of up to 128, one bit each. (A struct, unlike an array,
// is kept in registers.)
type Set struct{ Lo, Hi uint64 }

// Bit is the set of one square, empty for NoSquare, because shifts by 64 and more give 0.
func Bit(sq game.Square) Set { return Set{1 << sq, 1 << (sq - 64)} }

// SetOf is the set of some squares.
func SetOf(squares ...game.Square) (s Set) {
	for _, sq := range squares {
		s = s.Or(Bit(sq))
	}
	return s
}

// Has reports whether a square is in the set.
func (s Set) Has(sq game.Square) bool {
	half := s.Lo
	if sq >= 64 {
		half = s.Hi // of which the highest bit, NoSquare's, is never set
	}
	return half>>(sq&63)&1 != 0
}

// Empty reports whether there is no square in the set.
func (s Set) Empty() bool { return s.Lo|s.Hi == 0 }

// Len is the number of squares.
func (s Set) Len() int { return bits.OnesCount64(s.Lo) + bits.OnesCount64(s.Hi) }

// Or is the squares of either set.
func (s Set) Or(t Set) Set { return Set{s.Lo | t.Lo, s.Hi | t.Hi} }

// And is the squares of both sets.
func (s Set) And(t Set) Set { return Set{s.Lo & t.Lo, s.Hi & t.Hi} }

// Minus is the squares of s that are not in t.
func (s Set) Minus(t Set) Set { return Set{s.Lo &^ t.Lo, s.Hi &^ t.Hi} }

// Meets reports whether the sets share a square.
func (s Set) Meets(t Set) bool { return s.Lo&t.Lo|s.Hi&t.Hi != 0 }

// Add adds a square.
func (s *Set) Add(sq game.Square) { *s = s.Or(Bit(sq)) }

// Remove takes a square out.
func (s *Set) Remove(sq game.Square) { *s = s.Minus(Bit(sq)) }

// Toggle adds a square that is not in the set and removes one that is.
func (s *Set) Toggle(sq game.Square) {
	b := Bit(sq)
	s.Lo ^= b.Lo
	s.Hi ^= b.Hi
}

// Pop removes the lowest square of a set that is not empty and returns it.
func (s *Set) Pop() game.Square {
	if s.Lo != 0 {
		sq := bits.TrailingZeros64(s.Lo)
		s.Lo &= s.Lo - 1
		return game.Square(sq)
	}
	sq := bits.TrailingZeros64(s.Hi)
	s.Hi &= s.Hi - 1
	return game.Square(64 + sq)
}

// Low is the lowest square of a set, no square of the board for an empty one.
func (s Set) Low() game.Square {
	if s.Lo != 0 {
		return game.Square(bits.TrailingZeros64(s.Lo))
	}
	return game.Square(64 + bits.TrailingZeros64(s.Hi))
}

// High is the highest square of a set, no square of the board for an empty one.
func (s Set) High() game.Square {
	if s.Hi != 0 {
		return game.Square(63 + bits.Len64(s.Hi))
	}
	return game.Square(bits.Len64(s.Lo) - 1)
}
