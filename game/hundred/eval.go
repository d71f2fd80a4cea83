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

// A lead fades while nothing is captured, no pawn moves and nothing promotes: the numbers of
// turns after which it begins to fade and would be gone. They make the leader seek progress.
const (
	fadeFrom = 20
	fadeTo   = 150
)

// tally is the value of the pieces on their squares (White's minus Black's) and the phase of the
// game, by a judge's numbers, updated as pieces move.
type tally struct {
	judge *judge // nil until a value is asked for
	sum   weights.Score
	phase int
}

func (t *tally) add(pc game.Piece, sq game.Square) {
	if t.judge != nil {
		t.sum += t.judge.place[pc.Origin()&1][pc.Kind()][sq]
		t.phase += phaseOf[pc.Kind()]
	}
}

func (t *tally) drop(pc game.Piece, sq game.Square) {
	if t.judge != nil {
		t.sum -= t.judge.place[pc.Origin()&1][pc.Kind()][sq]
		t.phase -= phaseOf[pc.Kind()]
	}
}

func (p *position) count(j *judge) {
	p.tally = tally{judge: j}
	for rest := p.of[0].Or(p.of[1]); !rest.Empty(); {
		sq := rest.Pop()
		p.tally.add(p.at[sq], sq)
	}
}

// Odds is the lead in centipawns that makes winning e times as likely as losing.
func (p *position) Odds() int { return judging().odds }

// Eval is the value of the position for seat s in centipawns: Plain, with a net's correction.
func (p *position) Eval(s game.Seat) int { return p.fade(p.lead(s) + p.correct(s)) }

// Plain is the value of the position for seat s in centipawns without the net. It is linear in the
// weights as long as no lead fades.
func (p *position) Plain(s game.Seat) int { return p.fade(p.lead(s)) }

// lead is the sum of the weights that favour seat s.
func (p *position) lead(s game.Seat) int {
	j := judging()
	if p.tally.judge != j {
		p.count(j)
	}
	v := [2]sight{p.footmen(white), p.footmen(black)}
	p.look(j, white, &v)
	p.look(j, black, &v)
	score := p.tally.sum + p.stand(j, white, &v) - p.stand(j, black, &v)
	score += j.turn.Times(1 - 2*int(p.turn))
	if s == black {
		score = -score
	}
	return score.Taper(min(p.tally.phase, phaseMost), phaseMost)
}

// fade is the part of a value that remains.
func (p *position) fade(value int) int {
	left := fadeTo - min(max(int(p.halfmove), fadeFrom), fadeTo)
	return value * left / (fadeTo - fadeFrom)
}

// footmen is the sight of a side's pawns, swordsmen, axemen and king.
func (p *position) footmen(s game.Seat) sight {
	men := &p.men[s]
	pawns := men[game.Pawn]
	small := pawnHits(pawns, s).Or(slants(men[game.Ferz])).Or(straights(men[game.Wazir]))
	return sight{small: small, all: small.Or(steps[game.King][p.king[s]]), files: pawns.Or(tail(pawns, white)).Or(tail(pawns, black))}
}

// look adds the attacks of a side's officers to its sight.
func (p *position) look(j *judge, s game.Seat, sights *[2]sight) {
	v, occ, ring := &sights[s], p.of[0].Or(p.of[1]), steps[game.King][p.king[s^1]]
	area := everywhere.Minus(p.of[s]).Minus(sights[s^1].small)
	men := &p.men[s]
	var all, minor set
	sum, siege := v.sum, v.siege
	for rest := men[game.Queen]; !rest.Empty(); {
		sq := rest.Pop()
		hits := along(sq, occ, orthogonal).Or(along(sq, occ, diagonal))
		sum += j.mobility[game.Queen][hits.And(area).Len()]
		all = all.Or(hits)
		if hits.Meets(ring) {
			siege += siegeOf[game.Queen]
		}
	}
	for rest := men[game.Rook]; !rest.Empty(); {
		hits := along(rest.Pop(), occ, orthogonal)
		sum += j.mobility[game.Rook][hits.And(area).Len()]
		all = all.Or(hits)
		if hits.Meets(ring) {
			siege += siegeOf[game.Rook]
		}
	}
	for rest := men[game.Bishop]; !rest.Empty(); {
		hits := along(rest.Pop(), occ, diagonal)
		sum += j.mobility[game.Bishop][hits.And(area).Len()]
		minor = minor.Or(hits)
		if hits.Meets(ring) {
			siege += siegeOf[game.Bishop]
		}
	}
	for way, k := range [2]game.Kind{orthogonal: game.Cannon, diagonal: game.Advisor} {
		for rest := men[k]; !rest.Empty(); {
			hits, open := over(rest.Pop(), occ, way)
			sum += j.mobility[k][open.Minus(occ).And(area).Len()]
			minor = minor.Or(hits)
			if hits.Meets(ring) {
				siege += siegeOf[k]
			}
		}
	}
	for _, k := range [2]game.Kind{game.Knight, game.Guard} {
		for rest := men[k]; !rest.Empty(); {
			hits := steps[k][rest.Pop()]
			sum += j.mobility[k][hits.And(area).Len()]
			minor = minor.Or(hits)
			if hits.Meets(ring) {
				siege += siegeOf[k]
			}
		}
	}
	v.sum, v.siege, v.minor, v.all = sum, siege, v.minor.Or(minor), v.all.Or(all).Or(minor)
}

// stand is a side's evaluation beyond its pieces and their places.
func (p *position) stand(j *judge, s game.Seat, sights *[2]sight) weights.Score {
	men := &p.men[s]
	sum := sights[s].sum + p.backed(j, s, &sights[s]) + p.pawns(j, s, &sights[s]) + p.rooks(j, s, sights) +
		p.threats(j, s, sights) + p.shelter(j, s) - p.danger(j, s, sights)
	if men[game.Bishop].Len() > 1 {
		sum += j.bishops
	}
	if men[game.Rook].Len() > 1 {
		sum += j.rooks
	}
	return sum
}

// backed is the value of pawns, swordsmen and axemen guarding each other and officers.
func (p *position) backed(j *judge, s game.Seat, v *sight) weights.Score {
	men := &p.men[s]
	small := men[game.Pawn].Or(men[game.Ferz]).Or(men[game.Wazir])
	held := v.small.And(p.of[s])
	return j.backedSmall.Times(held.And(small).Len()) + j.backedLarge.Times(held.Minus(small).Len())
}

// pawns is the bonus or penalty of a side's pawns for the pawns beside them.
func (p *position) pawns(j *judge, s game.Seat, v *sight) weights.Score {
	own, theirs := p.men[s][game.Pawn], p.men[s^1][game.Pawn]
	alone := own.Minus(east(v.files)).Minus(west(v.files))
	sum := j.doubled.Times(own.And(tail(own, s)).Len()) + j.lonely.Times(alone.Len())
	stopped := tail(theirs, s)
	stopped = stopped.Or(east(stopped)).Or(west(stopped))
	for passed := own.Minus(stopped); !passed.Empty(); {
		sq := passed.Pop()
		sum += j.passed[rankOf(sq, s)]
	}
	return sum
}

// rooks is the value to rooks of files without own pawns, or without any.
func (p *position) rooks(j *judge, s game.Seat, sights *[2]sight) weights.Score {
	free := p.men[s][game.Rook].Minus(sights[s].files)
	open := free.Minus(sights[s^1].files).Len()
	return j.open.Times(open) + j.halfOpen.Times(free.Len()-open)
}

// threats is the value of attacks by side s on unguarded pieces, on queens and rooks by lesser
// pieces, and on other pieces by pawns, swordsmen and axemen. Each weight is a pair: for s to
// move, and for the other side to move.
func (p *position) threats(j *judge, s game.Seat, sights *[2]sight) (sum weights.Score) {
	mine, enemy, men := &sights[s], &sights[s^1], &p.men[s^1]
	late := int(p.turn ^ s)
	loose := mine.all.And(p.of[s^1]).Minus(enemy.all)
	for !loose.Empty() {
		sq := loose.Pop()
		sum += j.loose[p.at[sq].Kind()][late]
	}
	heavy := men[game.Queen].Or(men[game.Rook])
	sum += j.chased[late].Times(heavy.And(mine.minor.Or(mine.small)).And(enemy.all).Len())
	light := men[game.Bishop].Or(men[game.Knight]).Or(men[game.Cannon]).Or(men[game.Advisor]).Or(men[game.Guard])
	return sum + j.pressed[late].Times(light.And(mine.small).And(enemy.all).Len())
}

// sight is the set of squares that one side's pieces attack or guard.
type sight struct {
	all   set
	small set           // attacks of pawns, swordsmen and axemen
	files set           // all files with pawns
	minor set           // knights, bishops, guards, cannons and archers
	siege int           // weight of the pieces that attack the squares around the enemy's king
	sum   weights.Score // of mobility
}

// siegeOf is how much a kind counts in attacking a king.
var siegeOf = [16]int{
	game.Queen: 3, game.Rook: 2, game.Bishop: 1, game.Knight: 1, game.Cannon: 1, game.Advisor: 1, game.Guard: 1,
}

// sees is the set of squares a piece attacks and the set it can move to: a cannon and an archer
// capture over one piece (README.md, Pieces).
func sees(k game.Kind, sq game.Square, occ set) (hits, open set) {
	switch k {
	case game.Queen:
		hits = along(sq, occ, orthogonal).Or(along(sq, occ, diagonal))
	case game.Rook:
		hits = along(sq, occ, orthogonal)
	case game.Bishop:
		hits = along(sq, occ, diagonal)
	case game.Cannon:
		hits, open = over(sq, occ, orthogonal)
		return hits, open.Minus(occ)
	case game.Advisor:
		hits, open = over(sq, occ, diagonal)
		return hits, open.Minus(occ)
	default:
		hits = steps[k][sq]
	}
	return hits, hits
}
