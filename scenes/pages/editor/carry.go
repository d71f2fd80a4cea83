package editor

import (
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// carried is what the pointer carries: a piece of the board, or one from the box.
type carried struct {
	from  game.Square // of the board, or NoSquare
	piece game.Piece  // NoPiece: nothing is carried
	x, y  float64
}

// carry carries a piece and reports whether it takes the tick's input.
func (p *Page) carry(in *ui.Input) bool {
	g := &p.carried
	if g.piece == game.NoPiece && in.Down && in.Dragging {
		p.lift(in)
	}
	if g.piece == game.NoPiece {
		return false
	}
	g.x, g.y = in.X, in.Y
	if g.from != game.NoSquare {
		x, y := p.plate.at(in.X, in.Y)
		p.plate.marks.Drag = render.Drag{From: g.from, X: x, Y: y}
		p.plate.board.SetMarks(p.plate.marks)
	}
	p.Form.MarkDirty()
	if !in.Down {
		p.drop(in.Canceled)
	}
	return true
}

// lift begins to carry the piece under a drag. From a box that scrolls only sideways pulls
// lift one, so that a finger can still scroll.
func (p *Page) lift(in *ui.Input) {
	g := &p.carried
	if p.plate.rect.Contains(in.StartX, in.StartY) && p.Form.Focus() == boardID {
		sq := p.pieceAt(in.StartX, in.StartY)
		if sq == game.NoSquare || p.tool.do == marks || p.tool.do == lays {
			return
		}
		*g = carried{from: sq, piece: p.position.Cells[sq].Piece}
		p.Form.Unpress()
		return
	}
	dx, dy := in.X-in.StartX, in.Y-in.StartY
	along := p.row.Reach() > 0 && dx*dx > dy*dy || p.scroll.Reach() > 0 && dx*dx < dy*dy
	if in.Touch && along {
		return
	}
	if ctl := p.Form.Near(in.StartX, in.StartY, 0, func(ctl *ui.Control) bool { return ctl.Lift != nil }); ctl != nil {
		*g = carried{from: game.NoSquare, piece: p.tray.pieces[ctl.ID]}
		p.Form.Unpress() // the press ends without a tap
	}
}

// lifts reports whether a drag from a point carries something.
func (p *Page) lifts(x, y float64) bool {
	return p.plate.rect.Contains(x, y) || p.Form.Near(x, y, 0, func(ctl *ui.Control) bool { return ctl.Lift != nil }) != nil
}

// pieceAt is the square of the piece under a point.
func (p *Page) pieceAt(x, y float64) game.Square {
	return p.plate.near(x, y, 0.5, func(sq game.Square) bool { return p.position.Cells[sq].Piece != game.NoPiece })
}

// drop lays down what is carried: on the nearest square, or off the board.
func (p *Page) drop(canceled bool) {
	g := p.carried
	p.carried = carried{from: game.NoSquare}
	p.plate.marks.Drag = render.Drag{From: game.NoSquare}
	p.tool.from = game.NoSquare
	to := game.NoSquare
	if p.plate.rect.Contains(g.x, g.y) {
		to = p.plate.near(g.x, g.y, 0.6, nil)
	}
	switch {
	case canceled:
	case to == game.NoSquare && g.from != game.NoSquare && !p.plate.rect.Contains(g.x, g.y):
		p.position.Take(g.from)
	case to == game.NoSquare:
	case g.from != game.NoSquare:
		p.position.Move(g.from, to)
	default:
		p.position.Put(to, g.piece)
	}
	p.changed()
}

// drawCarried draws the piece from the box under the pointer.
func (p *Page) drawCarried(c *canvas.Canvas) {
	g := &p.carried
	if g.piece == game.NoPiece || g.from != game.NoSquare {
		return
	}
	r := p.plate.pitch() * 0.455 * 1.06
	c.Piece(p.session.Look(c.Scale), p.in, g.piece, p.desk.commander(g.piece), canvas.Box(g.x-r, g.y-r, 2*r, 2*r))
}
