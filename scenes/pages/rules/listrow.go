package rules

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// The seal at the end of a row, and its distance from the edge.
const (
	sealSize = 20.0
	sealEdge = 14.0
)

// listText is the place of a row's text: before its seal if it has one.
func listText(row canvas.Rect, sealed bool) canvas.Rect {
	edge := 6.0
	if sealed {
		edge = sealEdge + sealSize + 4
	}
	return canvas.Box(row.X+58, row.Y, row.W-58-edge, row.H)
}

// listRow is a row of a section list: current, it has ground, a seal bar and bold text.
func listRow(id, numeral, label string, on, sealed bool) ui.Control {
	return ui.Control{ID: id, Name: label, Role: ui.RoleTab, On: on, Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
		role, small, ink, num := theme.Role{Size: 16, Line: 24}, theme.Body, c.Theme.Ink2, c.Theme.Ink3
		if ctl.On {
			role.Bold, small.Bold, ink, num = true, true, c.Theme.Ink, c.Theme.Seal
			c.Card(ctl.Rect)
			c.Fill(canvas.Box(ctl.Rect.X, ctl.Rect.Y+1, 4, ctl.Rect.H-2), c.Theme.Seal)
		} else if s.Hover || s.Pressed {
			c.Shape(ctl.Rect, canvas.Shape{Radius: theme.CardRadius, Fill: theme.Alpha(c.Theme.Sunk, 0.5)})
		}
		c.TextIn(theme.Caption, canvas.Box(ctl.Rect.X+8, ctl.Rect.Y, 38, ctl.Rect.H), canvas.AlignRight, numeral, num)
		text := listText(ctl.Rect, sealed)
		if c.Measure(small, label) <= text.W {
			c.TextFit(text, canvas.AlignLeft, label, ink, role, small)
			return
		}
		small.Size, small.Line = theme.Caption.Size, theme.Caption.Line
		lines := canvas.WrapTo(2, small, label, text.W, c.Scale)
		c.Lines(small, lines, text.X, text.Y+(text.H-float64(len(lines))*small.Line)/2, ink)
	}}
}
