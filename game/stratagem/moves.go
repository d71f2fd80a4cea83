package stratagem

import "yanyi/game"

// The base moves (README.md, The base game).

// sliderMoves lists rooks or cannons: both go as far as the line is empty; a rook captures the
// piece it meets, a cannon the one behind it.
func (g *generator) sliderMoves(kind game.Kind) {
	gr, occ := g.p.v.tables, g.p.occupied()
	quiet := !g.gains || g.prefix != game.NoTurn
	for pieces := g.p.by[g.us][kind].And(g.own); !pieces.Empty(); {
		from := pieces.Pop()
		near := gr.along(from, occ)
		prey := near
		if kind == game.Cannon { // without the screens the lines go on
			prey = gr.along(from, occ.Minus(near)).Minus(near)
		}
		ends := prey.And(g.prey)
		if quiet {
			ends = ends.Or(near.Minus(occ))
		}
		if g.aims != nil {
			ends = ends.And(g.aims[kind])
		}
		if ends.Empty() {
			continue
		}
		for d, ray := range &gr.rays[from] {
			for part := ends.And(ray); !part.Empty(); {
				g.add(from, popNearest(&part, d))
			}
		}
	}
}

// free reports whether a piece may move to a square or capture there.
func (g *generator) free(to game.Square) bool {
	return g.p.cells[to] == game.NoPiece && (!g.gains || g.prefix != game.NoTurn) || g.prey.Has(to)
}

func (g *generator) knightMoves() {
	for pieces := g.p.by[g.us][game.Knight].And(g.own); !pieces.Empty(); {
		from := pieces.Pop()
		g.hops(from, g.p.v.tables.horse[from])
	}
}

func (g *generator) bishopMoves() {
	for pieces := g.p.by[g.us][game.Bishop].And(g.own); !pieces.Empty(); {
		from := pieces.Pop()
		g.hops(from, g.p.v.tables.elephant[g.us][from])
	}
}

func (g *generator) hops(from game.Square, hops []hop) {
	for _, h := range hops {
		if g.p.cells[h.via] == game.NoPiece && g.free(h.to) {
			g.add(from, h.to)
		}
	}
}

func (g *generator) advisorMoves() {
	for pieces := g.p.by[g.us][game.Advisor].And(g.own); !pieces.Empty(); {
		from := pieces.Pop()
		for _, to := range g.p.v.tables.advisorSteps[g.us][from] {
			if g.free(to) {
				g.add(from, to)
			}
		}
	}
}

// pawnMoves lists soldiers, with the ford of the river board (README.md, River board).
func (g *generator) pawnMoves() {
	gr, prey := g.p.v.tables, g.prey
	if g.p.has(g.us, untouchable) {
		prey = set{}
	}
	for pieces := g.p.by[g.us][game.Pawn].And(g.own); !pieces.Empty(); {
		from := pieces.Pop()
		for _, to := range gr.pawnSteps[g.us][from] {
			if g.p.cells[to] == game.NoPiece || prey.Has(to) {
				g.addPawn(from, to)
			}
		}
		if to := gr.ford[g.us][from]; to != game.NoSquare {
			over := (from + to) / 2
			if g.p.cells[over] == game.NoPiece && (g.p.cells[to] == game.NoPiece || prey.Has(to)) {
				g.addPawn(from, to)
			}
		}
	}
}

// kingMoves lists the king's steps; outside its palace it has none. Some tiles forbid it to
// capture cannons and horses (README.md, Tiles of qice 3, 26).
func (g *generator) kingMoves() {
	p, from := g.p, g.p.king[g.us]
	if !g.own.Has(from) {
		return
	}
	prey := g.prey
	if p.has(g.them, sparesCannon) {
		prey = prey.Minus(p.by[g.them][game.Cannon])
	}
	if p.has(g.them, sparesHorse) {
		prey = prey.Minus(p.by[g.them][game.Knight])
	}
	for _, to := range p.v.tables.kingSteps[g.us][from] {
		if p.cells[to] == game.NoPiece || prey.Has(to) {
			g.addKing(g.prefix | game.Move(from, to))
		}
	}
}
