//go:build !page

package stratagem

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// staleLoss is what stale pieces cost (README.md, Stale pieces 水中停滯): nearly
// everything if the enemy may sweep them now.
func (p *position) staleLoss(j *judge, s game.Seat) (sum weights.Score) {
	if !p.stale.meets(p.of[s]) {
		return 0
	}
	for pieces := p.stale.and(p.of[s]); !pieces.empty(); {
		sum += j.worth[p.cells[pieces.pop()].Kind()]
	}
	lost := 4 // of twenty parts
	if p.side != s {
		lost = 15
	}
	return weights.Pair(sum.Mid()*lost/20, sum.End()*lost/20)
}

// stratagemWorth is what the kind in force is worth, and those that the next slide
// or step of the king would put in force (README.md, Tracks; Palaces).
func (p *position) stratagemWorth(j *judge, s game.Seat) weights.Score {
	sum := p.kindWorth(s, p.active[s], j.inForce)
	switch {
	case p.v.track:
		m := p.marker[s]
		if m > 0 {
			sum += p.withinReach(j, s, m-1)
		}
		if m < 8 {
			sum += p.withinReach(j, s, m+1)
		}
	case p.v.palace:
		for _, sq := range p.v.ground.kingSteps[s][p.king[s]] {
			if p.cells[sq] == game.NoPiece {
				sum += p.withinReach(j, s, p.kindAt[s][sq])
			}
		}
	}
	return sum
}

// withinReach is what it is worth that a kind is one step away. The enemy's own kind
// would not come into force but end both (README.md, Tracks; Cancelled 破解).
func (p *position) withinReach(j *judge, s game.Seat, n uint8) weights.Score {
	if n != 0 && n == p.active[s^1] {
		return j.deadlock
	}
	return p.kindWorth(s, n, j.withReach)
}

// kindWorth is what a kind is worth to a side as it stands, for each piece it
// changes; 升底兵 counts what there is to bring back.
func (p *position) kindWorth(s game.Seat, n uint8, worth []weights.Score) weights.Score {
	k := &p.v.kinds[n]
	if k.row == nil {
		return 0
	}
	if k.effect&rises != 0 {
		return worth[n].Times(p.rising(s))
	}
	return worth[n].Times(int(p.count[s][k.row.piece]))
}

// rising counts soldiers close to the last rank, if anything can be brought back:
// six for one a step away, three and two for those behind.
func (p *position) rising(s game.Seat) (n int) {
	if p.pool[s] == [3]uint8{} {
		return 0
	}
	for pawns := p.by[s][game.Pawn]; !pawns.empty(); {
		sq := pawns.pop()
		_, rank := p.v.ground.seen(s, sq)
		if left := p.v.ground.ranks - 1 - rank; left > 0 && left <= 3 && !p.missed.has(sq) {
			n += 6 / left
		}
	}
	return n
}
