package stratagem

import "yanyi/game"

// Reasons from the base moves (README.md, The base game).

// whyShape says how the piece moves, or names the obstacle of its base move.
func (p *position) whyShape(from, to game.Square) game.Phrase {
	if p.v.tables.river.Has(to) && p.landBound(from) {
		return game.Say("why.river.enter")
	}
	var why game.Phrase
	switch p.cells[from].Kind() {
	case game.King:
		why = p.whyKing(from, to)
	case game.Advisor:
		if p.v.tables.diagonal[from].Has(to) {
			why = game.Say("why.palace.a")
		}
	case game.Bishop:
		why = p.whyBishop(from, to)
	case game.Knight:
		for _, h := range p.v.tables.horse[from] {
			if h.to == to {
				why = game.Say("why.leg", game.OnSquare("square", h.via))
			}
		}
	case game.Rook:
		if _, first, ok := p.between(from, to); ok {
			why = p.blockedBy(first)
		}
	case game.Cannon:
		why = p.whyCannon(from, to)
	case game.Pawn:
		why = p.whyPawn(from, to)
	}
	if why.Key == "" {
		letter := p.cells[from].Kind().Letter() + 'a' - 'A'
		why = game.Say("why.shape.xiangqi." + string(letter))
	}
	return why
}

// landBound reports whether a piece never enters the river row.
func (p *position) landBound(sq game.Square) bool {
	switch p.cells[sq].Kind() {
	case game.King, game.Advisor, game.Bishop:
		return true
	}
	return false
}

func (p *position) blockedBy(sq game.Square) game.Phrase {
	if sq == game.NoSquare {
		return game.Phrase{}
	}
	return game.Say("why.blocked", game.OnSquare("square", sq), game.OfPiece("piece", p.cells[sq]))
}

func (p *position) whyKing(from, to game.Square) game.Phrase {
	switch {
	case p.v.swaps && p.outside(p.side) && !p.checked:
		return game.Say("why.swap.outside.check")
	case p.v.swaps && p.outside(p.side):
		return game.Say("why.swap.outside")
	case !p.v.tables.palace[p.side].Has(to):
		return game.Say("why.palace.king")
	}
	return game.Phrase{}
}

func (p *position) whyBishop(from, to game.Square) game.Phrase {
	g := p.v.tables
	f, r := g.seen(p.side, from)
	tf, tr := g.seen(p.side, to)
	if df, dr := max(f-tf, tf-f), max(r-tr, tr-r); df != 2 || dr != 2 {
		return game.Phrase{}
	}
	if !g.half[p.side].Has(to) {
		return game.Say("why.river.b")
	}
	return game.Say("why.eye", game.OnSquare("square", g.at(p.side, (f+tf)/2, (r+tr)/2)))
}

func (p *position) whyCannon(from, to game.Square) game.Phrase {
	n, first, ok := p.between(from, to)
	switch {
	case !ok:
		return game.Phrase{}
	case p.cells[to] != game.NoPiece && n == 0:
		return game.Say("why.cannon.none")
	case p.cells[to] != game.NoPiece:
		return game.Say("why.cannon.many", game.OfNumber("n", n))
	case n == 1:
		return game.Say("why.cannon.empty")
	}
	return p.blockedBy(first)
}

func (p *position) whyPawn(from, to game.Square) game.Phrase {
	g := p.v.tables
	f, r := g.seen(p.side, from)
	tf, tr := g.seen(p.side, to)
	switch {
	case g.ford[p.side][from] == to:
		return game.Say("why.river.over", game.OnSquare("square", (from+to)/2))
	case tr == r && (tf == f+1 || tf == f-1):
		return game.Say("why.soldier.side")
	case tf == f && tr == r-1:
		return p.whyNoRetreat(from, to)
	}
	return game.Phrase{}
}

// whyNoRetreat is the reason about a soldier's step back, which an enemy king outside its palace
// may allow (README.md, Swaps 换防 3).
func (p *position) whyNoRetreat(from, to game.Square) game.Phrase {
	g := p.v.tables
	switch {
	case g.river.Has(to) || g.river.Has(from):
		return game.Say("why.back.river.row")
	case !p.v.swaps || !g.crossed(p.side, from):
		return game.Say("why.soldier.back")
	case g.retreat[p.side][from] == game.NoSquare:
		return game.Say("why.back.river")
	case !p.outside(p.side ^ 1):
		return game.Say("why.back.palace")
	}
	return game.Say("why.back.quiet")
}

// whyNoSwap is the reason why king and piece may not swap (README.md, Swaps 换防 1).
func (p *position) whyNoSwap(from, to game.Square) game.Phrase {
	g, us, pc := p.v.tables, p.side, p.cells[to]
	switch {
	case pc.Kind() == game.Advisor:
		return game.Say("why.swap.kind")
	case !p.checked && p.outside(us):
		return game.Say("why.swap.outside.check")
	case !p.checked:
		return game.Say("why.swap.check")
	case !g.half[us].Has(to):
		return game.Say("why.swap.river")
	case !p.outside(us) && g.palace[us].Has(to):
		return game.Say("why.swap.inside")
	}
	if why := p.whyNoGuard(to, from); why.Key != "" {
		return why
	}
	return game.Say("why.swap.reach", game.OfPiece("piece", pc))
}

// whyNoGuard names what keeps a piece from the king's point: the obstacle of the way that the
// kind in force adds, or of the base move.
func (p *position) whyNoGuard(sq, king game.Square) game.Phrase {
	g := p.v.tables
	if n := p.active[p.side]; n != 0 && p.cells[sq].Kind() != game.Cannon {
		if why := p.whyShut(&p.v.kinds[n], sq, king); why.Key != "" {
			return why
		}
	}
	switch p.cells[sq].Kind() {
	case game.Knight:
		for _, h := range g.horse[sq] {
			if h.to == king {
				return game.Say("why.swap.reach.leg", game.OnSquare("square", h.via))
			}
		}
	case game.Bishop:
		if !g.stations[p.side].Has(king) {
			return game.Say("why.swap.elephant")
		}
		for _, h := range g.elephant[p.side][sq] {
			if h.to == king {
				return game.Say("why.swap.reach.eye", game.OnSquare("square", h.via))
			}
		}
	case game.Rook:
		if _, first, ok := p.between(sq, king); ok {
			return game.Say("why.swap.reach.path", game.OnSquare("square", first))
		}
	case game.Cannon:
		if n, _, ok := p.between(sq, king); ok {
			return game.Say("why.swap.reach.screen", game.OfNumber("n", n))
		}
	}
	return game.Phrase{}
}
