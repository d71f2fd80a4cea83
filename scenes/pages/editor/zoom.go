package editor

import (
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// zooms takes what fingers do to see a part of the board larger, as at the table, and reports
// whether they mean nothing else: two of them, or one that moves what is seen, whatever piece
// it comes down on but one that is picked up.
func (p *Page) zooms(in *ui.Input) bool {
	b, f := &p.plate, &in.Pinch
	was := b.zoom.On()
	switch {
	case f.Ended, b.pans && !in.Down:
		b.pans = false
		b.zoom.Rest()
	case f.On && (b.zoom.On() || b.rect.Contains(f.X, f.Y)):
		if p.carried.piece != game.NoPiece {
			p.drop(true)
		}
		p.Form.Unpress()
		b.glass.Hide()
		b.zoom.Pinch(f)
	case b.pans || sets(p, in):
		b.pans = true
		p.Form.Unpress()
		b.glass.Hide()
		b.zoom.Pan(in.DX, in.DY)
	default:
		return false
	}
	p.reader.points = nil
	if p.Form.MarkDirty(); b.zoom.On() != was { // a button comes or goes
		p.again()
	}
	return true
}

// sets reports whether a finger sets out to move what is seen.
func sets(p *Page, in *ui.Input) bool {
	b := &p.plate
	if !b.zoom.On() || !in.Touch || !in.Down || !in.Dragging || p.carried.piece != game.NoPiece || p.Form.Focus() != boardID || !b.rect.Contains(in.StartX, in.StartY) {
		return false
	}
	return p.tool.from == game.NoSquare || p.pieceAt(in.StartX, in.StartY) != p.tool.from
}

// seeWhole shows the whole board again and reports whether it was not.
func (p *Page) seeWhole() bool {
	was := p.plate.zoom.On()
	p.plate.zoom.Whole()
	p.again()
	return was
}

// tapped follows a tap on the board: the second that means nothing draws it apart.
func tapped(p *Page, in *ui.Input) {
	b := &p.plate
	if !in.Touch || !in.Released || in.Canceled || in.Dragging || !b.rect.Contains(in.X, in.Y) {
		return
	}
	if p.tool != hand || p.pieceAt(in.X, in.Y) != game.NoSquare {
		b.zoom.Meant()
	} else if b.zoom.Tapped(in) {
		p.again()
	}
}

// at is where a point of the page is on the board as render lays it out.
func (b *plate) at(x, y float64) (bx, by float64) {
	x, y = b.zoom.At(x, y)
	return x * b.desk.view.Scale, y * b.desk.view.Scale
}

// near is the square nearest to a point of the page, within a finger's reach or a share of
// the pitch, of those that ok accepts.
func (b *plate) near(x, y, share float64, ok func(game.Square) bool) game.Square {
	bx, by := b.at(x, y)
	return b.board.Nearest(bx, by, max(reach*b.desk.view.Scale/b.zoom.Times(), share*float64(b.board.Pitch())), ok)
}

// sees reports whether a square is seen.
func (b *plate) sees(sq game.Square) bool { return b.rect.Contains(b.center(sq)) }

// seen is what is seen of a place on the board.
func (b *plate) seen(of canvas.Rect) canvas.Rect {
	if !b.zoom.On() {
		return of
	}
	return of.Intersect(b.rect)
}

// addWhole adds the button that shows the whole board.
func (b *plate) addWhole(f *ui.Form) {
	if b.zoom.On() {
		f.Add(b.zoom.WholeButton().Does(func() {
			b.zoom.Whole()
			b.desk.again()
		}))
	}
}
