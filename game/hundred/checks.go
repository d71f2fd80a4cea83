package hundred

import "yanyi/game"

// Checks appends the quiet moves, without promotions, of all pieces except the king that check
// from their target squares.
func (p *position) Checks(dst []game.Turn) []game.Turn {
	if p.ended() {
		return dst
	}
	n := len(dst)
	g := p.generator(dst)
	g.prey = set{}
	empty := everywhere.Minus(g.occ)
	for _, k := range [...]game.Kind{
		game.Knight, game.Bishop, game.Advisor, game.Cannon, game.Rook, game.Queen, game.Guard, game.Ferz, game.Wazir, game.Pawn,
	} {
		g.open = g.aim(k).And(empty)
		g.approach(k)
	}
	checks := g.dst[:n]
	for _, t := range g.dst[n:] {
		if p.strikes(t) {
			checks = append(checks, t)
		}
	}
	return checks
}

// aim is the set of squares from which a piece of a kind attacks the other king, with the piece
// still on its present square. Squares where it would promote are left out.
func (g *generator) aim(k game.Kind) set {
	king := g.p.king[g.us^1]
	switch k {
	case game.Pawn:
		return takes[g.us^1][king].Minus(g.last)
	case game.Ferz, game.Wazir:
		return steps[k][king].Minus(g.last)
	}
	hits, _ := sees(k, king, g.occ)
	return hits
}

// approach lists the moves of a kind to open squares.
func (g *generator) approach(k game.Kind) {
	for rest := g.p.men[g.us][k]; !rest.Empty(); {
		from := g.first(rest)
		rest.Remove(from)
		if k == game.Pawn {
			g.spread(from, g.pushes(from).And(g.open))
		} else {
			g.spread(from, g.reach(k, from))
		}
	}
}

// strikes reports whether the piece that a turn moves checks from its target square.
func (p *position) strikes(t game.Turn) bool {
	p.Do(t)
	defer p.Undo()
	return p.checked && p.attacking(p.king[p.turn], p.turn^1, p.of[0].Or(p.of[1])).Has(t.To())
}
