package players

import (
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// The notice's types, the largest first.
var (
	noticeMiddle = theme.Role{Size: 16, Line: 22, Bold: true}
	noticeSmall  = theme.Role{Size: 14, Line: 20, Bold: true}
)

// orderLine is the height of the notice alone.
const orderLine = 36.0

// on is the strip on a ground, or in fewer words.
func (o *order) on(ground func(strip ui.Part) ui.Part) ui.Part {
	if o.steps == nil {
		return ui.Part{}
	}
	why := caption(o.m, o.why).Lines(2).Center()
	return ground(ui.Column(0, o.strip(), o.words(), why)).
		Or(ground(ui.Column(0, o.strip(), o.words()))).
		Or(o.line())
}

// strip is the players in the order in which they move; it can be read aloud.
func (o *order) strip() ui.Part {
	steps := o.steps
	return ui.Press(ui.Control{
		ID: "order", Role: ui.RoleArea, Inert: true, Name: o.spoken,
		Draw: func(c *canvas.Canvas, ctl *ui.Control, _ ui.State) { c.Order(ctl.Rect, steps) },
	}).High(canvas.OrderHigh)
}

// words is the order in words, in one line or in two of like length.
func (o *order) words() ui.Part {
	text := o.notice
	return ui.Text(theme.Name, text, o.m.Screen.Theme.Ink).Try(noticeMiddle, text).Try(noticeSmall, text).Lines(2).Even().Center()
}

// line is the notice alone behind the mover's colour, in one line or in two small ones.
func (o *order) line() ui.Part {
	text := o.notice
	words := ui.Text(theme.Body, text, o.m.Screen.Theme.Ink2).Try(theme.Caption, text).Lines(2)
	return ui.Row(8, o.m.Dot(o.m.Actor()), words.Wide(0).Grow()).High(orderLine)
}
