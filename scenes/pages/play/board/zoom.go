package board

import (
	"yanyi/game"
	"yanyi/scenes/ui"
)

// pinched takes what two fingers do, and reports whether they are over the board: neither of
// them then means anything else.
func pinched(p *pointer, in *ui.Input) bool {
	f := &in.Pinch
	switch {
	case f.Ended:
		p.zoom.Rest()
		seen(p.shared)
	case !f.On || !p.Rect().Contains(f.X, f.Y) && !p.zoom.On():
		return false
	default:
		if p.gesture.held {
			p.forgo()
		}
		p.Land()
		p.teller.Hush()
		p.zoom.Pinch(f)
		seen(p.shared)
	}
	return true
}

// pans reports whether a finger moves what is seen of the board rather than a piece: any but
// one that is selected, so that no piece is carried off by accident.
func pans(p *pointer, in *ui.Input) bool {
	g := &p.gesture
	if !g.pans && (!in.Touch || !p.zoom.On() || !in.Dragging || g.from != game.NoSquare || g.done) {
		return false
	}
	if !g.pans && g.began != game.NoSquare && p.table.Hand().Selected() == g.began {
		return false
	}
	g.pans, g.done = true, true
	p.teller.Hush()
	p.zoom.Pan(in.DX, in.DY)
	seen(p.shared)
	return true
}

// tapped follows a tap of a finger that meant something, or nothing: the second of these in
// a place draws the board apart, or shows it whole.
func tapped(p *pointer, in *ui.Input, meant bool) {
	if meant {
		p.zoom.Meant()
	} else if p.zoom.Tapped(in) {
		p.teller.Hush()
		seen(p.shared)
	}
}

// seen draws the page anew, over all of which marks of the board may lie.
func seen(s *shared) {
	s.moved = true
	s.form.MarkDirty()
}

// whole shows the whole board again and reports whether it was not.
func whole(s *shared) bool {
	was := s.zoom.On()
	s.zoom.Whole()
	seen(s)
	return was
}

// sees reports whether a square is seen.
func sees(s *shared, sq game.Square) bool {
	return sq == game.NoSquare || s.Rect().Contains(s.Center(sq))
}

// follow shows the whole board where a turn happens that would not be seen.
func follow(b *Board) {
	last := b.now.Last
	if b.zoom.On() && last != nil && !last.Resigned && !(sees(b.shared, last.Turn.From()) && sees(b.shared, last.Turn.To())) {
		whole(b.shared)
	}
}

// addWhole adds the button that shows the whole board, in a corner of it.
func addWhole(b *Board) {
	if b.zoom.On() {
		b.form.Add(b.zoom.WholeButton().Does(func() { whole(b.shared) }))
	}
}

// under is where a pointer is on the board as render lays it out, and whether it is over
// what is seen of it.
func under(s *shared, in *ui.Input) (x, y float64, ok bool) {
	x, y = s.zoom.At(in.X, in.Y)
	k := s.now.Screen.Scale
	return x * k, y * k, !s.zoom.On() || s.Rect().Contains(in.X, in.Y)
}
