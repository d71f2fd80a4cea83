package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// 換防 (README.md, Swaps 换防): in check, the king may change places with an own piece
// that could go to the king's square.

// swaps lists the swaps that the side in check may try.
func (g *generator) swaps() {
	p, k := g.p, g.p.king[g.us]
	partners := g.own.And(p.v.tables.half[g.us])
	if !p.outside(g.us) {
		partners = partners.Minus(p.v.tables.palace[g.us])
	}
	based := p.guards(g.us)
	for pieces := partners.And(based); !pieces.Empty(); {
		g.addKing((g.prefix | game.Move(k, pieces.Pop())).WithSwap())
	}
	if p.active[g.us] == 0 {
		return
	}
	for pieces := partners.And(g.addedGuards()).Minus(based); !pieces.Empty(); {
		g.addKing((g.prefix | game.Move(k, pieces.Pop())).WithSwap().WithNote(noteStratagem))
	}
}

// guards are those of s's rooks, horses, cannons, soldiers and elephants that could capture on
// their own king's square by the base rules. The square is occupied, so a move there is a
// capture.
func (p *position) guards(s game.Seat) set {
	k, g := p.king[s], p.v.tables
	found := p.guardsOnLines(s)
	found = found.Or(p.horsesOn(k, p.by[s][game.Knight], false))
	for _, h := range g.elephant[s][k] {
		if p.by[s][game.Bishop].Has(h.to) && p.cells[h.via] == game.NoPiece {
			found.Add(h.to)
		}
	}
	if !p.has(s, untouchable) {
		found = found.Or(p.by[s][game.Pawn].And(g.pawnFrom[s][k]))
	}
	return found
}

// addedGuards are the pieces that reach their own king's square by a way of the kind in force;
// for them the square counts as empty (README.md, Fine points 10). A way that only captures,
// such as a cannon's over the river, does not lead there.
func (g *generator) addedGuards() set {
	p, k := g.p, g.p.king[g.us]
	king := p.cells[k]
	p.cells[k] = game.NoPiece
	g.post, g.posted = true, set{}
	g.stratagem(&p.v.kinds[p.active[g.us]])
	g.post = false
	p.cells[k] = king
	return g.posted
}

func (p *position) guardsOnLines(s game.Seat) (found set) {
	for _, d := range board.Orthogonal {
		met := 0
		for _, sq := range p.v.tables.lines[p.king[s]][d] {
			if p.cells[sq] == game.NoPiece {
				continue
			}
			if met == 0 && p.by[s][game.Rook].Has(sq) || met == 1 && p.by[s][game.Cannon].Has(sq) {
				found.Add(sq)
			}
			if met++; met > 1 {
				break
			}
		}
	}
	return found
}

// retreatMoves lists the quiet steps back of crossed soldiers while the enemy
// king is outside its palace (README.md, Swaps 换防 3), unless 兵可退 lists them anyway.
func (g *generator) retreatMoves() {
	p, gr := g.p, g.p.v.tables
	if !p.outside(g.them) || p.v.kinds[p.active[g.us]].isRetreat() {
		return
	}
	for pieces := p.by[g.us][game.Pawn].And(g.own); !pieces.Empty(); {
		from := pieces.Pop()
		if to := gr.retreat[g.us][from]; to != game.NoSquare && p.cells[to] == game.NoPiece {
			g.addPawn(from, to)
		}
	}
}
