package rules

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Sizes of the narrow arrangements.
const (
	barHigh    = 54
	chipsHigh  = 52
	leastSheet = 172
	arrowWide  = 56 // of the buttons to other sections without room for their labels
	besideFoot = 64 + 60
	lowFoot    = 64  // where there is no row of buttons
	lowMost    = 440 // views up to this height have no room for rows above and below the text
)

// stacked is a phone's arrangement: chips, picture, text, buttons.
func (p *Page) stacked() ui.Part {
	v := p.view
	picture := func(share float64) ui.Part { return ui.Pad(8, 0, p.board(true).High(min(v.W-16, v.H*share))) }
	return ui.Column(0,
		p.bar(),
		picture(0.41).Or(picture(0.3)),
		ui.Inset(theme.PhoneMargin, 8, theme.PhoneMargin, 12, p.boardFoot(ui.Part{})),
		p.sheet().Grow().Least(leastSheet),
		p.foot())
}

// sideBySide is a phone on its side.
func (p *Page) sideBySide() ui.Part {
	v := p.view
	h := v.H - barHigh - chipsHigh - 6 - besideFoot
	if low(p) {
		h = v.H - barHigh - lowFoot
	}
	w := min(max(h, v.W*0.4), v.W*0.45)
	picture := ui.Column(4, p.board(true).High(min(h, w)), p.boardFoot(ui.Part{}), ui.Space(0))
	if low(p) {
		return ui.Column(0, title(p),
			ui.Inset(0, 0, theme.PhoneMargin, 0, ui.Row(theme.PhoneMargin, p.sheet().Grow(), picture.Tall().Wide(w))).Grow())
	}
	return ui.Column(0,
		p.bar(),
		ui.Inset(0, 0, theme.PhoneMargin, 0, ui.Row(theme.PhoneMargin, p.sheet().Grow(), picture.Tall().Wide(w))).Grow(),
		p.foot())
}

// low reports whether only the title has room, which then holds the ways on and the list.
func low(p *Page) bool { return p.view.W > p.view.H && p.view.H < lowMost }

// title is the title with the buttons to other places.
func title(p *Page) ui.Part {
	v := p.view
	words := ui.Column(0,
		ui.Text(theme.Name, locale.T("rulespage.title"), v.Theme.Ink),
		ui.Text(theme.Caption, p.name(), v.Theme.Ink2))
	contents := ui.BarButton("contents", canvas.IconList, locale.T("rulespage.contents")).Does(func() {
		p.open = true
		p.Layout(p.view)
	})
	turns := ui.Row(4,
		p.turn(-1, ui.Framed("prev", canvas.IconLeft, locale.T("rulespage.prev"))).Wide(arrowWide),
		p.turn(+1, ui.Framed("next", canvas.IconRight, locale.T("rulespage.next"))).Wide(arrowWide),
		ui.If(p.playable, p.playButton().Wide(p.playWidth(0, 32))), ui.Space(4).Wide(4))
	below := ui.Part{}
	if v.Narrow() {
		words, below = ui.Space(0), ui.Inset(12, 0, 8, 6, words)
	}
	return ui.Column(0, ui.Inset(4, 0, 8, 0, ui.Row(4,
		ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("a11y.back")).Goes(ui.Back)),
		words.Wide(0).Grow(),
		ui.If(low(p), turns),
		p.lessonButton(),
		ui.Press(contents),
		p.findButton())).High(barHigh), below)
}

// bar is the title and the sections as chips.
func (p *Page) bar() ui.Part {
	v := p.view
	var chips []ui.Part
	for i, s := range p.sections {
		chip := ui.ChipButton("section."+strconv.Itoa(i), s.head, i == p.current).Does(func() { p.choose(i) })
		chips = append(chips, ui.Press(chip).Wide(ui.ChipWidth(s.head, v.Scale)-8))
	}
	return ui.Column(0,
		title(p),
		ui.Sideways(&p.chips, ui.Pad(theme.PhoneMargin, 0, ui.Row(theme.GroupGap, chips...))).High(chipsHigh),
		ui.Space(6))
}

// sheet is the text in a sheet.
func (p *Page) sheet() ui.Part {
	s, ink := &p.sections[p.current], p.view.Theme
	head := ui.Row(8,
		ui.If(s.short != "", atTop(8, ui.Text(theme.Caption, s.short, ink.GoldText))),
		p.said(theme.Section, s.head, ink.Ink).Grow())
	content := ui.Inset(18, 4, 18, partGap, ui.Column(6, head, p.body(s, sheetText)))
	return ui.Over(
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.SheetGround(r) }),
		ui.Inset(0, 16, 0, 0, ui.Scrolling(&p.text, content)))
}

// foot is the bar with the sections before and after, and a game, whose label goes first.
func (p *Page) foot() ui.Part {
	prev, next := locale.T("rulespage.prev"), locale.T("rulespage.next")
	alike := ui.Columns(theme.GroupGap,
		p.turn(-1, ui.IconLabel("prev", canvas.IconLeft, prev)),
		p.turn(+1, ui.LabelIcon("next", next, canvas.IconRight)),
		ui.If(p.playable, p.playButton())).Grow()
	arrows := ui.Row(theme.GroupGap,
		p.turn(-1, ui.Framed("prev", canvas.IconLeft, prev)).Wide(arrowWide),
		p.turn(+1, ui.Framed("next", canvas.IconRight, next)).Wide(arrowWide),
		p.playButton().Grow()).Grow()
	if p.playable {
		alike = alike.Least(3*p.playWidth(0, 24) + 2*theme.GroupGap).Or(arrows)
	}
	return ui.Over(
		ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
			c.Fill(r, c.Theme.Card)
			c.HLine(r.X, r.Y, r.W, c.Theme.Line)
		}),
		ui.Pad(theme.PhoneMargin, 10, ui.Row(0, alike)))
}
