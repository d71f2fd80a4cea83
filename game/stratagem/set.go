package stratagem

import (
	"math/bits"

	"yanyi/game"
)

// set is a set of squares, one bit each; boards have 99 squares at most.
type set struct{ lo, hi uint64 }

// bit is the set of one square. Shifts by 64 and more give 0, so that each
// square lands in one half and NoSquare in none.
func bit(sq game.Square) set { return set{1 << sq, 1 << (sq - 64)} }

func setOf(squares ...game.Square) (s set) {
	for _, sq := range squares {
		s = s.or(bit(sq))
	}
	return s
}

func (s set) has(sq game.Square) bool {
	half := s.lo
	if sq >= 64 {
		half = s.hi // of which the highest bit, NoSquare's, is never set
	}
	return half>>(sq&63)&1 != 0
}

func (s set) empty() bool      { return s.lo|s.hi == 0 }
func (s set) len() int         { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }
func (s set) or(t set) set     { return set{s.lo | t.lo, s.hi | t.hi} }
func (s set) and(t set) set    { return set{s.lo & t.lo, s.hi & t.hi} }
func (s set) minus(t set) set  { return set{s.lo &^ t.lo, s.hi &^ t.hi} }
func (s set) meets(t set) bool { return s.lo&t.lo|s.hi&t.hi != 0 }

func (s *set) add(sq game.Square)    { *s = s.or(bit(sq)) }
func (s *set) remove(sq game.Square) { *s = s.minus(bit(sq)) }

// toggle adds a square that is not in the set and removes one that is.
func (s *set) toggle(sq game.Square) {
	b := bit(sq)
	s.lo ^= b.lo
	s.hi ^= b.hi
}

// pop removes the lowest square of a set that is not empty and returns it.
func (s *set) pop() game.Square {
	if s.lo != 0 {
		sq := bits.TrailingZeros64(s.lo)
		s.lo &= s.lo - 1
		return game.Square(sq)
	}
	sq := bits.TrailingZeros64(s.hi)
	s.hi &= s.hi - 1
	return game.Square(sq + 64)
}

// low and high are the lowest and the highest square of a set that is not empty.
func (s set) low() game.Square {
	if s.lo != 0 {
		return game.Square(bits.TrailingZeros64(s.lo))
	}
	return game.Square(64 + bits.TrailingZeros64(s.hi))
}

func (s set) high() game.Square {
	if s.hi != 0 {
		return game.Square(127 - bits.LeadingZeros64(s.hi))
	}
	return game.Square(63 - bits.LeadingZeros64(s.lo))
}
