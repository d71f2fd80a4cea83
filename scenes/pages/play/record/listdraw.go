package record

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// draw draws the rows between top and bottom, with the list's upper left corner at
// r's; the turn that led to the ply now is marked.
func (l *list) draw(c *canvas.Canvas, r canvas.Rect, top, bottom float64, now int) {
	for i := l.from(top); i < len(l.rows) && l.rows[i].y < bottom; i++ {
		row := &l.rows[i]
		switch {
		case row.remark != nil:
			row.drawRemark(c, r.Move(0, row.y))
			continue
		case row.cells == nil:
			row.drawEvent(c, r.Move(0, row.y))
			continue
		}
		c.TextIn(theme.Moves, canvas.Box(r.X-6, r.Y+row.y, 24, rowHeight), canvas.AlignRight, row.round, c.Theme.Ink3)
		for j := range row.cells {
			row.cells[j].draw(c, l.box(row, j).Move(r.X, r.Y), now)
		}
	}
}

func (t *cell) draw(c *canvas.Canvas, r canvas.Rect, now int) {
	ink := c.Theme.Ink
	switch {
	case t.text == "":
		return
	case t.passed:
		ink = c.Theme.Ink3
	case t.ply == now:
		c.Shape(canvas.Box(r.X, r.Y, t.width, r.H), canvas.Shape{Radius: theme.ChipRadius, Fill: theme.Alpha(c.Theme.Gold, 0.20)})
	}
	c.TextIn(t.role, canvas.Box(r.X+cellLead, r.Y, r.W-4, r.H), canvas.AlignLeft, t.text, ink)
	c.TextIn(theme.Caption, canvas.Box(r.X+t.right, r.Y, r.W+cellLead-t.right, r.H), canvas.AlignLeft, t.check, c.Theme.Danger)
}

func (e *row) drawEvent(c *canvas.Canvas, r canvas.Rect) {
	c.Seal(e.seal, canvas.Box(r.X+eventLeft-7, r.Y+(e.h-22)/2, 22, 22), sealAngle)
	y := r.Y + (e.h-float64(len(e.lines))*theme.Caption.Line)/2
	c.Lines(theme.Caption, e.lines, r.X+eventLeft+28, y, c.Theme.Ink)
}

// sealAngle is how the seals of events stand, in degrees.
const sealAngle = -5
