package play

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// fillPhone arranges the portrait frame.
func (p *Page) fillPhone() {
	p.fillBar(p.plan.Bar)
	own, others := p.split()
	columns := p.plan.Opponents.Columns(len(others), 8)
	p.bar.aim(p.phoneMover(own, others, columns))
	p.tray(own.seat, p.plan.Own)
	for i, d := range others {
		p.tray(d.seat, columns[i])
	}
	p.form.Paint(func(c *draw.Canvas) {
		for i, d := range others {
			p.drawOpponent(c, columns[i], d)
		}
		p.drawOwn(c, p.plan.Own, own)
		p.drawBar(c)
	})
	slide, slides := p.slideChoice()
	switch {
	case p.result:
		p.fillPhoneEnd(p.plan.Buttons)
	case slides:
		p.fillSlideRow(p.plan.Buttons, &slide)
	case p.deciding():
		p.fillDecision(p.plan.Buttons)
	default:
		p.addActions(p.plan.Buttons, p.phoneActions())
	}
	p.fillSheet()
}

// fillBar is the title bar: back, game and round, rules and settings.
func (p *Page) fillBar(r draw.Rect) {
	p.addBack(draw.Box(r.X+6, r.Y+4, 44, 44))
	x := r.Right() - 8
	pages := p.pages()
	if p.bare() {
		pages = nil
	}
	for i := len(pages) - 1; i >= 0; i-- {
		x -= 48
		p.form.Add(ui.BarButton(pages[i].id, pages[i].icon, locale.T(pages[i].key)).At(draw.Box(x, r.Y+4, 44, 44)))
	}
	under := locale.T("play.round", locale.Num("n", p.table.Round()))
	if mode := modeName(p.table); mode != "" {
		under += " " + locale.T("ui.separator") + " " + mode
	}
	if p.series != "" {
		under = p.seriesRound()
	}
	title := p.titleIn(theme.Name, x-56)
	p.form.Paint(func(c *draw.Canvas) {
		c.TextIn(theme.Name, draw.Box(52, r.Y+6, x-56, 24), draw.AlignLeft, title, c.Theme.Ink)
		c.TextIn(theme.Caption, draw.Box(52, r.Y+28, x-56, 18), draw.AlignLeft, under, c.Theme.Ink2)
	})
}

// split is the player at the bottom of the board and the others, in order.
func (p *Page) split() (own *card, others []*card) {
	for i := range p.cards {
		if p.cards[i].seat == p.table.Bottom() {
			own = &p.cards[i]
		} else {
			others = append(others, &p.cards[i])
		}
	}
	return own, others
}

func (p *Page) phoneMover(own *card, others []*card, columns []draw.Rect) draw.Rect {
	if own.move {
		return p.plan.Own
	}
	for i, d := range others {
		if d.move {
			return columns[i]
		}
	}
	return draw.Rect{}
}

// phoneActions are the five buttons of the phone; rules and settings stand in
// its bar.
func (p *Page) phoneActions() []action {
	if p.watched() {
		return p.watchActions()
	}
	all := p.actions()
	return []action{all[0], all[1], all[4], all[3], all[2]}
}

// sheetInner is the inside of the sheet, its heading apart.
func (p *Page) sheetInner() draw.Rect {
	r := p.sheet.Rect()
	side := max(16.0, (r.W-640)/2)
	head := p.sheetHead() + 36
	return draw.Box(r.X+side, r.Y+head, r.W-2*side, max(0, r.H-head-4))
}

func (p *Page) fillSheet() {
	r := p.sheet.Rect()
	inner := p.sheetInner()
	icon := draw.IconUp
	if p.sheet.Raised() {
		icon = draw.IconDown
	}
	p.form.Paint(func(c *draw.Canvas) {
		c.SheetGround(r)
		c.IconIn(icon, draw.Box(inner.Right()-32, r.Y+12, 32, 36), 20, c.Theme.Ink2)
	})
	if !p.fillSheetEffect(r) {
		return
	}
	p.form.Paint(func(c *draw.Canvas) { c.HLine(r.X, inner.Y-3, r.W, c.Theme.Line) })
	p.fillTabs(draw.Box(inner.X, inner.Y-36, inner.W, 32))
	if inner.H > 24 {
		if p.result {
			inner = p.fillSheetEnd(inner)
		}
		if inner.H > 24 {
			p.fillTab(inner)
		}
	}
}
