package stratagem

import "yanyi/game"

// The river row: what stays there goes stale and may be swept (README.md, Stale
// pieces 水中停滯).

// sweep lists the turns that begin with a sweep (README.md, Stale pieces 水中停滯).
func (g *generator) sweep() {
	p, before := g.p, g.p.mark()
	swept := p.stale.and(p.of[g.them])
	p.clear(swept)
	g.prefix = game.NoTurn.WithSweep()
	g.list(p.attacks().attacked(g.us))
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
		p.teller().tell(game.Event{Type: game.Swept, Seat: p.side, Other: p.side ^ 1, From: sq, To: sq, Piece: pc})
	}
	p.clear(swept)
	p.stale = p.stale.minus(swept)
	p.missed = p.missed.minus(swept)
}

// settleRiver marks what has gone stale after a turn of the side to move
// (README.md, Fine points 19, 20): its pieces in the river but the one that came
// there now.
func (p *position) settleRiver(t game.Turn, traded bool) {
	us := p.side
	before := p.stale
	stale := p.of[us].and(p.v.tables.river)
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
		p.teller().tell(game.Event{Type: game.Stale, Seat: us, From: sq, To: sq, Piece: p.cells[sq]})
	}
}

// Due is the pieces of the side to move that stay in the river if another one moves
// (README.md, Fine points 19, 20; game.Staler).
func (p *position) Due(dst []game.Square) []game.Square {
	if !p.v.river {
		return dst
	}
	due := p.of[p.side].and(p.v.tables.river).minus(p.stale)
	if p.has(p.side, neverStale) {
		due = due.minus(p.by[p.side][game.Pawn])
	}
	for !due.empty() {
		dst = append(dst, due.pop())
	}
	return dst
}
