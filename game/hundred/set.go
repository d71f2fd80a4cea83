package hundred

import "math/bits"

// set is a set of squares, one bit each. (A struct, unlike an array, is kept in
// registers.)
type set struct{ lo, hi uint64 }

// bit is the set of one square. Shifts by 64 and more give 0, so that each square
// lands in one half.
func bit(sq uint8) set { return set{1 << sq, 1 << (sq - 64)} }

func setOf(squares ...uint8) (s set) {
	for _, sq := range squares {
		s.add(sq)
	}
	return s
}

func (s *set) add(sq uint8)    { *s = s.or(bit(sq)) }
func (s *set) remove(sq uint8) { *s = s.minus(bit(sq)) }

func (s set) has(sq uint8) bool { return (s.lo>>sq|s.hi>>(sq-64))&1 != 0 }
func (s set) len() int          { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }
func (s set) empty() bool       { return s.lo|s.hi == 0 }
func (s set) or(t set) set      { return set{s.lo | t.lo, s.hi | t.hi} }
func (s set) and(t set) set     { return set{s.lo & t.lo, s.hi & t.hi} }
func (s set) minus(t set) set   { return set{s.lo &^ t.lo, s.hi &^ t.hi} }
func (s set) meets(t set) bool  { return s.lo&t.lo|s.hi&t.hi != 0 }

// pop removes and returns the lowest square; ok is false when the set is empty.
func (s *set) pop() (sq uint8, ok bool) {
	if s.lo != 0 {
		sq = uint8(bits.TrailingZeros64(s.lo))
		s.lo &= s.lo - 1
		return sq, true
	}
	if s.hi != 0 {
		sq = 64 + uint8(bits.TrailingZeros64(s.hi))
		s.hi &= s.hi - 1
		return sq, true
	}
	return 0, false
}

// popHigh is pop for the highest square.
func (s *set) popHigh() (sq uint8, ok bool) {
	if s.hi != 0 {
		sq = uint8(63 - bits.LeadingZeros64(s.hi))
		s.hi ^= 1 << (sq & 63)
		return 64 + sq, true
	}
	if s.lo != 0 {
		sq = uint8(63 - bits.LeadingZeros64(s.lo))
		s.lo ^= 1 << (sq & 63)
		return sq, true
	}
	return 0, false
}

// low and high are the lowest and the highest square of a set; of an empty one they
// are no square.
func (s set) low() uint8 {
	if s.lo != 0 {
		return uint8(bits.TrailingZeros64(s.lo))
	}
	return uint8(64 + bits.TrailingZeros64(s.hi))
}

func (s set) high() uint8 {
	if s.hi != 0 {
		return uint8(127 - bits.LeadingZeros64(s.hi))
	}
	return uint8(63 - bits.LeadingZeros64(s.lo))
}
