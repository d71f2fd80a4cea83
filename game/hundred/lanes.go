package hundred

import "yanyi/game"

// Where pieces go on an empty board, as sets of squares. Lanes has rows beyond the last
// square, which are empty: asking an empty set for its lowest or highest square answers a
// number that leads there.
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
