package ui

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
)

// PageHead places the head of a page above a column: the way back (id "back"),
// the title and a line below it. It returns the y where the page begins.
func PageHead(f *Form, v View, col draw.Rect, title, line string) float64 {
	if v.Phone() || v.H < 500 {
		f.Add(BarButton("back", draw.IconBack, locale.T("a11y.back")).At(draw.Box(4, 6, 44, 44)))
		f.Paint(func(c *draw.Canvas) {
			c.TextIn(theme.Name, draw.Box(52, 7, v.W-60, 24), draw.AlignLeft, title, c.Theme.Ink)
			c.TextIn(theme.Caption, draw.Box(52, 30, v.W-60, 18), draw.AlignLeft, line, c.Theme.Ink2)
		})
		return 64
	}
	f.Add(BarButton("back", draw.IconBack, locale.T("a11y.back")).At(draw.Box(col.X-9, 26, 44, 44)))
	f.Paint(func(c *draw.Canvas) {
		c.TextIn(theme.Title, draw.Box(col.X+48, 22, col.W-48, 32), draw.AlignLeft, title, c.Theme.Ink)
		c.TextIn(theme.Caption, draw.Box(col.X+48, 53, col.W-48, 18), draw.AlignLeft, line, c.Theme.Ink2)
	})
	return 96
}

// Head is the head of a page as wide as its content: the way back (id "back"), the
// title and a line below it.
func Head(v View, title, line string, back func() Nav) Part {
	button := Press(BarButton("back", draw.IconBack, locale.T("a11y.back")).Goes(back))
	role, left, gap, height := theme.Title, -9.0, 13.0, 96.0
	if v.Phone() || v.H < 500 {
		role, left, gap, height = theme.Name, 4-v.Margin(), 4, 64
	}
	words := Column(0, Text(role, title, v.Theme.Ink), Text(theme.Caption, line, v.Theme.Ink2))
	return Inset(left, 0, 0, 0, Row(gap, button, words.Grow())).High(height)
}

// Middle is a part of at most a width in the middle of its place.
func Middle(width float64, p Part) Part {
	place, high := p.place, p.high
	if place == nil {
		return p
	}
	if high != nil {
		p.high = func(v View, w float64) float64 { return high(v, min(width, w)) }
	}
	p.place = func(f *Form, r draw.Rect) {
		w := min(width, r.W)
		place(f, draw.Box(r.X+(r.W-w)/2, r.Y, w, r.H))
	}
	return p
}
