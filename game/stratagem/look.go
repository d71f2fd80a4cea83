package stratagem

import "yanyi/game"

// Looking along the lines of a board by sets.

// along is what a rook on a square sees if just the squares of occ are occupied: the empty
// points of its lines and the first pieces.
func (g *boardTables) along(sq game.Square, occ set) set {
	rays := &g.rays[sq]
	east, north, west, south := rays[0], rays[1], rays[2], rays[3]
	if b := east.and(occ); !b.empty() {
		east = east.minus(g.rays[b.low()][0])
	}
	if b := north.and(occ); !b.empty() {
		north = north.minus(g.rays[b.low()][1])
	}
	if b := west.and(occ); !b.empty() {
		west = west.minus(g.rays[b.high()][2])
	}
	if b := south.and(occ); !b.empty() {
		south = south.minus(g.rays[b.high()][3])
	}
	return east.or(north).or(west).or(south)
}

// nearest is the first of the pieces on one of a square's rays, or NoSquare.
func nearest(ray int, pieces set) game.Square {
	switch {
	case pieces.empty():
		return game.NoSquare
	case ray < 2:
		return pieces.low()
	}
	return pieces.high()
}

// popNearest removes the first square on a ray from a set of some of its squares, which
// is not empty, and returns it.
func (s *set) popNearest(ray int) game.Square {
	if ray < 2 {
		return s.pop()
	}
	sq := s.high()
	s.remove(sq)
	return sq
}

// occupied is where pieces stand.
func (p *position) occupied() set { return p.of[0].or(p.of[1]) }
