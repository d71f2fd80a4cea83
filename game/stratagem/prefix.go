package stratagem

import "yanyi/game"

// What may come before the move: slides of qiji's markers and sweeps of the
// river board's stale pieces.

// canSlide reports whether s's marker has a cell to go to (stratagem.md §1).
func (p *position) canSlide(s game.Seat, dir game.Slide) bool {
	if dir == game.Forward {
		return p.marker[s] < 8
	}
	return p.marker[s] > 0
}

// slide moves s's marker; equal markers off 0 both return to 0.
func (p *position) slide(s game.Seat, dir game.Slide) {
	if dir == game.Forward {
		p.marker[s]++
	} else {
		p.marker[s]--
	}
	if p.marker[red] == p.marker[black] {
		p.marker = [2]uint8{}
	}
	p.activate()
}

// slides lists the turns that begin with a slide: the piece that captured is
// safe, and 升底兵 coming into force gives a soldier its second chance.
func (g *generator) slides() {
	p := g.p
	for _, dir := range [2]game.Slide{game.Forward, game.Back} {
		if !p.canSlide(g.us, dir) || g.enough() {
			continue
		}
		before, risen := p.mark(), p.has(g.us, rises)
		p.slide(g.us, dir)
		g.prefix, g.banned = game.NoTurn.WithSlide(dir), p.cap
		g.list(p.attacked(g.us))
		if !risen && p.has(g.us, rises) && p.last[g.us] != game.NoSquare {
			g.secondChances()
		}
		p.back(&before)
	}
	g.prefix, g.banned = game.NoTurn, game.NoSquare
}

// secondChances lists the turns that promote the soldier after the slide.
func (g *generator) secondChances() {
	p, plain := g.p, g.prefix
	for i, k := range poolKinds {
		if p.pool[g.us][i] == 0 {
			continue
		}
		before := p.mark()
		p.bringBack(p.last[g.us], k)
		p.last[g.us] = game.NoSquare
		g.prefix = plain.WithSecond(k)
		g.list(p.attacked(g.us))
		p.back(&before)
	}
	g.prefix = plain
}

// sweep lists the turns that begin with a sweep (stratagem.md §5 水中停滯).
func (g *generator) sweep() {
	p, before := g.p, g.p.mark()
	p.clear(p.stale.and(p.of[g.them]))
	g.prefix = game.NoTurn.WithSweep()
	g.list(p.attacked(g.us))
	p.back(&before)
	g.prefix = game.NoTurn
}

// clear takes pieces off the board.
func (p *position) clear(squares set) {
	for !squares.empty() {
		p.put(squares.pop(), game.NoPiece)
	}
}

// sweep takes the enemy's stale pieces off the board.
func (p *position) sweep() {
	swept := p.stale.and(p.of[p.side^1])
	for s := swept; !s.empty(); {
		sq := s.pop()
		pc := p.cells[sq]
		p.lose(pc)
		p.tell(game.Event{Type: game.Swept, Seat: p.side, Other: p.side ^ 1, From: sq, To: sq, Piece: pc})
	}
	p.clear(swept)
	p.stale = p.stale.minus(swept)
	p.missed = p.missed.minus(swept)
}

// settleRiver marks what has gone stale after a turn of the side to move (fine
// points 19, 20): its pieces in the river but the one that came there now.
func (p *position) settleRiver(t game.Turn, traded bool) {
	us := p.side
	before := p.stale
	stale := p.of[us].and(p.v.ground.river)
	if !traded {
		stale.remove(t.To())
	}
	p.stale = stale.or(p.stale.and(p.of[us^1]))
	for s := range game.Seat(2) {
		if p.has(s, neverStale) {
			p.stale = p.stale.minus(p.by[s][game.Pawn])
		}
	}
	for s := p.stale.minus(before); !s.empty(); {
		sq := s.pop()
		p.tell(game.Event{Type: game.Stale, Seat: us, From: sq, To: sq, Piece: p.cells[sq]})
	}
}
