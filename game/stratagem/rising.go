package stratagem

import "yanyi/game"

// 升底兵 (README.md, Rising soldier 升底兵; Fine points 5–8): a soldier that enters its
// last rank is promoted at once, keeps a second chance for its owner's next turn
// (last), or never promotes (missed).

// settleRising moves soldiers among these three after a turn of the side to move.
func (p *position) settleRising(t game.Turn, mover game.Piece, traded bool) {
	us, from, to := p.side, t.From(), t.To()
	gr := p.v.tables
	if p.last[us^1] == to {
		p.last[us^1] = game.NoSquare
	}
	p.missed.Remove(to)
	missed := p.missed.Has(from)
	if missed {
		p.missed.Remove(from)
		if !traded {
			p.missed.Add(to)
		}
	}
	p.expire(t, traded)
	enters := mover.Kind() == game.Pawn && !traded && gr.last[us].Has(to) && !gr.last[us].Has(from)
	switch {
	case !enters || missed || t.Promotion() != game.NoKind:
	case p.has(us, rises):
		p.missed.Add(to)
	default:
		p.last[us] = to
	}
}

// expire ends the second chance of the side that has just moved: its soldier is
// missed from now on, unless it was promoted or left the board.
func (p *position) expire(t game.Turn, traded bool) {
	sq := p.last[p.side]
	if sq == game.NoSquare {
		return
	}
	p.last[p.side] = game.NoSquare
	switch {
	case t.Second() != game.NoKind || sq == t.From() && traded:
	case sq == t.From():
		p.missed.Add(t.To())
	default:
		p.missed.Add(sq)
	}
}
