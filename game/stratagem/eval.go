package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// worth is the material value of each kind in centipawns; a soldier's grows with
// its place.
var worth = [game.Pawn + 1]int{
	game.Rook: 900, game.Cannon: 450, game.Knight: 400, game.Advisor: 180, game.Bishop: 180, game.Pawn: 80,
}

// Weights of the other terms, in centipawns.
const (
	mobilityRook   = 4
	mobilityCannon = 2
	mobilityKnight = 8
	bareKing       = 7  // each missing guard, for each enemy attacker
	exiledKing     = 90 // outside the palace, with 換防 its only way
	staleShare     = 5  // a stale piece costs a fifth of its value, all but
	staleLost      = 4  // a quarter of it gone if the enemy is to move
	nearShare      = 4  // a kind one king's step away counts a quarter
	trackShare     = 10 // a neighbouring cell on the track, a tenth
)

// Eval is how well seat s stands in centipawns.
func (p *position) Eval(s game.Seat) int { return p.stand(s) - p.stand(s^1) }

// stand is one side's own merits.
func (p *position) stand(s game.Seat) int {
	score := p.material(s) + p.mobility(s) - p.exposure(s) + p.stratagemWorth(s)
	if p.stale.meets(p.of[s]) {
		score -= p.staleLoss(s)
	}
	return score
}

// material adds up pieces with the value of their places.
func (p *position) material(s game.Seat) (sum int) {
	tables := p.v.ground.merit[s]
	for k := game.King; k <= game.Pawn; k++ {
		for pieces := p.by[s][k]; !pieces.empty(); {
			sum += worth[k] + int(tables[k][pieces.pop()])
		}
	}
	return sum
}

// mobility counts where rooks, cannons and horses can go.
func (p *position) mobility(s game.Seat) (sum int) {
	g := p.v.ground
	for pieces := p.by[s][game.Rook]; !pieces.empty(); {
		sum += mobilityRook * p.room(pieces.pop())
	}
	for pieces := p.by[s][game.Cannon]; !pieces.empty(); {
		sum += mobilityCannon * p.room(pieces.pop())
	}
	for pieces := p.by[s][game.Knight]; !pieces.empty(); {
		for _, h := range g.horse[pieces.pop()] {
			if p.cells[h.via] == game.NoPiece && !p.of[s].has(h.to) {
				sum += mobilityKnight
			}
		}
	}
	return sum
}

// room is the number of empty points along the lines of a square.
func (p *position) room(sq game.Square) (n int) {
	for _, d := range board.Orthogonal {
		for _, to := range p.v.ground.lines[sq][d] {
			if p.cells[to] != game.NoPiece {
				break
			}
			n++
		}
	}
	return n
}

// exposure is what a king without its guards must fear.
func (p *position) exposure(s game.Seat) int {
	by := &p.by[s^1]
	attackers := 2*by[game.Rook].len() + by[game.Knight].len() + by[game.Cannon].len()
	missing := 4 - p.by[s][game.Advisor].len() - p.by[s][game.Bishop].len()
	danger := bareKing * max(missing, 0) * attackers
	if p.outside(s) {
		danger += exiledKing
	}
	return danger
}

// staleLoss is what stale pieces cost: nearly everything if the enemy may sweep
// them now.
func (p *position) staleLoss(s game.Seat) (sum int) {
	for pieces := p.stale.and(p.of[s]); !pieces.empty(); {
		sum += worth[p.cells[pieces.pop()].Kind()]
	}
	if p.side == s {
		return sum / staleShare
	}
	return sum - sum/staleLost
}

// stratagemWorth is what the kind in force is worth, and a share of the best one near.
func (p *position) stratagemWorth(s game.Seat) int {
	switch {
	case p.v.track:
		near, m := 0, p.marker[s]
		if m > 0 {
			near = p.kindWorth(s, m-1)
		}
		if m < 8 {
			near = max(near, p.kindWorth(s, m+1))
		}
		return p.kindWorth(s, p.active[s]) + near/trackShare
	case p.v.palace:
		near := 0
		for _, sq := range p.v.ground.kingSteps[s][p.king[s]] {
			if p.cells[sq] == game.NoPiece {
				near = max(near, p.kindWorth(s, p.kindAt[s][sq]))
			}
		}
		return p.kindWorth(s, p.active[s]) + near/nearShare
	}
	return 0
}

// kindWorth is what a kind in force is worth to a side as it stands: its row's
// value for each piece it changes; 升底兵 counts what there is to bring back.
func (p *position) kindWorth(s game.Seat, n uint8) int {
	k := &p.v.kinds[n]
	if k.row == nil {
		return 0
	}
	if k.effect&rises != 0 {
		return p.risingWorth(s)
	}
	return k.row.worth * p.by[s][k.row.piece].len()
}

// risingWorth grows with soldiers close to the last rank, if anything can be
// brought back.
func (p *position) risingWorth(s game.Seat) (sum int) {
	if p.pool[s] == [3]uint8{} {
		return 0
	}
	for pawns := p.by[s][game.Pawn]; !pawns.empty(); {
		sq := pawns.pop()
		_, rank := p.v.ground.seen(s, sq)
		if left := p.v.ground.ranks - 1 - rank; left > 0 && left <= 3 && !p.missed.has(sq) {
			sum += 120 / left
		}
	}
	return sum
}

// Gain guesses what a turn wins at once: what it captures, exchanges, sweeps and
// brings back.
func (p *position) Gain(t game.Turn) int {
	gain := 0
	var swept set
	if t.Sweep() {
		swept = p.stale.and(p.of[p.side^1])
		for s := swept; !s.empty(); {
			gain += worth[p.cells[s.pop()].Kind()]
		}
	}
	for _, k := range [2]game.Kind{t.Promotion(), t.Second()} {
		if k != game.NoKind {
			gain += worth[k] - worth[game.Pawn]
		}
	}
	if _, gone := t.Resigns(); gone || t.Swap() || swept.has(t.To()) {
		return gain
	}
	gain += p.value(t.To())
	if t.Note()&noteExchange != 0 {
		gain -= p.value(t.From())
	}
	return gain
}

// value is the worth of the piece on a square with its place, 0 if it is empty.
func (p *position) value(sq game.Square) int {
	pc := p.cells[sq]
	if pc == game.NoPiece {
		return 0
	}
	return worth[pc.Kind()] + int(p.v.ground.merit[pc.Origin()][pc.Kind()][sq])
}
