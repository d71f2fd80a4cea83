package library

import (
	"strconv"
	"time"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/saves"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest  = 1440
	twoFrom = 1100 // two columns
	rowHigh = 96
	phoneIs = 148 // a row whose buttons stand below
	section = 40
)

func (p *Page) build() {
	v := p.view
	m := v.Margin()
	w := min(v.W-2*m, widest)
	col := draw.Box((v.W-w)/2, 0, w, v.H)
	head := ui.PageHead(&p.Form, v, col, locale.T("library.title"), p.count())
	p.importButton(col)
	if len(p.games) == 0 {
		p.empty(draw.Box(col.X, head, col.W, v.H-head))
		return
	}
	p.Form.BeginScroll(&p.scroll, draw.Box(0, head, v.W, v.H-head))
	y := head
	for _, over := range []bool{false, true} {
		y = p.part(col, y, over)
	}
	p.Form.EndScroll(v.W, y+m-theme.GroupGap)
}

// importButton stands at the right of the head.
func (p *Page) importButton(col draw.Rect) {
	if p.intake.can.Inbox == nil {
		return
	}
	name := locale.T("library.import")
	y, right := 26.0, col.Right()
	if p.view.Phone() || p.view.H < 500 {
		y, right = 8, p.view.W-8
	}
	w := ui.ChipWidth(name, p.view.Scale)
	p.Form.Add(ui.Secondary("import", name).At(draw.Box(right-w, y, w, 44)))
}

func (p *Page) count() string {
	switch len(p.games) {
	case 0:
		return ""
	case 1:
		return locale.T("library.count.one")
	}
	return locale.T("library.count", locale.Num("n", len(p.games)))
}

func (p *Page) empty(r draw.Rect) {
	line := draw.Wrap(theme.Body, locale.T("library.empty.line"), r.W, p.view.Scale)
	p.Form.Paint(func(c *draw.Canvas) {
		y := r.Y + max(24, r.H*0.3)
		c.TextIn(theme.Section, draw.Box(r.X, y, r.W, 32), draw.AlignCenter, locale.T("library.empty"), c.Theme.Ink)
		for i, l := range line {
			c.TextIn(theme.Body, draw.Box(r.X, y+44+22*float64(i), r.W, 22), draw.AlignCenter, l, c.Theme.Ink2)
		}
	})
}

// part is the matches that have ended, or the others; it returns the y below.
func (p *Page) part(col draw.Rect, y float64, over bool) float64 {
	n := 0
	columns, h := 1, float64(rowHigh)
	if p.view.W >= twoFrom {
		columns = 2
	}
	if p.view.Phone() {
		h = phoneIs
	}
	places := col.Columns(columns, theme.CardGap)
	for i, g := range p.games {
		if g.Over != over {
			continue
		}
		if n == 0 {
			p.head(draw.Box(col.X, y, col.W, section), over)
			y += section
		}
		r := places[n%columns]
		r.Y, r.H = y+float64(n/columns)*(h+theme.GroupGap), h
		p.row(i, g, r)
		n++
	}
	return y + float64((n+columns-1)/columns)*(h+theme.GroupGap)
}

func (p *Page) head(r draw.Rect, over bool) {
	text := locale.T("library.unfinished")
	if over {
		text = locale.T("library.finished")
	}
	p.Form.Paint(func(c *draw.Canvas) { c.TextIn(theme.Name, r, draw.AlignLeft, text, c.Theme.Ink) })
}

// row is one match: its board, how it stands, and what can be done with it.
func (p *Page) row(i int, g *saves.Summary, r draw.Rect) {
	p.Form.Paint(func(c *draw.Canvas) { c.Card(r) })
	top, bar := r, draw.Box(r.X, r.Y+(r.H-44)/2, r.W, 44)
	if p.view.Phone() {
		top.H = r.H - 56
		bar.Y = r.Bottom() - 52
	}
	left := bar.Right() - 12
	if p.asked == i {
		left = p.confirm(i, bar)
	} else {
		left = p.buttons(i, g, bar, left)
	}
	if p.view.Phone() {
		left = r.Right()
	}
	p.words(i, g, draw.Box(top.X, top.Y, left-top.X-12, top.H))
}

// words is the picture and the lines of a row; those of the question if the match
// is about to be deleted.
func (p *Page) words(i int, g *saves.Summary, r draw.Rect) {
	in := g.Variant.Info()
	side := min(r.H-20, 76)
	pic := draw.Box(r.X+12, r.Y+(r.H-side)/2, side, side)
	x := pic.Right() + 14
	w := r.Right() - x
	name, line, third := locale.T("game."+in.ID+".short"), g.Line(), day(g.Save.When, time.Now())
	if p.asked == i {
		name, line, third = locale.T("dialog.delete.title"), locale.T("dialog.delete.line"), locale.T("game."+in.ID+".short")
	}
	lines := draw.WrapTo(3, theme.Caption, line, w, p.view.Scale)
	if len(lines) > 2 { // the day gives way
		third = ""
	}
	if third != "" {
		lines = append(lines, third)
	}
	high := 24 + 20*float64(len(lines))
	y := r.Y + (r.H-high)/2
	p.Form.Paint(func(c *draw.Canvas) {
		if !c.Miniature(p.session.Look(c.Scale), in, g.View, 0, pic) {
			p.Form.MarkDirty()
		}
		c.TextIn(theme.Name, draw.Box(x, y, w, 24), draw.AlignLeft, name, c.Theme.Ink)
		for n, text := range lines {
			ink := c.Theme.Ink2
			if n == len(lines)-1 && third != "" {
				ink = c.Theme.Ink3
			}
			c.TextIn(theme.Caption, draw.Box(x, y+26+20*float64(n), w, 18), draw.AlignLeft, text, ink)
		}
	})
}

// buttons places what can be done, from the right: delete, copy, go on; it returns
// the x where they begin.
func (p *Page) buttons(i int, g *saves.Summary, bar draw.Rect, right float64) float64 {
	id := "." + strconv.Itoa(i)
	x := right - 44
	p.Form.Add(ui.BarButton("trash"+id, draw.IconTrash, locale.T("ui.delete")).At(draw.Box(x, bar.Y, 44, 44)))
	if p.copy != nil {
		x -= 48
		p.Form.Add(ui.BarButton("copy"+id, draw.IconShare, locale.T("ui.copy")).At(draw.Box(x, bar.Y, 44, 44)))
	}
	label, button := locale.T("library.continue"), ui.Secondary
	switch {
	case g.Over:
		label = locale.T("library.open")
	case g == p.latest():
		button = ui.Primary
	}
	w := max(96, ui.ChipWidth(label, p.view.Scale))
	x -= 8 + w
	p.Form.Add(button("open"+id, label).At(draw.Box(x, bar.Y, w, 44)))
	return x
}

// latest is the match under way that was played last; nil if there is none.
func (p *Page) latest() *saves.Summary {
	for _, g := range p.games {
		if !g.Over {
			return g
		}
	}
	return nil
}

// confirm asks whether the match shall be deleted.
func (p *Page) confirm(i int, bar draw.Rect) float64 {
	id := "." + strconv.Itoa(i)
	yes, no := locale.T("dialog.delete.confirm"), locale.T("ui.cancel")
	w := ui.ChipWidth(yes, p.view.Scale) + 28
	x := bar.Right() - 12 - w
	p.Form.Add(ui.Warning("delete"+id, draw.IconTrash, yes).At(draw.Box(x, bar.Y, w, 44)))
	w = ui.ChipWidth(no, p.view.Scale)
	x -= 8 + w
	p.Form.Add(ui.Secondary("keep"+id, no).At(draw.Box(x, bar.Y, w, 44)))
	return x
}
