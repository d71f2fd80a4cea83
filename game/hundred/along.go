package hundred

// along is what is seen from a square in every second direction from first, with the
// pieces of occ on the board: the empty squares and the first pieces.
func along(sq uint8, occ set, first int) set {
	first &= 1
	l := &lanes[sq]
	a, b, c, d := l[first], l[first+2], l[first+4], l[first+6]
	return a.minus(lanes[a.and(occ).low()][first]).
		or(b.minus(lanes[b.and(occ).low()][first+2])).
		or(c.minus(lanes[c.and(occ).high()][first+4])).
		or(d.minus(lanes[d.and(occ).high()][first+6]))
}

// over is what a cannon or an archer sees: the squares behind the first piece of each
// direction, up to and with the second, and in near those before and with the first.
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
