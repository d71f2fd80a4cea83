package stratagem

import "yanyi/game"

// The river row: a piece that stays may be swept as stale (README.md, Stale pieces 水中停滯).

// sweep lists the turns that begin with a sweep (README.md, Stale pieces 水中停滯).
func (g *generator) sweep() {
	p, before := g.p, g.p.mark()
	swept := p.stale.And(p.of[g.them])
	p.clear(swept)
	g.prefix = game.NoTurn.WithSweep()
	g.list(p.attacked(g.us))
	p.back(&before)
	g.prefix = game.NoTurn
}

// clear takes pieces off the board.
func (p *position) clear(squares set) {
	for !squares.Empty() {
		p.put(squares.Pop(), game.NoPiece)
	}
}

// sweep takes the enemy's stale pieces off the board.
func (p *position) sweep() {
	swept := p.stale.And(p.of[p.side^1])
	for s := swept; !s.Empty(); {
		sq := s.Pop()
		pc := p.cells[sq]
		p.lose(pc)
		p.tell(game.Event{Type: game.Swept, Seat: p.side, Other: p.side ^ 1, From: sq, To: sq, Piece: pc})
	}
	p.clear(swept)
	p.stale = p.stale.Minus(swept)
	p.missed = p.missed.Minus(swept)
}

// settleRiver marks the pieces that have become stale after a turn of the side to move
// (README.md, Fine points 19, 20): its pieces in the river except the one that has just entered.
func (p *position) settleRiver(t game.Turn, traded bool) {
	us := p.side
	before := p.stale
	stale := p.of[us].And(p.v.tables.river)
	if !traded {
		stale.Remove(t.To())
	}
	p.stale = stale.Or(p.stale.And(p.of[us^1]))
	for s := range game.Seat(2) {
		if p.has(s, neverStale) {
			p.stale = p.stale.Minus(p.by[s][game.Pawn])
		}
	}
	for s := p.stale.Minus(before); !s.Empty(); {
		sq := s.Pop()
		p.tell(game.Event{Type: game.Stale, Seat: us, From: sq, To: sq, Piece: p.cells[sq]})
	}
}

// Due are the pieces of the side to move that become stale if another one moves (README.md, Fine
// points 19, 20; game.Staler).
func (p *position) Due(dst []game.Square) []game.Square {
	if !p.v.river {
		return dst
	}
	due := p.of[p.side].And(p.v.tables.river).Minus(p.stale)
	if p.has(p.side, neverStale) {
		due = due.Minus(p.by[p.side][game.Pawn])
	}
	for !due.Empty() {
		dst = append(dst, due.Pop())
	}
	return dst
}
