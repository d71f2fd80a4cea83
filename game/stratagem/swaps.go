package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// 換防 (stratagem.md §2): in check, the king may change places with an own piece
// that could capture on the king's square.

// swaps lists the exchanges of place that the side in check may try.
func (g *generator) swaps() {
	p, k := g.p, g.p.king[g.us]
	partners := g.own.and(p.v.ground.half[g.us])
	if !p.outside(g.us) {
		partners = partners.minus(p.v.ground.palace[g.us])
	}
	for partners = partners.and(p.guards(g.us)); !partners.empty(); {
		g.addKing((g.prefix | game.Move(k, partners.pop())).WithSwap())
	}
}

// guards is s's rooks, horses, cannons, soldiers and elephants that could
// capture on their own king's square with the kinds in force.
func (p *position) guards(s game.Seat) set {
	k, g := p.king[s], p.v.ground
	found := p.guardsOnLines(s)
	for _, h := range g.horseFrom[k] {
		if p.by[s][game.Knight].has(h.to) && (p.cells[h.via] == game.NoPiece || p.has(s, freeLegs)) {
			found.add(h.to)
		}
	}
	for _, h := range g.elephant[s][k] {
		if p.by[s][game.Bishop].has(h.to) && (p.cells[h.via] == game.NoPiece || p.has(s, freeEyes)) {
			found.add(h.to)
		}
	}
	if !p.has(s, untouchable) {
		from := g.pawnFrom[s][k]
		if p.has(s, roves) {
			from = from.or(g.beside[k])
		}
		found = found.or(p.by[s][game.Pawn].and(from))
	}
	return found
}

func (p *position) guardsOnLines(s game.Seat) (found set) {
	for _, d := range board.Orthogonal {
		met := 0
		for _, sq := range p.v.ground.lines[p.king[s]][d] {
			if p.cells[sq] == game.NoPiece {
				continue
			}
			if met == 0 && p.by[s][game.Rook].has(sq) || met == 1 && p.by[s][game.Cannon].has(sq) {
				found.add(sq)
			}
			if met++; met > 1 {
				break
			}
		}
	}
	return found
}

// retreatMoves lists the quiet steps back of crossed soldiers while the enemy
// king is outside its palace (stratagem.md §2 3), unless 兵可退 lists them anyway.
func (g *generator) retreatMoves() {
	p, gr := g.p, g.p.v.ground
	if !p.outside(g.them) || p.v.kinds[p.active[g.us]].isRetreat() {
		return
	}
	for pieces := p.by[g.us][game.Pawn].and(g.own); !pieces.empty(); {
		from := pieces.pop()
		if to := gr.retreat[g.us][from]; to != game.NoSquare && p.cells[to] == game.NoPiece {
			g.addPawn(from, to)
		}
	}
}
