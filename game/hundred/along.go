package hundred

import "yanyi/game"

// along is the set of squares seen from a square along orthogonals or diagonals (every second
// direction, beginning with first) if the squares of occ are occupied: the empty squares and the
// first pieces.
func along(sq game.Square, occ set, first int) set {
	first &= 1
	l := &lanes[sq]
	a, b, c, d := l[first], l[first+2], l[first+4], l[first+6]
	return a.Minus(lanes[a.And(occ).Low()][first]).
		Or(b.Minus(lanes[b.And(occ).Low()][first+2])).
		Or(c.Minus(lanes[c.And(occ).High()][first+4])).
		Or(d.Minus(lanes[d.And(occ).High()][first+6]))
}

// over is the squares that a cannon or an archer sees. In each direction, near holds the
// squares up to the first piece, this one included; the result holds those behind it up to the
// second piece, this one included.
func over(sq game.Square, occ set, first int) (far, near set) {
	first &= 1
	l := &lanes[sq]
	a := lanes[l[first].And(occ).Low()][first]
	b := lanes[l[first+2].And(occ).Low()][first+2]
	c := lanes[l[first+4].And(occ).High()][first+4]
	d := lanes[l[first+6].And(occ).High()][first+6]
	far = a.Minus(lanes[a.And(occ).Low()][first]).
		Or(b.Minus(lanes[b.And(occ).Low()][first+2])).
		Or(c.Minus(lanes[c.And(occ).High()][first+4])).
		Or(d.Minus(lanes[d.And(occ).High()][first+6]))
	return far, crosses[sq][first].Minus(a.Or(b).Or(c).Or(d))
}
