package hundred

import "yanyi/game"

// Where pieces go on an empty board, as sets of squares. Rows of lanes that belong to
// no square are empty: the lowest and the highest square of an empty set lead there.
var (
	lanes      [256][8]set      // by direction
	crosses    [squares][2]set  // all orthogonal, all diagonal lanes
	steps      [16][squares]set // of the kinds that step or leap
	takes      [2][squares]set  // of a side's pawns
	ranks      [10]set
	everywhere set // all squares
)

// Directions by which to step: the orthogonal ones are even.
const (
	orthogonal = 0
	diagonal   = 1
)

func layLanes() {
	for sq := range uint8(squares) {
		for d := range 8 {
			r := &rays[sq][d]
			lanes[sq][d] = setOf(r.sq[:r.n]...)
			crosses[sq][d&1] = crosses[sq][d&1].or(lanes[sq][d])
		}
		ranks[sq/10].add(sq)
		everywhere.add(sq)
		straight, slant := bit(sq).straights(), bit(sq).slants()
		steps[game.King][sq] = straight.or(slant)
		steps[game.Guard][sq] = straight.or(slant)
		steps[game.Wazir][sq], steps[game.Ferz][sq] = straight, slant
		steps[game.Knight][sq] = setOf(leaps[sq]...)
		for s := range game.Seat(2) {
			takes[s][sq] = bit(sq).pawnHits(s)
		}
	}
}

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
// direction, up to and with the second, and in room those before and with the first.
func over(sq uint8, occ set, first int) (far, room set) {
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
