package ui

import (
	"image/color"

	"yanyi/render/theme"
)

// CardButton is a card that is pressed as a whole; draw paints what is on it.
func CardButton(id, spoken string, draw func(c *Canvas, r Rect, s State)) Control {
	return Control{ID: id, Name: spoken, Draw: func(c *Canvas, ctl *Control, s State) {
		shape := Shape{Radius: theme.CardRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line}
		if s.Hover {
			shape.Stroke = c.Theme.Line2
		}
		r := pressedRect(ctl.Rect, s)
		if s.Hover {
			c.Shadow(r.Move(0, 2), 6, 0.10)
		}
		if s.Pressed {
			shape.Fill = darker(shape.Fill)
		}
		c.Shape(r, shape)
		draw(c, r, s)
	}}
}

// ListRow is a row of a section list: current, it has card ground, a seal bar
// and bold text.
func ListRow(id, numeral, label string, on bool) Control {
	return Control{ID: id, Name: label, Role: RoleTab, On: on, Draw: func(c *Canvas, ctl *Control, s State) {
		role, small, ink, num := theme.Role{Size: 16, Line: 24}, theme.Body, c.Theme.Ink2, c.Theme.Ink3
		if ctl.On {
			role.Bold, small.Bold, ink, num = true, true, c.Theme.Ink, c.Theme.Seal
			c.Card(ctl.Rect)
			c.Fill(Rect{ctl.Rect.X, ctl.Rect.Y + 1, 4, ctl.Rect.H - 2}, c.Theme.Seal)
		} else if s.Hover || s.Pressed {
			c.Shape(ctl.Rect, Shape{Radius: theme.CardRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.5)})
		}
		c.TextIn(theme.Caption, Rect{ctl.Rect.X + 8, ctl.Rect.Y, 38, ctl.Rect.H}, AlignRight, numeral, num)
		text := Rect{ctl.Rect.X + 58, ctl.Rect.Y, ctl.Rect.W - 64, ctl.Rect.H}
		if c.Measure(small, label) <= text.W {
			c.TextFit(text, AlignLeft, label, ink, role, small)
			return
		}
		small.Size, small.Line = theme.Caption.Size, theme.Caption.Line
		lines := WrapTo(2, small, label, text.W, c.Scale)
		c.Lines(small, lines, text.X, text.Y+(text.H-float64(len(lines))*small.Line)/2, ink)
	}}
}

// Chip draws a small label, 22 high, filled in a colour; it returns its width.
func (c *Canvas) Chip(x, y float64, label string, fill, ink color.NRGBA) float64 {
	w := c.Measure(theme.Caption, label) + 16
	c.Shape(Rect{x, y, w, 22}, Shape{Radius: theme.ChipRadius, Fill: fill})
	c.TextIn(theme.Caption, Rect{x, y, w, 22}, AlignCenter, label, ink)
	return w
}

// RulingTag draws the tag of what this edition decides, 22 high: bold seal on
// card with a double rim.
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

// SheetGround draws the ground of a sheet that comes up from the foot of the
// view, with its handle.
func (c *Canvas) SheetGround(r Rect) {
	c.Shadow(r, 8, 0.12)
	c.Shape(Rect{r.X, r.Y, r.W, r.H + theme.SheetRadius + 2}, Shape{Radius: theme.SheetRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line})
	c.Shape(Rect{r.X + r.W/2 - 20, r.Y + 9, 40, 4}, Shape{Radius: 2, Fill: c.Theme.Line2})
}
