package editor

import (
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// carried is the piece of the box that the pointer carries, NoPiece for none.
type carried struct {
	piece game.Piece
	x, y  float64
}

// carry carries a piece of the box and reports whether it takes the tick's input.
func (p *Page) carry(in *ui.Input) bool {
	g := &p.carried
	if g.piece == game.NoPiece && in.Down && in.Dragging {
		p.lift(in)
	}
	if g.piece == game.NoPiece {
		return false
	}
	g.x, g.y = in.X, in.Y
	p.Form.MarkDirty()
	if !in.Down {
		p.drop(in.Canceled)
	}
	return true
}

// lift begins to carry the piece of the box under a drag. From a scrolling box only sideways
// drags lift one, so that a finger can still scroll.
func (p *Page) lift(in *ui.Input) {
	dx, dy := in.X-in.StartX, in.Y-in.StartY
	along := p.row.Reach() > 0 && dx*dx > dy*dy || p.scroll.Reach() > 0 && dx*dx < dy*dy
	if in.Touch && along {
		return
	}
	if ctl := p.Form.Near(in.StartX, in.StartY, 0, func(ctl *ui.Control) bool { return ctl.Lift != nil }); ctl != nil {
		p.carried.piece = p.tray.pieces[ctl.ID]
		p.Form.Unpress() // the press ends without a tap
	}
}

// lifts reports whether a drag from a point carries something.
func (p *Page) lifts(x, y float64) bool {
	return p.boardShown() && p.plate.Rect().Contains(x, y) || p.Form.Near(x, y, 0, func(ctl *ui.Control) bool { return ctl.Lift != nil }) != nil
}

// drop puts down the carried piece, on the nearest square.
func (p *Page) drop(canceled bool) {
	g := p.carried
	p.carried, p.tool.from = carried{}, game.NoSquare
	if to := p.plate.Near(g.x, g.y); !canceled && p.boardShown() && to != game.NoSquare {
		p.position.Put(to, g.piece)
	}
	p.changed()
}

// drawCarried draws the piece from the box under the pointer.
func (p *Page) drawCarried(c *canvas.Canvas) {
	g := &p.carried
	if g.piece == game.NoPiece {
		return
	}
	r := p.plate.Pitch() * 0.455 * 1.06
	c.Piece(p.session.Look(c.Scale), p.in, g.piece, p.desk.commander(g.piece), canvas.Box(g.x-r, g.y-r, 2*r, 2*r))
}
