package stratagem

import (
	"slices"
	"yanyi/game"
	"yanyi/game/board"
)

// Reasons from the stratagems' added ways.

// whyStratagem is the reason why the kind in force does not lead there although it concerns this
// piece, or names the kind that would have to be in force.
func (p *position) whyStratagem(from, to game.Square) game.Phrase {
	if n := p.active[p.side]; n != 0 {
		if why := p.whyShut(&p.v.kinds[n], from, to); why.Key != "" {
			return why
		}
	}
	for n := 1; n < len(p.v.kinds); n++ {
		if !p.owns(uint8(n)) || !p.leads(uint8(n), from, to, 0) {
			continue
		}
		name := game.OfStratagem("name", n)
		switch {
		case p.void && p.kindAt[p.side][p.king[p.side]] == uint8(n):
			return game.Say("why.stratagem.void", name)
		case p.slidesVoid(uint8(n)):
			return game.Say("why.stratagem.marker", name)
		}
		return game.Say("why.stratagem.off", name)
	}
	return game.Phrase{}
}

// owns reports whether the side to move can ever have a kind in force.
func (p *position) owns(n uint8) bool { return p.v.track || slices.Contains(p.tiles[p.side][:], n) }

// slidesVoid reports whether a slide that is open now would reach the kind and lose it at
// once, because both markers would be equal.
func (p *position) slidesVoid(n uint8) bool {
	own := p.marker[p.side]
	return p.v.track && p.cap != game.NoSquare && n == p.marker[p.side^1] && (own+1 == n || own == n+1)
}

// leads reports whether a kind's ways lead between two squares, ends, if not 0, replacing its.
func (p *position) leads(n uint8, from, to game.Square, as ends) bool {
	k := p.v.kinds[n]
	if k.row == nil || k.row.piece != p.cells[from].Kind() {
		return false
	}
	if as != 0 {
		k.ways = append([]readyWay(nil), k.ways...)
		for i := range k.ways {
			k.ways[i].ends = as
		}
	}
	before := p.mark()
	p.active[p.side] = n
	p.effects = p.effectsOf(p.active)
	g := &p.gen
	*g = generator{p: p, us: p.side, them: p.side ^ 1, turns: p.buf[:0], pseudo: true, banned: game.NoSquare}
	g.restrict()
	g.stratagem(&k)
	p.buf = g.turns
	p.back(&before)
	return slices.ContainsFunc(p.buf, func(t game.Turn) bool { return t.From() == from && t.To() == to })
}

// whyShut is the reason why the kind in force does not lead from one square to another: its way
// is blocked, or may not end so. It is zero if the kind concerns other pieces or points.
func (p *position) whyShut(k *kind, from, to game.Square) game.Phrase {
	if k.row.piece != p.cells[from].Kind() {
		return game.Phrase{}
	}
	const all = quiet | capture | exchange
	if p.leads(uint8(k.number), from, to, all) {
		return p.whyEnd(k, to)
	}
	for i := range k.ways {
		w := &k.ways[i]
		if w.why != nil {
			if why := w.why(p, from, to); why.Key != "" {
				return why
			}
			continue
		}
		for _, path := range w.paths[p.side][from] {
			if path.to == to && w.shut != "" {
				return p.whyVia(w, path)
			}
		}
	}
	return game.Phrase{}
}

// whyEnd is the reason why a way that leads there may not end there.
func (p *position) whyEnd(k *kind, to game.Square) game.Phrase {
	switch {
	case p.cells[to] == game.NoPiece:
		return game.Say("why.exchange.only")
	case p.v.exchanges:
		return game.Say("why.exchange.move")
	}
	return game.Say("why.quiet")
}

// whyVia names the point between that blocks a path.
func (p *position) whyVia(w *readyWay, path path) game.Phrase {
	for _, sq := range path.via {
		if (p.cells[sq] != game.NoPiece) != w.over {
			return game.Say(w.shut, game.OnSquare("square", sq), game.OfPiece("piece", p.cells[sq]))
		}
	}
	return game.Phrase{}
}

// between counts the pieces strictly between two squares of a line and names the first, if any.
func (p *position) between(from, to game.Square) (n int, first game.Square, ok bool) {
	for _, d := range board.Orthogonal {
		n, first = 0, game.NoSquare
		for _, sq := range p.v.tables.lines[from][d] {
			if sq == to {
				return n, first, true
			}
			if p.cells[sq] != game.NoPiece {
				if n == 0 {
					first = sq
				}
				n++
			}
		}
	}
	return 0, game.NoSquare, false
}

// whyNoVault is the reason about a rook or cannon that passes exactly one piece. It covers only
// the points beyond that piece, since the base move leads to those before it.
func whyNoVault(p *position, from, to game.Square) game.Phrase {
	switch n, _, ok := p.between(from, to); {
	case !ok:
		return game.Phrase{}
	case n == 0:
		return game.Say("why.vault.none")
	default:
		return game.Say("why.vault.many", game.OfNumber("n", n))
	}
}

func whyNoPower(p *position, from, to game.Square) game.Phrase {
	if n, _, ok := p.between(from, to); ok {
		return game.Say("why.power.none", game.OfNumber("n", n))
	}
	return game.Phrase{}
}

// whyNoRing is the reason about a rook on the border ring.
func whyNoRing(p *position, from, to game.Square) game.Phrase {
	r := p.v.tables.ring
	if p.v.tables.cross[from].Has(to) {
		return game.Phrase{}
	}
	a, b := r.index[from], r.index[to]
	if a < 0 || b < 0 {
		return game.Say("why.ring.off")
	}
	for _, step := range [2]int{1, -1} {
		corners := 0
		for i := a + step; r.at(i) != to; i += step {
			sq := r.at(i)
			if p.cells[sq] != game.NoPiece {
				return game.Say("why.ring.blocked", game.OnSquare("square", sq))
			}
			if r.corner.Has(sq) {
				if corners++; corners > 1 {
					break
				}
			}
		}
	}
	return game.Say("why.ring.corner")
}

// whyNoScreen is the reason about a cannon with the river as its screen.
func whyNoScreen(p *position, from, to game.Square) game.Phrase {
	g := p.v.tables
	n, _, ok := p.between(from, to)
	switch {
	case !ok || p.cells[to] == game.NoPiece || !g.file[from].Has(to):
		return game.Phrase{}
	case n > 0:
		return game.Say("why.rivercannon.between")
	case g.river.Has(from) || g.river.Has(to) || g.half[red].Has(from) == g.half[red].Has(to):
		return game.Say("why.rivercannon.side")
	}
	return game.Say("why.rivercannon")
}

// whyNoStand is the reason about a soldier on its last rank that captures as its side's rooks,
// cannons and horses do.
func whyNoStand(p *position, from, to game.Square) game.Phrase {
	g, us := p.v.tables, p.side
	if !g.last[us].Has(from) || p.cells[to] == game.NoPiece {
		return game.Phrase{}
	}
	as := game.NoKind
	for _, h := range g.horse[from] {
		if h.to == to && p.cells[h.via] == game.NoPiece {
			as = game.Knight
		}
	}
	if n, _, ok := p.between(from, to); ok && n <= 1 {
		as = [2]game.Kind{game.Rook, game.Cannon}[n]
	}
	switch {
	case as == game.NoKind:
		return game.Phrase{}
	case !g.half[us^1].Has(to):
		return game.Say("why.exchange.side")
	}
	return game.Say("why.desperate.none", game.OfPiece("piece", game.NewPiece(as, us)))
}

// whyNoCover is the reason about a soldier that imitates the piece that moved last.
func whyNoCover(p *position, from, to game.Square) game.Phrase {
	g := p.v.tables
	switch {
	case !g.crossed(p.side, from):
		return game.Phrase{}
	case p.lm == game.NoSquare || !p.of[p.side^1].Has(p.lm):
		return game.Say("why.undercover.none")
	case p.cells[p.lm].Kind() == game.Pawn:
		return game.Say("why.undercover.soldier")
	case to == p.lm:
		return game.Say("why.exchange.mover")
	case p.cells[to] != game.NoPiece && !g.half[p.side^1].Has(to):
		return game.Say("why.exchange.side")
	}
	return game.Phrase{}
}
