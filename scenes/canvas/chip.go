package canvas

import (
	"image/color"

	"yanyi/render/theme"
)

// Chip draws a small label, 22 high, filled in a colour; it returns its width.
func (c *Canvas) Chip(x, y float64, label string, fill, ink color.NRGBA) float64 {
	w := c.Measure(theme.Caption, label) + 16
	c.Shape(Rect{x, y, w, 22}, Shape{Radius: theme.ChipRadius, Fill: fill})
	c.TextIn(theme.Caption, Rect{x, y, w, 22}, AlignCenter, label, ink)
	return w
}

// RulingTag draws the tag of a ruling, 22 high: bold seal on card with a double rim.
func (c *Canvas) RulingTag(x, y float64, label string) float64 {
	role := theme.Caption
	role.Bold = true
	w := c.Measure(role, label) + 18
	r := Rect{x, y, w, 22}
	c.Shape(r, Shape{Radius: 3, Line: 1.5, Fill: c.Theme.Card, Stroke: c.Theme.Seal})
	c.Shape(r.Inset(2.5), Shape{Radius: 2, Line: 1, Stroke: c.Theme.Seal})
	c.TextIn(role, r, AlignCenter, label, c.Theme.Seal)
	return w
}

// SheetGround draws the ground of a sheet that comes up from the view's foot, with its handle.
func (c *Canvas) SheetGround(r Rect) {
	c.Shadow(r, 8, 0.12)
	c.Shape(Rect{r.X, r.Y, r.W, r.H + theme.SheetRadius + 2}, Shape{Radius: theme.SheetRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line})
	c.Shape(Rect{r.X + r.W/2 - 20, r.Y + 9, 40, 4}, Shape{Radius: 2, Fill: c.Theme.Line2})
}

// Strike draws one thin line through a text at the left of its place.
func (c *Canvas) Strike(role theme.Role, r Rect, s string, ink color.NRGBA) {
	c.HLine(r.X-2, r.Y+r.H/2+1, min(c.Measure(role, s), r.W)+4, ink)
}

// Dot draws the disc of an army's colour, 12 wide, with its left edge at x and its middle at y.
func (c *Canvas) Dot(x, y float64, col color.NRGBA) {
	dot := Shape{Radius: 6, Fill: col}
	if c.Theme.Dark {
		dot.Line, dot.Stroke = 1, c.Theme.PieceOutline
	}
	c.Shape(Box(x, y-6, 12, 12), dot)
}
