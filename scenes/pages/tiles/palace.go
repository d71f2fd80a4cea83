package tiles

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// palace is a seat's nine points as its king sees them: the king, and the eight slots.
func (g *common) palace(s game.Seat, on func(slot int) ui.Part) ui.Part {
	lies := courtOf(g.game.Info().Board)
	return ui.Arrange(func(f *ui.Form, r canvas.Rect) {
		f.Paint(func(c *canvas.Canvas) { g.drawPalace(c, r, lies, s) })
		for slot := range slots {
			f.Place(on(slot), lies.slot(r, slot))
		}
	})
}

// palaceTitle names a seat's palace.
func (g *common) palaceTitle(s game.Seat) string {
	return locale.T("deploy.palace", g.side("side", s))
}

// drawPalace draws a palace, its king on his own place.
func (g *common) drawPalace(c *canvas.Canvas, r canvas.Rect, lies court, s game.Seat) {
	drawPicture(c, r, lies.what)
	x, y := lies.point(kingPoint, r.W, r.H)
	size := min(r.W, r.H) * 0.2
	king := canvas.Box(r.X+x-size/2, r.Y+y-size/2, size, size)
	if lies.named {
		cell := canvas.Box(r.X+x-lies.step*r.W/2, r.Y+y-lies.step*r.H/2, lies.step*r.W, lies.step*r.H)
		king = nameHome(c, cell, king)
	}
	c.Piece(g.look(c), g.game.Info(), game.NewPiece(game.King, s), s, king)
}

// nameHome names the king's own cell beneath or beside him, and returns his remaining place.
func nameHome(c *canvas.Canvas, cell, king canvas.Rect) canvas.Rect {
	name, line := locale.T("play.slot.start"), theme.Caption.Line
	if cell.H-king.H < 1.2*line {
		w := king.W + 6 + c.Measure(theme.Caption, name)
		king.X = cell.X + (cell.W-w)/2
		c.TextIn(theme.Caption, canvas.Box(king.Right()+6, cell.Y, w, cell.H), canvas.AlignLeft, name, c.Theme.PlateInk)
		return king
	}
	c.TextIn(theme.Caption, canvas.Box(cell.X, cell.Bottom()-line-4, cell.W, line), canvas.AlignCenter, name, c.Theme.PlateInk)
	return king.Move(0, -0.085*cell.H)
}

// slot is the place of a slot's tile in a palace.
func (ct court) slot(palace canvas.Rect, slot int) canvas.Rect {
	x, y := ct.point(pointOf[slot], palace.W, palace.H)
	w, h := palace.W*ct.tile, max(46, palace.H*0.185)
	return canvas.Box(palace.X+x-w/2, palace.Y+y-h/2, w, h)
}

// drawHollow draws the place of a missing tile.
func drawHollow(c *canvas.Canvas, r canvas.Rect, line, strength float64, stroke theme.Color) {
	c.Shape(r, canvas.Shape{Radius: theme.ChipRadius, Line: line, Fill: theme.Alpha(c.Theme.Card, strength), Stroke: stroke, Dashed: true})
}
