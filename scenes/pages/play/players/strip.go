package players

import (
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// The notice's types, the largest first.
var (
	noticeMiddle = theme.Role{Size: 16, Line: 22, Bold: true}
	noticeSmall  = theme.Role{Size: 14, Line: 20, Bold: true}
)

// orderLine is how high the notice alone stands.
const orderLine = 36.0

// Order is the strip of who moves when with its notice and its reason; where there
// is little room without the reason, then the notice alone. It is nothing while
// nobody waits.
func (p *Players) Order() ui.Part { return p.orderOn(func(strip ui.Part) ui.Part { return strip }) }

// OrderCard is Order on a card, but where the notice stands alone.
func (p *Players) OrderCard() ui.Part {
	return p.orderOn(func(strip ui.Part) ui.Part {
		return ui.Over(ui.Paint(func(c *draw.Canvas, r draw.Rect) { c.Card(r) }), ui.Inset(16, 4, 16, 8, strip))
	})
}

func (p *Players) orderOn(ground func(strip ui.Part) ui.Part) ui.Part {
	if p.order.steps == nil {
		return ui.Part{}
	}
	why := p.caption(p.order.why).Lines(2).Center()
	return ground(ui.Column(0, p.steps(), p.notice(), why)).
		Or(ground(ui.Column(0, p.steps(), p.notice()))).
		Or(p.noticeLine())
}

// steps is the players in the order in which they move; it can be read aloud.
func (p *Players) steps() ui.Part {
	steps := p.order.steps
	return ui.Press(ui.Control{
		ID: "order", Role: ui.RoleArea, Inert: true, Name: p.order.spoken,
		Draw: func(c *draw.Canvas, ctl *ui.Control, _ ui.State) { c.Order(ctl.Rect, steps) },
	}).High(draw.OrderHigh)
}

// notice is the order in words, in one line or in two of like length.
func (p *Players) notice() ui.Part {
	text := p.order.notice
	return ui.Text(theme.Name, text, p.m.Screen.Theme.Ink).Try(noticeMiddle, text).Try(noticeSmall, text).Lines(2).Even().Center()
}

// noticeLine is the notice alone behind the colour of who moves, in one line or in
// two small ones.
func (p *Players) noticeLine() ui.Part {
	text := p.order.notice
	words := ui.Text(theme.Body, text, p.m.Screen.Theme.Ink2).Try(theme.Caption, text).Lines(2)
	return ui.Row(8, p.m.Dot(p.m.Actor()), words.Wide(0).Grow()).High(orderLine)
}
