package setup

import (
	"slices"
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// portrait is everything below each other, Begin in a bar at the foot.
func (p *Page) portrait() {
	v := p.view
	p.bar()
	area := draw.Box(0, phoneBar, v.W, v.H-phoneBar-beginBar)
	p.Form.BeginScroll(&p.scroll, area)
	m := 8.0
	if !v.Phone() {
		m = v.Margin()
	}
	y := p.narrowSeats(draw.Box(m, phoneBar+4, v.W-2*m, 0))
	text := draw.Box(v.Margin(), 0, v.W-2*v.Margin(), 0)
	y = p.narrowModes(text, y+16)
	y = p.narrowClock(text, y+20)
	p.heading(locale.T("setup.options"), text.X, y+16)
	y = p.checks(text, y+44)
	if room := area.Bottom() - y - 40; room >= 200 {
		side := min(room, text.W)
		board := draw.Box(text.X+(text.W-side)/2, y+20, side, side)
		p.Form.Paint(func(c *draw.Canvas) { p.drawBoard(c, board) })
		y = board.Bottom()
	}
	p.Form.EndScroll(v.W, y+16)
	p.foot()
}

// tightName is a title's type where room is scarce.
var tightName = theme.Role{Size: 14, Line: 24, Bold: true}

func (p *Page) narrowSeats(col draw.Rect) float64 {
	y, high := col.Y, float64(narrowRow)
	if p.cramped(col.W) {
		high += crampedMore
	}
	for i := range p.setup.Seats {
		if col.W >= 700 {
			p.seatWide(i, draw.Box(col.X, y, col.W, wideRow))
			y += wideRow + theme.GroupGap
			continue
		}
		p.seatNarrow(i, draw.Box(col.X, y, col.W, high))
		y += high + theme.GroupGap
	}
	return y
}

// bar is the phone's title bar.
func (p *Page) bar() {
	v := p.view
	p.Form.Add(ui.BarButton("back", draw.IconBack, locale.T("a11y.back")).At(draw.Box(4, 4, 44, 44)))
	x := v.W - 50
	p.Form.Add(ui.BarButton("rules", draw.IconBook, locale.T("setup.rules")).At(draw.Box(x, 4, 44, 44)))
	p.Form.Add(ui.BarButton("draw", draw.IconDice, locale.T("setup.seats.random")).At(draw.Box(x-48, 4, 44, 44)))
	p.Form.Add(ui.BarButton("rotate", draw.IconSwap, locale.T("setup.seats.rotate")).At(draw.Box(x-96, 4, 44, 44)))
	length, name, w := locale.T("game."+p.in.ID+".length"), p.name(), x-96-56
	sub := join(locale.T("setup.title"), length)
	for _, less := range []string{length, locale.T("setup.title")} {
		if draw.Measure(theme.Caption, sub, v.Scale) > w {
			sub = less
		}
	}
	p.Form.Paint(func(c *draw.Canvas) {
		c.TextFit(draw.Box(52, 6, w, 24), draw.AlignLeft, name, c.Theme.Ink, theme.Name, theme.Primary, tightName)
		c.TextIn(theme.Caption, draw.Box(52, 28, w, 18), draw.AlignLeft, sub, c.Theme.Ink2)
	})
}

// narrowModes is a switch for each choice with the chosen value's line below.
func (p *Page) narrowModes(col draw.Rect, y float64) float64 {
	for _, ch := range p.gameChoices() {
		p.heading(ch.head, col.X, y)
		p.Form.AddAll(ui.Segments(ch.id, draw.Box(col.X, y+32, col.W, 44), ch.values, ch.names, ch.chosen))
		line, top := draw.Wrap(theme.Caption, ch.lines[slices.Index(ch.values, ch.chosen)], col.W, p.view.Scale), y+84
		p.Form.Paint(func(c *draw.Canvas) { c.Lines(theme.Caption, line, col.X, top, c.Theme.Ink2) })
		y += 84 + float64(len(line))*theme.Caption.Line + theme.GroupGap
	}
	return y - theme.GroupGap
}

// narrowClock is the clocks in a row that slides, its meaning at the right.
func (p *Page) narrowClock(col draw.Rect, y float64) float64 {
	p.heading(locale.T("setup.clock"), col.X, y)
	at, line := draw.Box(col.X+80, y, col.W-80, 24), p.clockLine()
	p.Form.Paint(func(c *draw.Canvas) { c.TextIn(theme.Caption, at, draw.AlignRight, line, c.Theme.Ink2) })
	p.clockChips(draw.Box(0, y+28, p.view.W, 52), col.X)
	y += 76
	if p.clock == "custom" {
		p.stepper("minutes", locale.T("clock.minutes"), p.minutes, 5, 180, draw.Box(col.X, y+8, col.W, 44))
		y += 52
	}
	if p.setup.Clock.Total > 0 {
		p.stepper("increment", locale.T("clock.increment"), p.increment(), 0, 60, draw.Box(col.X, y+8, col.W, 44))
		y += 52
	}
	return y
}

// clockLine spells the chosen clock out.
func (p *Page) clockLine() string {
	c := p.setup.Clock
	minutes := locale.Num("n", int(c.Total.Minutes()))
	switch {
	case c.PerTurn > 0:
		return locale.T("clock.turn", locale.Num("n", int(c.PerTurn.Seconds())))
	case c.Total == 0:
		return locale.T("clock.none")
	case c.Increment > 0:
		return locale.T("clock.side.inc", minutes, locale.Arg{Name: "m", Value: strconv.Itoa(p.increment())})
	}
	return locale.T("clock.side", minutes)
}

// foot is the bar with Begin.
func (p *Page) foot() {
	v := p.view
	r := draw.Box(0, v.H-beginBar, v.W, beginBar)
	p.Form.Paint(func(c *draw.Canvas) {
		c.Fill(r, c.Theme.Card)
		c.HLine(0, r.Y, v.W, c.Theme.Line)
	})
	w := min(v.W-2*v.Margin(), 640)
	p.Form.Add(ui.Primary("begin", p.beginLabel()).At(draw.Box((v.W-w)/2, r.Y+12, w, 52)))
}
