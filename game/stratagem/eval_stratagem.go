package stratagem

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// staleLoss is what stale pieces cost (README.md, Stale pieces 水中停滯): nearly
// everything if the enemy may sweep them now.
func (e evaluation) staleLoss(j *judge, s game.Seat) (sum weights.Score) {
	if !e.p.stale.meets(e.p.of[s]) {
		return 0
	}
	for pieces := e.p.stale.and(e.p.of[s]); !pieces.empty(); {
		sum += j.worth[e.p.cells[pieces.pop()].Kind()]
	}
	lost := 4 // of twenty parts
	if e.p.side != s {
		lost = 15
	}
	return weights.Pair(sum.Mid()*lost/20, sum.End()*lost/20)
}

// stratagemWorth is what the kind in force is worth, and those that the next slide
// or step of the king would put in force (README.md, Tracks; Palaces).
func (e evaluation) stratagemWorth(j *judge, s game.Seat) weights.Score {
	sum := e.kindWorth(s, e.p.active[s], j.inForce)
	switch {
	case e.p.v.track:
		m := e.p.marker[s]
		if m > 0 {
			sum += e.withinReach(j, s, m-1)
		}
		if m < 8 {
			sum += e.withinReach(j, s, m+1)
		}
	case e.p.v.palace:
		for _, sq := range e.p.v.tables.kingSteps[s][e.p.king[s]] {
			if e.p.cells[sq] == game.NoPiece {
				sum += e.withinReach(j, s, e.p.kindAt[s][sq])
			}
		}
	}
	return sum
}

// withinReach is what it is worth that a kind is one step away. If the enemy has the same
// one in force, stepping there would end both (README.md, Tracks; Cancelled 破解).
func (e evaluation) withinReach(j *judge, s game.Seat, n uint8) weights.Score {
	if n != 0 && n == e.p.active[s^1] {
		return j.deadlock
	}
	return e.kindWorth(s, n, j.withReach)
}

// kindWorth is what a kind is worth to a side in the present position: so much for each
// piece that it changes; with 升底兵, for what there is to bring back.
func (e evaluation) kindWorth(s game.Seat, n uint8, worth []weights.Score) weights.Score {
	k := &e.p.v.kinds[n]
	if k.row == nil {
		return 0
	}
	if k.effect&rises != 0 {
		return worth[n].Times(e.rising(s))
	}
	return worth[n].Times(int(e.p.count[s][k.row.piece]))
}

// rising counts soldiers close to the last rank, if anything can be brought back:
// six for one a step away, three and two for those behind.
func (e evaluation) rising(s game.Seat) (n int) {
	if e.p.pool[s] == [3]uint8{} {
		return 0
	}
	for pawns := e.p.by[s][game.Pawn]; !pawns.empty(); {
		sq := pawns.pop()
		_, rank := e.p.v.tables.seen(s, sq)
		if left := e.p.v.tables.ranks - 1 - rank; left > 0 && left <= 3 && !e.p.missed.has(sq) {
			n += 6 / left
		}
	}
	return n
}
