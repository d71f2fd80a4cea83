package stratagem

import (
	"yanyi/game"
	"yanyi/game/weights"
)

// danger is the threats to the king of side s.
func (p *position) danger(j *judge, s game.Seat, sights *[2]sight) weights.Score {
	g, own, enemy := p.v.tables, &p.count[s], &p.count[s^1]
	seen := sights[s^1].all.And(g.palace[s])
	held := seen.And(sights[s].all).Len()
	sum := j.siege[min(sights[s^1].siege, len(j.siege)-1)] +
		j.ringHeld.Times(held) + j.ringBare.Times(seen.Len()-held) + p.lines(j, s)
	for i, k := range [2]game.Kind{game.Advisor, game.Bishop} {
		if missing := 2 - int(own[k]); missing > 0 {
			for a, attacker := range [3]game.Kind{game.Rook, game.Cannon, game.Knight} {
				sum += j.bare[i][a].Times(missing * int(enemy[attacker]))
			}
		}
	}
	if p.outside(s) {
		sum += j.exile
	}
	return sum
}

// lines is the threats of enemy rooks and cannons on the king's lines, by how many pieces stand
// between: with none a cannon waits for a piece to jump over (空頭炮), with one a rook pins that
// piece, with two a cannon pins both.
func (p *position) lines(j *judge, s game.Seat) (sum weights.Score) {
	g, k := p.v.tables, p.king[s]
	enemy := &p.by[s^1]
	rooks, cannons := enemy[game.Rook].And(g.cross[k]), enemy[game.Cannon].And(g.cross[k])
	if rooks.Or(cannons).Empty() {
		return 0
	}
	occ := p.occupied()
	for d, ray := range &g.rays[k] {
		if !ray.Meets(rooks.Or(cannons)) {
			continue
		}
		row := &j.rank
		if d&1 == 1 {
			row = &j.file
		}
		sum += line(row, d, ray.And(occ), rooks, cannons)
	}
	return sum
}

// line scans the first four pieces of a line from the king.
func line(row *[2][]weights.Score, d int, pieces, rooks, cannons set) (sum weights.Score) {
	for n := 0; n < 4 && !pieces.Empty(); n++ {
		sq := nearest(d, pieces)
		switch {
		case rooks.Has(sq):
			sum += row[0][n]
		case cannons.Has(sq):
			sum += row[1][n]
		}
		pieces.Remove(sq)
	}
	return sum
}
