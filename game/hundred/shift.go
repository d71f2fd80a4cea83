package hundred

import "yanyi/game"

// All steps of a set of pieces at once: ten squares are a rank.

// The files whose pieces have no step to the west and to the east, and all squares.
const (
	westLow, westHigh = 0x1004010040100401, 0x4010040
	eastLow, eastHigh = 0x802008020080200, 0x802008020
	allHigh           = 0xfffffffff
)

func (s set) up(n uint) set   { return set{s.lo << n, (s.hi<<n | s.lo>>(64-n)) & allHigh} }
func (s set) down(n uint) set { return set{s.lo>>n | s.hi<<(64-n), s.hi >> n} }
func (s set) noWest() set     { return set{s.lo &^ westLow, s.hi &^ westHigh} }
func (s set) noEast() set     { return set{s.lo &^ eastLow, s.hi &^ eastHigh} }

// ahead is the squares one step before those of a side.
func (s set) ahead(side game.Seat) set {
	if side == white {
		return s.up(10)
	}
	return s.down(10)
}

// tail is the squares behind those of a side, all the way home.
func (s set) tail(side game.Seat) set {
	if side == white {
		s = s.down(10)
		s = s.or(s.down(10))
		s = s.or(s.down(20))
		return s.or(s.down(40)).or(s.down(50))
	}
	s = s.up(10)
	s = s.or(s.up(10))
	s = s.or(s.up(20))
	return s.or(s.up(40)).or(s.up(50))
}

// file is the files on which a set has squares.
func (s set) file() set { return s.or(s.tail(white)).or(s.tail(black)) }

// straights is the squares an orthogonal step away.
func (s set) straights() set {
	return s.up(10).or(s.down(10)).or(s.noEast().up(1)).or(s.noWest().down(1))
}

// slants is the squares a diagonal step away.
func (s set) slants() set { return s.pawnHits(white).or(s.pawnHits(black)) }

// pawnHits is what pawns of a side attack.
func (s set) pawnHits(side game.Seat) set {
	east, west := s.noEast(), s.noWest()
	if side == white {
		return east.up(11).or(west.up(9))
	}
	return east.down(9).or(west.down(11))
}
