//go:build !page

package stratagem

import (
	"math/bits"

	"yanyi/game"
)

// sight is what one side's pieces attack or guard by their base moves.
type sight struct {
	all      set
	soldiers set // what soldiers do
	minor    set // horses and cannons
	siege    int // rooks, cannons, horses and soldiers that look into the enemy's palace
}

func (v *sight) add(seen set, palace set) {
	v.all = v.all.or(seen)
	if seen.meets(palace) {
		v.siege++
	}
}

// along is what a rook on a square sees with the pieces of occ on the board: the
// empty points of its lines and the first pieces.
func (j *judge) along(sq game.Square, occ set) set {
	rays := &j.rays[sq]
	east, north, west, south := rays[0], rays[1], rays[2], rays[3]
	if b := east.and(occ); !b.empty() {
		east = east.minus(j.rays[b.low()][0])
	}
	if b := north.and(occ); !b.empty() {
		north = north.minus(j.rays[b.low()][1])
	}
	if b := west.and(occ); !b.empty() {
		west = west.minus(j.rays[b.high()][2])
	}
	if b := south.and(occ); !b.empty() {
		south = south.minus(j.rays[b.high()][3])
	}
	return east.or(north).or(west).or(south)
}

// horseSight is what a horse sees past its legs.
func (p *position) horseSight(sq game.Square) (seen set) {
	for _, h := range p.v.ground.horse[sq] {
		if p.cells[h.via] == game.NoPiece {
			seen.add(h.to)
		}
	}
	return seen
}

// guardSight is what advisors, elephants and the king of a side see.
func (p *position) guardSight(j *judge, s game.Seat) set {
	seen := j.steps[s][game.King][p.king[s]]
	for pieces := p.by[s][game.Advisor]; !pieces.empty(); {
		seen = seen.or(j.steps[s][game.Advisor][pieces.pop()])
	}
	for pieces := p.by[s][game.Bishop]; !pieces.empty(); {
		for _, h := range p.v.ground.elephant[s][pieces.pop()] {
			if p.cells[h.via] == game.NoPiece {
				seen.add(h.to)
			}
		}
	}
	return seen
}

// low and high are the lowest and the highest square of a set that is not empty.
func (s set) low() game.Square {
	if s.lo != 0 {
		return game.Square(bits.TrailingZeros64(s.lo))
	}
	return game.Square(64 + bits.TrailingZeros64(s.hi))
}

func (s set) high() game.Square {
	if s.hi != 0 {
		return game.Square(127 - bits.LeadingZeros64(s.hi))
	}
	return game.Square(63 - bits.LeadingZeros64(s.lo))
}
