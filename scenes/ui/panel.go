package ui

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
)

// CardButton is a card pressed as a whole; paint draws its content, nil with a Face.
func CardButton(id, spoken string, paint func(c *canvas.Canvas, r canvas.Rect, s State)) Control {
	return Control{ID: id, Name: spoken, Draw: func(c *canvas.Canvas, ctl *Control, s State) {
		shape := canvas.Shape{Radius: theme.CardRadius, Line: 1, Fill: c.Theme.Card, Stroke: c.Theme.Line}
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
		if paint != nil {
			paint(c, r, s)
		}
	}}
}
