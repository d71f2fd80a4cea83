//go:build !page

package hundred

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// sight is what one side's pieces attack or guard.
type sight struct {
	all   set
	pawns set               // what pawns, swordsmen and axemen do
	minor set               // knights, bishops, guards, cannons and archers
	siege int               // pieces that look at the squares round the enemy's king
	by    [lastKind + 1]set // its pieces
	sum   weights.Score     // of places and room
}

// Directions by which to step: the orthogonal ones are even.
const (
	orthogonal = 0
	diagonal   = 1
)

// along is what a piece sees in every second direction from first, with the pieces
// of occ on the board: the empty squares and the first pieces.
func (j *judge) along(sq uint8, occ set, first int) set {
	rays := &j.rays[sq]
	a, b, c, d := rays[first], rays[first+2], rays[first+4], rays[first+6]
	if met := a.and(occ); !met.empty() {
		a = a.minus(j.rays[met.low()][first])
	}
	if met := b.and(occ); !met.empty() {
		b = b.minus(j.rays[met.low()][first+2])
	}
	if met := c.and(occ); !met.empty() {
		c = c.minus(j.rays[met.high()][first+4])
	}
	if met := d.and(occ); !met.empty() {
		d = d.minus(j.rays[met.high()][first+6])
	}
	return a.or(b).or(c).or(d)
}

// sees is what a piece attacks and where it can go: a cannon and an archer capture
// over one piece (hundred.md, pieces).
func (j *judge) sees(k game.Kind, sq uint8, s game.Seat, occ set) (hits, room set) {
	switch k {
	case game.Queen:
		hits = j.along(sq, occ, orthogonal).or(j.along(sq, occ, diagonal))
	case game.Rook:
		hits = j.along(sq, occ, orthogonal)
	case game.Bishop:
		hits = j.along(sq, occ, diagonal)
	case game.Cannon:
		return j.over(sq, occ, orthogonal)
	case game.Advisor:
		return j.over(sq, occ, diagonal)
	default:
		hits = j.steps[s][k][sq]
	}
	return hits, hits
}

// over is what stands behind one piece, and the squares before it.
func (j *judge) over(sq uint8, occ set, first int) (hits, room set) {
	near := j.along(sq, occ, first)
	return j.along(sq, occ.minus(near), first).minus(near), near.minus(occ)
}
