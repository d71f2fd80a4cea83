package hundred

// along is what is seen from a square along orthogonals or along diagonals (every second
// direction, beginning with first) if the squares of occ are occupied: the empty squares
// and the first pieces.
func along(sq uint8, occ set, first int) set {
	first &= 1
	l := &lanes[sq]
	a, b, c, d := l[first], l[first+2], l[first+4], l[first+6]
	return a.minus(lanes[a.and(occ).low()][first]).
		or(b.minus(lanes[b.and(occ).low()][first+2])).
		or(c.minus(lanes[c.and(occ).high()][first+4])).
		or(d.minus(lanes[d.and(occ).high()][first+6]))
}

// over is what a cannon or an archer sees. In each direction, near holds the squares up to
// the first piece, this one included; the result holds those behind it up to the second
// piece, this one included.
func over(sq uint8, occ set, first int) (far, near set) {
	first &= 1
	l := &lanes[sq]
	a := lanes[l[first].and(occ).low()][first]
	b := lanes[l[first+2].and(occ).low()][first+2]
	c := lanes[l[first+4].and(occ).high()][first+4]
	d := lanes[l[first+6].and(occ).high()][first+6]
	far = a.minus(lanes[a.and(occ).low()][first]).
		or(b.minus(lanes[b.and(occ).low()][first+2])).
		or(c.minus(lanes[c.and(occ).high()][first+4])).
		or(d.minus(lanes[d.and(occ).high()][first+6]))
	return far, crosses[sq][first].minus(a.or(b).or(c).or(d))
}
