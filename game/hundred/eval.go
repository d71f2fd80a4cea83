//go:build !page

package hundred

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// phaseOf is what a kind adds to the middle game, phaseMost the start's sum.
var phaseOf = [lastKind + 1]int{
	game.Queen: 4, game.Rook: 2, game.Bishop: 1, game.Knight: 1, game.Cannon: 1, game.Advisor: 1, game.Guard: 1,
}

const phaseMost = 36

// Eval is how well seat s stands in centipawns. It is linear in the weights.
func (p *position) Eval(s game.Seat) int {
	j := judging()
	var sights [2]sight
	phase := p.look(j, white, &sights[white]) + p.look(j, black, &sights[black])
	score := p.stand(j, s, &sights) - p.stand(j, s^1, &sights)
	if p.turn == s {
		score += j.turn
	} else {
		score -= j.turn
	}
	return score.Taper(min(phase, phaseMost), phaseMost)
}

// look fills a side's sight with its sets of pieces and what they attack; it
// returns the side's part of the phase.
func (p *position) look(j *judge, s game.Seat, v *sight) (phase int) {
	occ, ring := p.of[0].or(p.of[1]), steps[game.King][p.king[s^1]]
	place := &j.place[s]
	for own := p.of[s]; ; {
		sq, ok := own.pop()
		if !ok {
			break
		}
		k := p.at[sq].Kind()
		v.by[k].add(sq)
		v.sum += place[k][sq]
		if k >= game.Pawn && k != game.Guard {
			continue // half of the pieces: what they attack is found for all at once
		}
		phase += phaseOf[k]
		hits, room := sees(k, sq, occ)
		v.sum += j.room[k][room.minus(p.of[s]).len()]
		v.note(k, hits, ring)
	}
	v.pawns = v.by[game.Pawn].pawnHits(s).or(v.by[game.Ferz].slants()).or(v.by[game.Wazir].straights())
	v.all = v.all.or(v.pawns)
	return phase
}

// note adds what a piece attacks.
func (v *sight) note(k game.Kind, hits, ring set) {
	v.all = v.all.or(hits)
	if k == game.King {
		return
	}
	if k != game.Queen && k != game.Rook {
		v.minor = v.minor.or(hits)
	}
	if hits.meets(ring) {
		v.siege++
	}
}

// stand is the merits of a side.
func (p *position) stand(j *judge, s game.Seat, sights *[2]sight) weights.Score {
	v := &sights[s]
	return v.sum + pairs(j, v) + pawns(j, s, v, &sights[s^1]) + rooks(j, v, &sights[s^1]) +
		p.threats(j, s, sights) + p.shelter(j, s) - p.danger(j, s, sights)
}

// pairs is what two of a kind are worth together.
func pairs(j *judge, v *sight) (sum weights.Score) {
	for k := game.Queen; k <= lastKind; k++ {
		if v.by[k].len() > 1 {
			sum += j.pair[k]
		}
	}
	return sum
}

// pawns is what their neighbours make of a side's pawns.
func pawns(j *judge, s game.Seat, v, enemy *sight) (sum weights.Score) {
	own, theirs := v.by[game.Pawn], enemy.by[game.Pawn]
	sum = j.chained.Times(own.and(own.pawnHits(s)).len())
	for rest := own; ; {
		sq, ok := rest.pop()
		if !ok {
			return sum
		}
		if j.ahead[s][sq].meets(own) {
			sum += j.doubled
		}
		if !j.wings[sq].meets(own) {
			sum += j.lonely
		}
		if !j.path[s][sq].meets(theirs) {
			sum += j.passed[rankOf(sq, s)]
		}
	}
}

// rooks is what files without own pawns, or without any, are worth to rooks.
func rooks(j *judge, v, enemy *sight) (sum weights.Score) {
	for rest := v.by[game.Rook]; ; {
		sq, ok := rest.pop()
		if !ok {
			return sum
		}
		file := j.ahead[white][sq].or(j.ahead[black][sq])
		switch {
		case file.meets(v.by[game.Pawn]):
		case file.meets(enemy.by[game.Pawn]):
			sum += j.halfOpen
		default:
			sum += j.open
		}
	}
}

// threats is what side s attacks: loose pieces, queens and rooks by less, other
// pieces by pawns, swordsmen and axemen. Each row has what it is worth with s to
// move, and not.
func (p *position) threats(j *judge, s game.Seat, sights *[2]sight) (sum weights.Score) {
	mine, enemy := &sights[s], &sights[s^1]
	late := int(p.turn ^ s)
	loose := mine.all.and(p.of[s^1]).minus(enemy.all)
	for {
		sq, ok := loose.pop()
		if !ok {
			break
		}
		sum += j.loose[p.at[sq].Kind()][late]
	}
	heavy := enemy.by[game.Queen].or(enemy.by[game.Rook])
	if hit := heavy.and(mine.minor.or(mine.pawns)).and(enemy.all); !hit.empty() {
		sum += j.chased[late].Times(hit.len())
	}
	light := enemy.by[game.Bishop].or(enemy.by[game.Knight]).or(enemy.by[game.Cannon]).or(enemy.by[game.Advisor]).or(enemy.by[game.Guard])
	if hit := light.and(mine.pawns).and(enemy.all); !hit.empty() {
		sum += j.pressed[late].Times(hit.len())
	}
	return sum
}
