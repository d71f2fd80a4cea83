package play

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// fillMoves is the card with the moves and the report.
func (p *Page) fillMoves(r draw.Rect) {
	if r.H < 60 {
		return
	}
	if p.tab == tabAid {
		p.fillAid(r)
		return
	}
	p.form.Paint(func(c *draw.Canvas) {
		c.Card(r)
		c.HLine(r.X+8, r.Y+37, r.W-16, c.Theme.Line2)
		c.TextIn(theme.Caption, draw.Box(r.X+16, r.Y+4, r.W-32, 32), draw.AlignRight, p.count, c.Theme.Ink2)
	})
	p.fillTabs(draw.Box(r.X+16, r.Y+5, r.W, 32))
	p.fillTab(draw.Box(r.X+16, r.Y+38, r.W-32, r.H-42))
}

// fillTabs places the headings.
func (p *Page) fillTabs(r draw.Rect) {
	x := r.X
	for _, id := range p.tabs() {
		label := p.tabLabel(id)
		w := draw.Measure(theme.Body, label, p.view.Scale)
		at := draw.Box(x, r.Y, max(44, w+8), r.H)
		p.form.Add(reaching(ui.Tab(id, label, p.tab == id).At(at), draw.Box(at.X, at.Bottom()-theme.TouchTarget, at.W, theme.TouchTarget)))
		x += max(44, w+8) + 18
	}
}

// reaching lets a control be pressed beyond what is drawn of it.
func reaching(ctl ui.Control, reach draw.Rect) ui.Control {
	drawn, paint := ctl, ctl.Draw
	ctl.Rect = reach
	ctl.Draw = func(c *draw.Canvas, _ *ui.Control, s ui.State) { paint(c, &drawn, s) }
	return ctl
}

// fillTab is what the chosen tab shows.
func (p *Page) fillTab(r draw.Rect) {
	switch p.tab {
	case tabReport:
		p.fillReport(r)
		return
	case tabAid:
		p.fillAidSheet(r)
		return
	}
	const heads = 30
	if r.H-heads < theme.TouchTarget { // no room for headings
		p.fillMoveRows(r)
		return
	}
	p.form.Paint(func(c *draw.Canvas) { p.moves.drawHeads(c, draw.Box(r.X, r.Y, r.W, heads)) })
	p.fillMoveRows(draw.Box(r.X, r.Y+heads, r.W, r.H-heads))
}

// fillMoveRows is the list of moves without its headings.
func (p *Page) fillMoveRows(area draw.Rect) {
	if area.H < theme.TouchTarget {
		return
	}
	p.form.BeginScroll(&p.scroll.moves, area)
	p.form.Paint(func(c *draw.Canvas) { p.moves.draw(c, area) })
	p.form.Add(ui.Control{ID: listID, Name: locale.T("play.moves"), Rect: draw.Box(area.X, area.Y, area.W, max(area.H, p.moves.height))})
	p.form.EndScroll(area.Right(), area.Y+p.moves.height)
}

func (p *Page) fillReport(r draw.Rect) {
	r.Y, r.H = r.Y+2, r.H-2
	if r.H < theme.TouchTarget {
		return
	}
	height := float64(max(1, len(p.report))) * reportHeight
	p.form.BeginScroll(&p.scroll.report, r)
	p.form.Paint(func(c *draw.Canvas) { drawReport(c, r, p.report) })
	p.form.Add(ui.Control{ID: reportID, Name: locale.T("play.report"), Rect: draw.Box(r.X, r.Y, r.W, max(r.H, height))})
	p.form.EndScroll(r.Right(), r.Y+height)
}

// listWidth is how wide the move list is in the present frame.
func (p *Page) listWidth() float64 {
	switch p.plan.Frame {
	case ui.Landscape:
		return p.plan.Panel.W - 32
	case ui.Portrait:
		return p.sheetInner().W
	}
	return p.plan.Bar.W - 32
}

// followList keeps the current turn of the list in sight when it changes.
func (p *Page) followList() {
	if p.followed == p.table.Sight() {
		return
	}
	p.followed = p.table.Sight()
	if r := p.moves.current; !r.Empty() {
		area := p.scroll.moves.Area()
		p.scroll.moves.Show(r.Move(area.X, area.Y))
	} else {
		p.scroll.moves.Y = 0
	}
}
