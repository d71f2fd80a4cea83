package stratagem

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// danger is what the king of side s must fear.
func (e evaluation) danger(j *judge, s game.Seat, sights *[2]sight) weights.Score {
	g, own, enemy := e.p.v.tables, &e.p.count[s], &e.p.count[s^1]
	seen := sights[s^1].all.and(g.palace[s])
	held := seen.and(sights[s].all).len()
	sum := j.siege[min(sights[s^1].siege, len(j.siege)-1)] +
		j.ringHeld.Times(held) + j.ringBare.Times(seen.len()-held) + e.lines(j, s)
	for i, k := range [2]game.Kind{game.Advisor, game.Bishop} {
		if missing := 2 - int(own[k]); missing > 0 {
			for a, attacker := range [3]game.Kind{game.Rook, game.Cannon, game.Knight} {
				sum += j.bare[i][a].Times(missing * int(enemy[attacker]))
			}
		}
	}
	if e.p.outside(s) {
		sum += j.exile
	}
	return sum
}

// lines is what enemy rooks and cannons on the king's lines threaten, by how many pieces
// stand between: with none a cannon waits for a piece to jump over (空頭炮), with one a rook
// pins that piece, with two a cannon pins both.
func (e evaluation) lines(j *judge, s game.Seat) (sum weights.Score) {
	g, k := e.p.v.tables, e.p.king[s]
	enemy := &e.p.by[s^1]
	rooks, cannons := enemy[game.Rook].and(g.cross[k]), enemy[game.Cannon].and(g.cross[k])
	if rooks.or(cannons).empty() {
		return 0
	}
	occ := e.p.occupied()
	for d, ray := range &g.rays[k] {
		if !ray.meets(rooks.or(cannons)) {
			continue
		}
		row := &j.rank
		if d&1 == 1 {
			row = &j.file
		}
		sum += line(row, d, ray.and(occ), rooks, cannons)
	}
	return sum
}

// line looks at the first four pieces of a line from the king.
func line(row *[2][]weights.Score, d int, pieces, rooks, cannons set) (sum weights.Score) {
	for n := 0; n < 4 && !pieces.empty(); n++ {
		sq := nearest(d, pieces)
		switch {
		case rooks.has(sq):
			sum += row[0][n]
		case cannons.has(sq):
			sum += row[1][n]
		}
		pieces.remove(sq)
	}
	return sum
}
