package hundred

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// phaseOf is what a kind adds to the middle game, phaseMost the start's sum.
var phaseOf = [16]int{
	game.Queen: 4, game.Rook: 2, game.Bishop: 1, game.Knight: 1, game.Cannon: 1, game.Advisor: 1, game.Guard: 1,
}

const phaseMost = 36

// A lead fades while nothing is captured, no pawn moves and nothing promotes: it begins to
// after so many turns, and would be gone after so many. Whoever is ahead has to do something.
const (
	fadeFrom = 20
	fadeTo   = 150
)

// tally is what pieces are worth where they stand (White's minus Black's) and the phase of
// the game, by a judge's numbers. It is kept up to date as pieces move.
type tally struct {
	judge *judge // nil as long as nobody has asked
	sum   weights.Score
	phase int
}

func (t *tally) add(pc game.Piece, sq uint8) {
	if t.judge != nil {
		t.sum += t.judge.place[pc.Origin()&1][pc.Kind()][sq]
		t.phase += phaseOf[pc.Kind()]
	}
}

func (t *tally) drop(pc game.Piece, sq uint8) {
	if t.judge != nil {
		t.sum -= t.judge.place[pc.Origin()&1][pc.Kind()][sq]
		t.phase -= phaseOf[pc.Kind()]
	}
}

func (p *position) count(j *judge) {
	p.tally = tally{judge: j}
	for rest := p.of[0].or(p.of[1]); ; {
		sq, ok := rest.pop()
		if !ok {
			return
		}
		p.tally.add(p.at[sq], sq)
	}
}

// Odds is how many centipawns of lead make winning e times as likely as losing.
func (p *position) Odds() int { return judging().odds }

// evaluation weighs a position.
type evaluation struct{ p *position }

func (p *position) evaluation() evaluation { return evaluation{p} }

// Eval is how well seat s stands in centipawns. It is linear in the weights as long as
// no lead fades.
func (p *position) Eval(s game.Seat) int {
	j := judging()
	if p.tally.judge != j {
		p.count(j)
	}
	v := [2]sight{p.evaluation().footmen(white), p.evaluation().footmen(black)}
	p.evaluation().look(j, white, &v)
	p.evaluation().look(j, black, &v)
	score := p.tally.sum + p.evaluation().stand(j, white, &v) - p.evaluation().stand(j, black, &v)
	score += j.turn.Times(1 - 2*int(p.turn))
	if s == black {
		score = -score
	}
	return p.evaluation().fade(score.Taper(min(p.tally.phase, phaseMost), phaseMost))
}

// fade is what is left of a value.
func (e evaluation) fade(value int) int {
	left := fadeTo - min(max(int(e.p.halfmove), fadeFrom), fadeTo)
	return value * left / (fadeTo - fadeFrom)
}

// footmen is a sight of what a side's pawns, swordsmen, axemen and king attack.
func (e evaluation) footmen(s game.Seat) sight {
	men := &e.p.men[s]
	small := men[game.Pawn].pawnHits(s).or(men[game.Ferz].slants()).or(men[game.Wazir].straights())
	return sight{small: small, all: small.or(steps[game.King][e.p.king[s]]), files: men[game.Pawn].file()}
}

// look adds to a side's sight what its officers attack.
func (e evaluation) look(j *judge, s game.Seat, sights *[2]sight) {
	v, occ, ring := &sights[s], e.p.of[0].or(e.p.of[1]), steps[game.King][e.p.king[s^1]]
	area := everywhere.minus(e.p.of[s]).minus(sights[s^1].small)
	for _, k := range [...]game.Kind{
		game.Queen, game.Rook, game.Bishop, game.Cannon, game.Advisor, game.Knight, game.Guard,
	} {
		for rest := e.p.men[s][k]; ; {
			sq, ok := rest.pop()
			if !ok {
				break
			}
			hits, open := sees(k, sq, occ)
			v.sum += j.mobility[k][open.and(area).len()]
			v.all = v.all.or(hits)
			if hits.meets(ring) {
				v.siege += siegeOf[k]
			}
			if k != game.Queen && k != game.Rook {
				v.minor = v.minor.or(hits)
			}
		}
	}
}

// stand is what a side has beyond its pieces and their places.
func (e evaluation) stand(j *judge, s game.Seat, sights *[2]sight) weights.Score {
	men := &e.p.men[s]
	sum := sights[s].sum + e.backed(j, s, &sights[s]) + e.pawns(j, s, &sights[s]) + e.rooks(j, s, sights) +
		e.threats(j, s, sights) + e.shelter(j, s) - e.danger(j, s, sights)
	if men[game.Bishop].len() > 1 {
		sum += j.bishops
	}
	if men[game.Rook].len() > 1 {
		sum += j.rooks
	}
	return sum
}

// backed is what it is worth that pawns, swordsmen and axemen guard each other and
// officers.
func (e evaluation) backed(j *judge, s game.Seat, v *sight) weights.Score {
	men := &e.p.men[s]
	small := men[game.Pawn].or(men[game.Ferz]).or(men[game.Wazir])
	held := v.small.and(e.p.of[s])
	return j.backedSmall.Times(held.and(small).len()) + j.backedLarge.Times(held.minus(small).len())
}

// pawns is what a side's pawns are worth more or less for the pawns beside them.
func (e evaluation) pawns(j *judge, s game.Seat, v *sight) weights.Score {
	own, theirs := e.p.men[s][game.Pawn], e.p.men[s^1][game.Pawn]
	alone := own.minus(v.files.noEast().up(1)).minus(v.files.noWest().down(1))
	sum := j.doubled.Times(own.and(own.tail(s)).len()) + j.lonely.Times(alone.len())
	stopped := theirs.tail(s)
	stopped = stopped.or(stopped.noEast().up(1)).or(stopped.noWest().down(1))
	for passed := own.minus(stopped); ; {
		sq, ok := passed.pop()
		if !ok {
			return sum
		}
		sum += j.passed[rankOf(sq, s)]
	}
}

// rooks is what files without own pawns, or without any, are worth to rooks.
func (e evaluation) rooks(j *judge, s game.Seat, sights *[2]sight) weights.Score {
	free := e.p.men[s][game.Rook].minus(sights[s].files)
	open := free.minus(sights[s^1].files).len()
	return j.open.Times(open) + j.halfOpen.Times(free.len()-open)
}

// threats is what it is worth that side s attacks loose pieces, attacks queens and rooks
// with lesser pieces, and attacks other pieces with pawns, swordsmen and axemen. Each
// weight is a pair: if s is to move, and if it is not.
func (e evaluation) threats(j *judge, s game.Seat, sights *[2]sight) (sum weights.Score) {
	mine, enemy, men := &sights[s], &sights[s^1], &e.p.men[s^1]
	late := int(e.p.turn ^ s)
	loose := mine.all.and(e.p.of[s^1]).minus(enemy.all)
	for {
		sq, ok := loose.pop()
		if !ok {
			break
		}
		sum += j.loose[e.p.at[sq].Kind()][late]
	}
	heavy := men[game.Queen].or(men[game.Rook])
	sum += j.chased[late].Times(heavy.and(mine.minor.or(mine.small)).and(enemy.all).len())
	light := men[game.Bishop].or(men[game.Knight]).or(men[game.Cannon]).or(men[game.Advisor]).or(men[game.Guard])
	return sum + j.pressed[late].Times(light.and(mine.small).and(enemy.all).len())
}
