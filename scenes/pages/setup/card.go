package setup

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// modeCard is a radio button with a name and one line.
func modeCard(id, name, line string, on bool) ui.Control {
	var lines []string
	var width float64 // they are broken for
	return ui.Control{ID: id, Name: name, Value: line, Role: ui.RoleRadio, On: on,
		Draw: func(c *canvas.Canvas, ctl *ui.Control, s ui.State) {
			r := ctl.Rect
			if width != r.W {
				lines, width = canvas.WrapTo(2, theme.Caption, line, r.W-32, c.Scale), r.W
			}
			shape := canvas.Shape{Radius: theme.CardRadius, Line: 1, Stroke: c.Theme.Line}
			if ctl.On {
				shape = canvas.Shape{Radius: theme.CardRadius, Line: 2, Fill: c.Theme.Card, Stroke: c.Theme.Hint}
			} else if s.Hover {
				shape.Fill = theme.Alpha(c.Theme.Card, 0.6)
			}
			c.Shape(r, shape)
			drawRadio(c, canvas.Box(r.X+16, r.Y+16, 20, 20), ctl.On)
			c.TextIn(theme.Name, canvas.Box(r.X+46, r.Y+14, r.W-58, 24), canvas.AlignLeft, name, c.Theme.Ink)
			c.Lines(theme.Caption, lines, r.X+16, r.Y+44, c.Theme.Ink2)
		}}
}

func drawRadio(c *canvas.Canvas, r canvas.Rect, on bool) {
	stroke := c.Theme.Line2
	if on {
		stroke = c.Theme.Hint
	}
	c.Shape(r, canvas.Shape{Radius: 10, Line: 2, Fill: c.Theme.Card, Stroke: stroke})
	if on {
		c.Shape(r.Inset(5), canvas.Shape{Radius: 5, Fill: c.Theme.Hint})
	}
}
