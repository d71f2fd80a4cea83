package stratagem

import (
	"yanyi/game"
	"yanyi/game/board"
)

// Suppose appends the turns that a kind would give the side to move (game.Explainer).
func (p *position) Suppose(dst []game.Turn, kind int, at game.Square) []game.Turn {
	s := p.supposed(kind, at)
	if s == nil {
		return dst
	}
	for _, t := range s.Turns(nil) {
		if n, _ := s.Basis(t); n == kind && t.Slide() == game.NoSlide && t.From() != at {
			dst = append(dst, t)
		}
	}
	return dst
}

// supposed is a game that begins with the pieces as they stand, except that the marker of
// the side to move, or its king, is where the kind would be in force. It is nil if the
// piece there cannot change places with the king.
func (p *position) supposed(kind int, at game.Square) *position {
	s := p.Clone().(*position)
	s.Journal, s.History = board.Journal[snapshot]{}, board.History{}
	switch {
	case at != game.NoSquare:
		if !s.enthrone(at) {
			return nil
		}
	case p.v.track && kind < len(p.v.kinds):
		s.marker[s.side] = uint8(kind)
	default:
		return nil
	}
	s.begin()
	return s
}

// enthrone swaps the king of the side to move with the piece on a square, and reports whether
// the rules allow both there.
func (p *position) enthrone(at game.Square) bool {
	from, r := p.king[p.side], reader{v: p.v, p: p}
	king, other := p.cells[from], p.cells[at]
	if other.Kind() == game.King && at != from {
		return false
	}
	p.set(from, other)
	p.set(at, king)
	p.king[p.side] = at
	r.place(king, at)
	if other != game.NoPiece {
		r.place(other, from)
	}
	return r.faults.Err() == nil
}

// Barriers appends the pieces on the path of a turn (game.Explainer).
func (p *position) Barriers(dst []game.Square, t game.Turn) []game.Square {
	swept := set{}
	if t.Sweep() {
		swept = p.stale.And(p.of[p.side^1])
	}
	for _, sq := range p.v.tables.way(t.From(), t.To()) {
		if p.cells[sq] != game.NoPiece && !swept.Has(sq) {
			dst = append(dst, sq)
		}
	}
	return dst
}

// way are the points between two squares that a piece passes by the base rules: a horse's leg,
// or all points of a straight line; none if no piece goes that way.
func (g *boardTables) way(from, to game.Square) []game.Square {
	for _, h := range g.horse[from] {
		if h.to == to {
			return []game.Square{h.via}
		}
	}
	for _, line := range g.lines[from] {
		for i, sq := range line {
			if sq == to {
				return line[:i]
			}
		}
	}
	return nil
}
