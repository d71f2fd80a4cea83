package stratagem

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// phaseMost is the phase while every rook (4), cannon and horse (2) is there.
const phaseMost = 32

// Odds is how many centipawns of lead make winning e times as likely as losing.
func (p *position) Odds() int { return p.v.judging().odds }

// evaluation weighs a position.
type evaluation struct{ p *position }

func (p *position) evaluation() evaluation { return evaluation{p} }

// Eval is how well seat s stands in centipawns. It is linear in the weights, except that a
// side with nothing left to attack with keeps but a share of its lead.
func (p *position) Eval(s game.Seat) int {
	j := p.v.judging()
	ours, theirs := p.evaluation().stand(j, s)
	score := ours - theirs
	if p.side == s {
		score += j.turn
	} else {
		score -= j.turn
	}
	return p.evaluation().winnable(s, score.Taper(p.evaluation().phase(), phaseMost))
}

// phase is how much of the middle game is left, from phaseMost to 0.
func (e evaluation) phase() (n int) {
	for s := range e.p.count {
		by := &e.p.count[s]
		n += 4*int(by[game.Rook]) + 2*int(by[game.Cannon]+by[game.Knight])
	}
	return min(n, phaseMost)
}

// winnable leaves a quarter of the lead of a side that has nothing left to cross
// the river with.
func (e evaluation) winnable(s game.Seat, score int) int {
	if score < 0 {
		s ^= 1
	}
	by := &e.p.by[s]
	if by[game.Rook].or(by[game.Cannon]).or(by[game.Knight]).or(by[game.Pawn]).empty() {
		return score / 4
	}
	return score
}

// stand is the merits of side s and of the other side.
func (e evaluation) stand(j *judge, s game.Seat) (ours, theirs weights.Score) {
	var sights [2]sight
	ours, theirs = e.pieces(j, s, &sights[s]), e.pieces(j, s^1, &sights[s^1])
	ours += e.threats(j, s, &sights) - e.danger(j, s, &sights)
	theirs += e.threats(j, s^1, &sights) - e.danger(j, s^1, &sights)
	if e.p.v.edition != noStratagems {
		ours += e.stratagemWorth(j, s)
		theirs += e.stratagemWorth(j, s^1)
	}
	return ours - e.staleLoss(j, s), theirs - e.staleLoss(j, s^1)
}

// pieces is what a side's pieces are worth where they stand and for what they can
// reach.
func (e evaluation) pieces(j *judge, s game.Seat, v *sight) (sum weights.Score) {
	by, place := &e.p.by[s], &j.place[s]
	g, occ, palace := e.p.v.tables, e.p.occupied(), e.p.v.tables.palace[s^1]
	sum = place[game.King][e.p.king[s]]
	for pieces := by[game.Rook]; !pieces.empty(); {
		sq := pieces.pop()
		seen := g.along(sq, occ)
		sum += place[game.Rook][sq] + j.mobility[game.Rook][seen.minus(occ).len()]
		v.add(seen, palace)
	}
	for pieces := by[game.Knight]; !pieces.empty(); {
		sq := pieces.pop()
		seen := e.p.attacks().horseSight(sq)
		sum += place[game.Knight][sq] + j.mobility[game.Knight][seen.minus(e.p.of[s]).len()]
		v.add(seen, palace)
		v.minor = v.minor.or(seen)
	}
	return sum + e.cannons(j, s, occ, v) + e.soldiers(j, s, v) + e.court(j, s, v) + e.pairs(j, s)
}

// cannons looks along the lines for places to go and over one piece for prey.
func (e evaluation) cannons(j *judge, s game.Seat, occ set, v *sight) (sum weights.Score) {
	g, palace := e.p.v.tables, e.p.v.tables.palace[s^1]
	for pieces := e.p.by[s][game.Cannon]; !pieces.empty(); {
		sq := pieces.pop()
		near := g.along(sq, occ)
		// Without the screens the lines go on to what stands behind them.
		far := g.along(sq, occ.minus(near)).minus(near)
		sum += j.place[s][game.Cannon][sq] + j.mobility[game.Cannon][near.minus(occ).len()]
		v.add(far, palace)
		v.minor = v.minor.or(far)
	}
	return sum
}

// soldiers adds up soldiers, those side by side beyond the river too.
func (e evaluation) soldiers(j *judge, s game.Seat, v *sight) (sum weights.Score) {
	g, own, place := e.p.v.tables, e.p.by[s][game.Pawn], &j.place[s][game.Pawn]
	for pieces := own; !pieces.empty(); {
		sq := pieces.pop()
		sum += place[sq]
		v.soldiers = v.soldiers.or(j.steps[s][game.Pawn][sq])
	}
	for pieces := own.minus(g.half[s]); !pieces.empty(); {
		if g.beside[pieces.pop()].meets(own) {
			sum += j.beside
		}
	}
	v.siege += own.and(j.besiege[s]).len()
	v.all = v.all.or(v.soldiers)
	return sum
}

// court adds up advisors and elephants, who look round as the king does.
func (e evaluation) court(j *judge, s game.Seat, v *sight) (sum weights.Score) {
	seen := j.steps[s][game.King][e.p.king[s]]
	for pieces := e.p.by[s][game.Advisor]; !pieces.empty(); {
		sq := pieces.pop()
		sum += j.place[s][game.Advisor][sq]
		seen = seen.or(j.steps[s][game.Advisor][sq])
	}
	for pieces := e.p.by[s][game.Bishop]; !pieces.empty(); {
		sq := pieces.pop()
		sum += j.place[s][game.Bishop][sq]
		for _, h := range e.p.v.tables.elephant[s][sq] {
			if e.p.cells[h.via] == game.NoPiece {
				seen.add(h.to)
			}
		}
	}
	v.all = v.all.or(seen)
	return sum
}

// pairs is what it is worth to have two of a kind.
func (e evaluation) pairs(j *judge, s game.Seat) (sum weights.Score) {
	for _, k := range [5]game.Kind{game.Advisor, game.Bishop, game.Rook, game.Cannon, game.Knight} {
		if e.p.count[s][k] > 1 {
			sum += j.pair[k]
		}
	}
	return sum
}

// threats is what it is worth that side s attacks loose pieces, attacks rooks with lesser
// pieces, and attacks horses and cannons with soldiers. Each weight is a pair: if s is to
// move, and if it is not.
func (e evaluation) threats(j *judge, s game.Seat, sights *[2]sight) (sum weights.Score) {
	mine, by := &sights[s], &e.p.by[s^1]
	late := int(e.p.side ^ s)
	loose := mine.all.and(e.p.of[s^1]).minus(sights[s^1].all)
	for rest := loose; !rest.empty(); {
		sum += j.loose[e.p.cells[rest.pop()].Kind()][late]
	}
	if hit := by[game.Rook].and(mine.minor.or(mine.soldiers)).minus(loose); !hit.empty() {
		sum += j.chased[late].Times(hit.len())
	}
	if hit := by[game.Knight].or(by[game.Cannon]).and(mine.soldiers).minus(loose); !hit.empty() {
		sum += j.pressed[late].Times(hit.len())
	}
	return sum
}
