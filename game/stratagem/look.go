package stratagem

import "yanyi/game"

// Line scans by sets of squares.

// along is the set of squares that a rook on a square attacks if exactly the squares of occ are
// occupied: the empty points of its lines and the first pieces.
func (g *boardTables) along(sq game.Square, occ set) set {
	rays := &g.rays[sq]
	east, north, west, south := rays[0], rays[1], rays[2], rays[3]
	if b := east.And(occ); !b.Empty() {
		east = east.Minus(g.rays[b.Low()][0])
	}
	if b := north.And(occ); !b.Empty() {
		north = north.Minus(g.rays[b.Low()][1])
	}
	if b := west.And(occ); !b.Empty() {
		west = west.Minus(g.rays[b.High()][2])
	}
	if b := south.And(occ); !b.Empty() {
		south = south.Minus(g.rays[b.High()][3])
	}
	return east.Or(north).Or(west).Or(south)
}

// nearest is the first piece on one of a square's rays, or NoSquare.
func nearest(ray int, pieces set) game.Square {
	switch {
	case pieces.Empty():
		return game.NoSquare
	case ray < 2:
		return pieces.Low()
	}
	return pieces.High()
}

// popNearest removes and returns the first square on a ray from a set of some of its squares.
func popNearest(s *set, ray int) game.Square {
	if ray < 2 {
		return s.Pop()
	}
	sq := s.High()
	s.Remove(sq)
	return sq
}

// occupied is the set of occupied squares.
func (p *position) occupied() set { return p.of[0].Or(p.of[1]) }
