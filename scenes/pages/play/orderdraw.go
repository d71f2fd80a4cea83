package play

import (
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// The notice's types, the largest first, and its measures.
var orderNotices = [...]theme.Role{theme.Name, {Size: 16, Line: 22, Bold: true}, {Size: 14, Line: 20, Bold: true}}

const (
	orderPad   = 8.0
	orderLow   = 36.0  // in one line
	orderSheet = 170.0 // lower sheets have room for the line alone
)

// orderWords is the notice laid out for a width: in one line where a type of it
// fits, else in two of the smallest; the reason below.
type orderWords struct {
	role  theme.Role
	lines []string
	why   []string
}

func (p *Page) orderWords(w float64, why bool) orderWords {
	scale := p.view.Scale
	var o orderWords
	for _, o.role = range orderNotices {
		if draw.Measure(o.role, p.ordered.notice, scale) <= w {
			break
		}
	}
	o.lines = draw.WrapTo(2, o.role, p.ordered.notice, w, scale)
	if even := 0.55 * draw.Measure(o.role, p.ordered.notice, scale); len(o.lines) == 2 && even < w {
		if lines := draw.Wrap(o.role, p.ordered.notice, even, scale); len(lines) == 2 {
			o.lines = lines // of like length
		}
	}
	if why && p.ordered.why != "" {
		o.why = draw.WrapTo(2, theme.Caption, p.ordered.why, w, scale)
	}
	return o
}

// height is how high the words stand.
func (o *orderWords) height() float64 {
	return float64(len(o.lines))*o.role.Line + float64(len(o.why))*theme.Caption.Line
}

// draw writes the words below each other in the middle of r.
func (o *orderWords) draw(c *draw.Canvas, r draw.Rect) {
	y := r.Y
	for _, line := range o.lines {
		c.TextIn(o.role, draw.Box(r.X, y, r.W, o.role.Line), draw.AlignCenter, line, c.Theme.Ink)
		y += o.role.Line
	}
	for _, line := range o.why {
		c.TextIn(theme.Caption, draw.Box(r.X, y, r.W, theme.Caption.Line), draw.AlignCenter, line, c.Theme.Ink2)
		y += theme.Caption.Line
	}
}

// orderHeight is how high the strip stands in a width.
func (p *Page) orderHeight(w float64, why bool) float64 {
	words := p.orderWords(w, why)
	return draw.OrderHigh + words.height()
}

// paintOrder draws the strip with its words and lets it be read aloud.
func (p *Page) paintOrder(r draw.Rect, why bool) {
	words, steps := p.orderWords(r.W, why), p.ordered.steps
	p.form.Paint(func(c *draw.Canvas) {
		c.Order(r, steps)
		words.draw(c, draw.Box(r.X, r.Y+draw.OrderHigh, r.W, 0))
	})
	p.form.Add(ui.Control{ID: "order", Role: ui.RoleArea, Inert: true, Name: p.ordered.spoken, Rect: draw.Box(r.X, r.Y, r.W, draw.OrderHigh)})
}

// fillOrder places the strip in the panel from r on, in one line where it would
// leave the moves too little room, and returns where what follows begins.
func (p *Page) fillOrder(r draw.Rect, bottom float64) float64 {
	if !p.ordered.on() || p.plan.Dense {
		return r.Y
	}
	inner := draw.Box(r.X+16, r.Y+orderPad/2, r.W-32, 0)
	inner.H = p.orderHeight(inner.W, true)
	if r.H = inner.H + orderPad*1.5; bottom-r.Bottom()-8 < movesLeast {
		r.H = orderLow
		p.paintDue(r, p.ordered.notice)
		return r.Bottom() + 6
	}
	p.form.Paint(func(c *draw.Canvas) { c.Card(r) })
	p.paintOrder(inner, true)
	return r.Bottom() + 8
}

// orderLine is the notice where a frame tells of the order in its line of the
// moment.
func (p *Page) orderLine() string {
	if p.plan.Frame == ui.Landscape && !p.plan.Dense {
		return "" // the panel has the strip
	}
	return p.ordered.notice
}

// sheetOrdered reports whether the sheet is high enough for the strip.
func (p *Page) sheetOrdered() bool {
	return p.plan.Frame == ui.Portrait && p.ordered.on() && p.warning == "" && p.sheet.Rect().H >= orderSheet
}

// sheetWhys reports whether the sheet has room for the reason, too: above its tabs,
// or in their place where there is no room for them.
func (p *Page) sheetWhys(w float64) bool {
	const tabs, foot = 36.0, 6.0
	spare := p.sheet.Rect().H - sheetLineTop - p.orderHeight(w, false)
	why := p.orderHeight(w, true) - p.orderHeight(w, false)
	return spare >= why+sheetLineGap+tabs || spare < sheetLineGap+tabs && spare >= why+foot
}
