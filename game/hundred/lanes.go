package hundred

import (
	"yanyi/game"
	"yanyi/game/board"
)

// The moves of pieces on an empty board, as sets of squares. Lanes has rows beyond the last
// square, which are empty: the lowest or highest square of an empty set is a number that leads
// there.
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
	leaps := board.Steps(geometry, board.KnightLeaps, nil)
	for sq := range game.Square(squares) {
		for d := range 8 {
			r := &rays[sq][d]
			lanes[sq][d] = board.SetOf(r.sq[:r.n]...)
			crosses[sq][d&1] = crosses[sq][d&1].Or(lanes[sq][d])
		}
		ranks[sq/10].Add(sq)
		everywhere.Add(sq)
		straight, slant := straights(board.Bit(sq)), slants(board.Bit(sq))
		steps[game.King][sq] = straight.Or(slant)
		steps[game.Guard][sq] = straight.Or(slant)
		steps[game.Wazir][sq], steps[game.Ferz][sq] = straight, slant
		steps[game.Knight][sq] = board.SetOf(leaps[sq]...)
		for s := range game.Seat(2) {
			takes[s][sq] = pawnHits(board.Bit(sq), s)
		}
	}
}

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
