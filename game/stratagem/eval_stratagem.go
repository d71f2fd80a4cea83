package stratagem

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// staleLoss is the cost of stale pieces (README.md, Stale pieces 水中停滯): high if sweepable now.
func (p *position) staleLoss(j *judge, s game.Seat) (sum weights.Score) {
	if !p.stale.Meets(p.of[s]) {
		return 0
	}
	for pieces := p.stale.And(p.of[s]); !pieces.Empty(); {
		sum += j.worth[p.cells[pieces.Pop()].Kind()]
	}
	lost := 4 // of twenty parts
	if p.side != s {
		lost = 15
	}
	return weights.Pair(sum.Mid()*lost/20, sum.End()*lost/20)
}

// stratagemWorth is the value of the kind in force, and of those that the next slide or step of
// the king would put in force (README.md, Tracks; Palaces).
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
		for _, sq := range p.v.tables.kingSteps[s][p.king[s]] {
			if p.cells[sq] == game.NoPiece {
				sum += p.withinReach(j, s, p.kindAt[s][sq])
			}
		}
	}
	return sum
}

// withinReach is the value of a kind that is one step away. If the enemy has the same one in
// force, stepping there would end both (README.md, Tracks; Cancelled 破解).
func (p *position) withinReach(j *judge, s game.Seat, n uint8) weights.Score {
	if n != 0 && n == p.active[s^1] {
		return j.deadlock
	}
	return p.kindWorth(s, n, j.withReach)
}

// kindWorth is the value of a kind to a side in the present position: a value for each piece
// that it changes; with 升底兵, for each piece that can be brought back.
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
	for pawns := p.by[s][game.Pawn]; !pawns.Empty(); {
		sq := pawns.Pop()
		_, rank := p.v.tables.seen(s, sq)
		if left := p.v.tables.ranks - 1 - rank; left > 0 && left <= 3 && !p.missed.Has(sq) {
			n += 6 / left
		}
	}
	return n
}
