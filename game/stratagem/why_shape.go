package stratagem

import "yanyi/game"

// Reasons that lie with the base moves (README.md, The base game).

// whyShape says how the piece moves, or what stands in the way of its base move.
func (e explainer) whyShape(from, to game.Square) game.Phrase {
	if e.p.v.tables.river.has(to) && e.landBound(from) {
		return game.Say("why.river.enter")
	}
	var why game.Phrase
	switch e.p.cells[from].Kind() {
	case game.King:
		why = e.whyKing(from, to)
	case game.Advisor:
		if e.p.v.tables.diagonal[from].has(to) {
			why = game.Say("why.palace.a")
		}
	case game.Bishop:
		why = e.whyBishop(from, to)
	case game.Knight:
		for _, h := range e.p.v.tables.horse[from] {
			if h.to == to {
				why = game.Say("why.leg", game.OnSquare("square", h.via))
			}
		}
	case game.Rook:
		if _, first, ok := e.between(from, to); ok {
			why = e.blockedBy(first)
		}
	case game.Cannon:
		why = e.whyCannon(from, to)
	case game.Pawn:
		why = e.whyPawn(from, to)
	}
	if why.Key == "" {
		letter := e.p.cells[from].Kind().Letter() + 'a' - 'A'
		why = game.Say("why.shape.xiangqi." + string(letter))
	}
	return why
}

// landBound reports whether a piece never enters the river row.
func (e explainer) landBound(sq game.Square) bool {
	switch e.p.cells[sq].Kind() {
	case game.King, game.Advisor, game.Bishop:
		return true
	}
	return false
}

func (e explainer) blockedBy(sq game.Square) game.Phrase {
	if sq == game.NoSquare {
		return game.Phrase{}
	}
	return game.Say("why.blocked", game.OnSquare("square", sq), game.OfPiece("piece", e.p.cells[sq]))
}

func (e explainer) whyKing(from, to game.Square) game.Phrase {
	switch {
	case e.p.v.swaps && e.p.outside(e.p.side) && !e.p.checked:
		return game.Say("why.swap.outside.check")
	case e.p.v.swaps && e.p.outside(e.p.side):
		return game.Say("why.swap.outside")
	case !e.p.v.tables.palace[e.p.side].has(to):
		return game.Say("why.palace.king")
	}
	return game.Phrase{}
}

func (e explainer) whyBishop(from, to game.Square) game.Phrase {
	g := e.p.v.tables
	f, r := g.seen(e.p.side, from)
	tf, tr := g.seen(e.p.side, to)
	if df, dr := max(f-tf, tf-f), max(r-tr, tr-r); df != 2 || dr != 2 {
		return game.Phrase{}
	}
	if !g.half[e.p.side].has(to) {
		return game.Say("why.river.b")
	}
	return game.Say("why.eye", game.OnSquare("square", g.at(e.p.side, (f+tf)/2, (r+tr)/2)))
}

func (e explainer) whyCannon(from, to game.Square) game.Phrase {
	n, first, ok := e.between(from, to)
	switch {
	case !ok:
		return game.Phrase{}
	case e.p.cells[to] != game.NoPiece && n == 0:
		return game.Say("why.cannon.none")
	case e.p.cells[to] != game.NoPiece:
		return game.Say("why.cannon.many", game.OfNumber("n", n))
	case n == 1:
		return game.Say("why.cannon.empty")
	}
	return e.blockedBy(first)
}

func (e explainer) whyPawn(from, to game.Square) game.Phrase {
	g := e.p.v.tables
	f, r := g.seen(e.p.side, from)
	tf, tr := g.seen(e.p.side, to)
	switch {
	case g.ford[e.p.side][from] == to:
		return game.Say("why.river.over", game.OnSquare("square", (from+to)/2))
	case tr == r && (tf == f+1 || tf == f-1):
		return game.Say("why.soldier.side")
	case tf == f && tr == r-1:
		return e.whyNoRetreat(from, to)
	}
	return game.Phrase{}
}

// whyNoRetreat speaks of a soldier's step back, which an enemy king outside its
// palace may allow (README.md, Swaps 换防 3).
func (e explainer) whyNoRetreat(from, to game.Square) game.Phrase {
	g := e.p.v.tables
	switch {
	case g.river.has(to) || g.river.has(from):
		return game.Say("why.back.river.row")
	case !e.p.v.swaps || !g.crossed(e.p.side, from):
		return game.Say("why.soldier.back")
	case g.retreat[e.p.side][from] == game.NoSquare:
		return game.Say("why.back.river")
	case !e.p.outside(e.p.side ^ 1):
		return game.Say("why.back.palace")
	}
	return game.Say("why.back.quiet")
}

// whyNoSwap says why king and piece may not change places (README.md, Swaps 换防 1).
func (e explainer) whyNoSwap(from, to game.Square) game.Phrase {
	g, us, pc := e.p.v.tables, e.p.side, e.p.cells[to]
	switch {
	case pc.Kind() == game.Advisor:
		return game.Say("why.swap.kind")
	case !e.p.checked && e.p.outside(us):
		return game.Say("why.swap.outside.check")
	case !e.p.checked:
		return game.Say("why.swap.check")
	case !g.half[us].has(to):
		return game.Say("why.swap.river")
	case !e.p.outside(us) && g.palace[us].has(to):
		return game.Say("why.swap.inside")
	}
	if why := e.whyNoGuard(to, from); why.Key != "" {
		return why
	}
	return game.Say("why.swap.reach", game.OfPiece("piece", pc))
}

// whyNoGuard says what keeps a piece from the king's point: what shuts the way that
// the kind in force adds, or the base move.
func (e explainer) whyNoGuard(sq, king game.Square) game.Phrase {
	g := e.p.v.tables
	if n := e.p.active[e.p.side]; n != 0 && e.p.cells[sq].Kind() != game.Cannon {
		if why := e.whyShut(&e.p.v.kinds[n], sq, king); why.Key != "" {
			return why
		}
	}
	switch e.p.cells[sq].Kind() {
	case game.Knight:
		for _, h := range g.horse[sq] {
			if h.to == king {
				return game.Say("why.swap.reach.leg", game.OnSquare("square", h.via))
			}
		}
	case game.Bishop:
		if !g.stations[e.p.side].has(king) {
			return game.Say("why.swap.elephant")
		}
		for _, h := range g.elephant[e.p.side][sq] {
			if h.to == king {
				return game.Say("why.swap.reach.eye", game.OnSquare("square", h.via))
			}
		}
	case game.Rook:
		if _, first, ok := e.between(sq, king); ok {
			return game.Say("why.swap.reach.path", game.OnSquare("square", first))
		}
	case game.Cannon:
		if n, _, ok := e.between(sq, king); ok {
			return game.Say("why.swap.reach.screen", game.OfNumber("n", n))
		}
	}
	return game.Phrase{}
}
