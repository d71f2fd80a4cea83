package hundred

import "yanyi/game"

// The steps of a set of pieces at once: ten squares are a rank.

// The files whose pieces have no step to the west and to the east, and all squares.
const (
	westLow, westHigh = 0x1004010040100401, 0x4010040
	eastLow, eastHigh = 0x802008020080200, 0x802008020
	allHigh           = 0xfffffffff
)

func up(s set, n uint) set   { return set{Lo: s.Lo << n, Hi: (s.Hi<<n | s.Lo>>(64-n)) & allHigh} }
func down(s set, n uint) set { return set{Lo: s.Lo>>n | s.Hi<<(64-n), Hi: s.Hi >> n} }
func west(s set) set         { return down(set{Lo: s.Lo &^ westLow, Hi: s.Hi &^ westHigh}, 1) }
func east(s set) set         { return up(set{Lo: s.Lo &^ eastLow, Hi: s.Hi &^ eastHigh}, 1) }

// ahead is the squares one step before those of a side.
func ahead(s set, side game.Seat) set {
	if side == white {
		return up(s, 10)
	}
	return down(s, 10)
}

// tail is the squares behind those of a side, all the way home.
func tail(s set, side game.Seat) set {
	if side == white {
		s = down(s, 10)
		s = s.Or(down(s, 10))
		s = s.Or(down(s, 20))
		return s.Or(down(s, 40)).Or(down(s, 50))
	}
	s = up(s, 10)
	s = s.Or(up(s, 10))
	s = s.Or(up(s, 20))
	return s.Or(up(s, 40)).Or(up(s, 50))
}

// straights is the squares an orthogonal step away.
func straights(s set) set { return up(s, 10).Or(down(s, 10)).Or(east(s)).Or(west(s)) }

// slants is the squares a diagonal step away.
func slants(s set) set { return pawnHits(s, white).Or(pawnHits(s, black)) }

// pawnHits is the squares that a side's pawns attack.
func pawnHits(s set, side game.Seat) set { return ahead(east(s).Or(west(s)), side) }
