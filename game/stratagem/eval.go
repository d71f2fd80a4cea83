package stratagem

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// phaseMost is the phase with every rook (4), cannon and horse (2).
const phaseMost = 32

// Odds is the lead in centipawns that makes winning e times as likely as losing.
func (p *position) Odds() int { return p.v.judging().odds }

// Eval is the value of the position for seat s in centipawns: Plain, with a net's correction
// where the variant has one.
func (p *position) Eval(s game.Seat) int {
	lead := p.lead(s)
	if n := p.v.judging().net; n != nil {
		lead += p.correct(n, s)
	}
	return p.winnable(s, lead)
}

// Plain is the value of the position for seat s in centipawns without a net. It is linear in the
// weights, except that a side with nothing left to attack with keeps only a share of its lead.
func (p *position) Plain(s game.Seat) int { return p.winnable(s, p.lead(s)) }

// lead is the sum of the weights that favour seat s.
func (p *position) lead(s game.Seat) int {
	j := p.v.judging()
	ours, theirs := p.stand(j, s)
	score := ours - theirs
	if p.side == s {
		score += j.turn
	} else {
		score -= j.turn
	}
	return score.Taper(p.phase(), phaseMost)
}

// phase is the remaining part of the middle game, from phaseMost to 0.
func (p *position) phase() (n int) {
	for s := range p.count {
		by := &p.count[s]
		n += 4*int(by[game.Rook]) + 2*int(by[game.Cannon]+by[game.Knight])
	}
	return min(n, phaseMost)
}

// winnable reduces to a quarter the lead of a side that has nothing left to cross the river
// with.
func (p *position) winnable(s game.Seat, score int) int {
	if score < 0 {
		s ^= 1
	}
	by := &p.by[s]
	if by[game.Rook].Or(by[game.Cannon]).Or(by[game.Knight]).Or(by[game.Pawn]).Empty() {
		return score / 4
	}
	return score
}

// stand is the evaluation terms of side s and of the other side.
func (p *position) stand(j *judge, s game.Seat) (ours, theirs weights.Score) {
	var sights [2]sight
	ours, theirs = p.pieces(j, s, &sights[s]), p.pieces(j, s^1, &sights[s^1])
	ours += p.threats(j, s, &sights) - p.danger(j, s, &sights)
	theirs += p.threats(j, s^1, &sights) - p.danger(j, s^1, &sights)
	if p.v.edition != noStratagems {
		ours += p.stratagemWorth(j, s)
		theirs += p.stratagemWorth(j, s^1)
	}
	return ours - p.staleLoss(j, s), theirs - p.staleLoss(j, s^1)
}

// pieces is the value of a side's pieces by their squares and mobility.
func (p *position) pieces(j *judge, s game.Seat, v *sight) (sum weights.Score) {
	by, place := &p.by[s], &j.place[s]
	g, occ, palace := p.v.tables, p.occupied(), p.v.tables.palace[s^1]
	sum = place[game.King][p.king[s]]
	for pieces := by[game.Rook]; !pieces.Empty(); {
		sq := pieces.Pop()
		seen := g.along(sq, occ)
		sum += place[game.Rook][sq] + j.mobility[game.Rook][seen.Minus(occ).Len()]
		v.add(seen, palace)
	}
	for pieces := by[game.Knight]; !pieces.Empty(); {
		sq := pieces.Pop()
		seen := p.horseSight(sq)
		sum += place[game.Knight][sq] + j.mobility[game.Knight][seen.Minus(p.of[s]).Len()]
		v.add(seen, palace)
		v.minor = v.minor.Or(seen)
	}
	return sum + p.cannons(j, s, occ, v) + p.soldiers(j, s, v) + p.court(j, s, v) + p.pairs(j, s)
}

// cannons scans the lines for empty points and, over one piece, for targets.
func (p *position) cannons(j *judge, s game.Seat, occ set, v *sight) (sum weights.Score) {
	g, palace := p.v.tables, p.v.tables.palace[s^1]
	for pieces := p.by[s][game.Cannon]; !pieces.Empty(); {
		sq := pieces.Pop()
		near := g.along(sq, occ)
		// Without the screens the lines extend to the pieces behind them.
		far := g.along(sq, occ.Minus(near)).Minus(near)
		sum += j.place[s][game.Cannon][sq] + j.mobility[game.Cannon][near.Minus(occ).Len()]
		v.add(far, palace)
		v.minor = v.minor.Or(far)
	}
	return sum
}

// soldiers sums the values of soldiers, including pairs side by side beyond the river.
func (p *position) soldiers(j *judge, s game.Seat, v *sight) (sum weights.Score) {
	g, own, place := p.v.tables, p.by[s][game.Pawn], &j.place[s][game.Pawn]
	for pieces := own; !pieces.Empty(); {
		sq := pieces.Pop()
		sum += place[sq]
		v.soldiers = v.soldiers.Or(j.steps[s][game.Pawn][sq])
	}
	for pieces := own.Minus(g.half[s]); !pieces.Empty(); {
		if g.beside[pieces.Pop()].Meets(own) {
			sum += j.beside
		}
	}
	v.siege += own.And(j.besiege[s]).Len()
	v.all = v.all.Or(v.soldiers)
	return sum
}

// court sums the values of advisors and elephants, with their steps around the king.
func (p *position) court(j *judge, s game.Seat, v *sight) (sum weights.Score) {
	seen := j.steps[s][game.King][p.king[s]]
	for pieces := p.by[s][game.Advisor]; !pieces.Empty(); {
		sq := pieces.Pop()
		sum += j.place[s][game.Advisor][sq]
		seen = seen.Or(j.steps[s][game.Advisor][sq])
	}
	for pieces := p.by[s][game.Bishop]; !pieces.Empty(); {
		sq := pieces.Pop()
		sum += j.place[s][game.Bishop][sq]
		for _, h := range p.v.tables.elephant[s][sq] {
			if p.cells[h.via] == game.NoPiece {
				seen.Add(h.to)
			}
		}
	}
	v.all = v.all.Or(seen)
	return sum
}

// pairs is the value of having two of a kind.
func (p *position) pairs(j *judge, s game.Seat) (sum weights.Score) {
	for _, k := range [5]game.Kind{game.Advisor, game.Bishop, game.Rook, game.Cannon, game.Knight} {
		if p.count[s][k] > 1 {
			sum += j.pair[k]
		}
	}
	return sum
}

// threats is the value of attacks by side s on unguarded pieces, on rooks by lesser pieces, and
// on horses and cannons by soldiers. Each weight is a pair: for s to move, and for the other
// side to move.
func (p *position) threats(j *judge, s game.Seat, sights *[2]sight) (sum weights.Score) {
	mine, by := &sights[s], &p.by[s^1]
	late := int(p.side ^ s)
	loose := mine.all.And(p.of[s^1]).Minus(sights[s^1].all)
	for rest := loose; !rest.Empty(); {
		sum += j.loose[p.cells[rest.Pop()].Kind()][late]
	}
	if hit := by[game.Rook].And(mine.minor.Or(mine.soldiers)).Minus(loose); !hit.Empty() {
		sum += j.chased[late].Times(hit.Len())
	}
	if hit := by[game.Knight].Or(by[game.Cannon]).And(mine.soldiers).Minus(loose); !hit.Empty() {
		sum += j.pressed[late].Times(hit.Len())
	}
	return sum
}
