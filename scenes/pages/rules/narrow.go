package rules

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// stacked is a phone's arrangement: chips, picture, text, buttons.
func (p *Page) stacked() {
	v := p.view
	y := p.phoneHead()
	share := 0.41
	if v.H < 700 {
		share = 0.3
	}
	picture := draw.Box(8, y, v.W-16, min(v.W-16, v.H*share))
	p.board(picture, true)
	p.boardFoot(draw.Box(16, picture.Bottom()+8, v.W-32, 44), false)
	p.sheet(draw.Box(0, picture.Bottom()+64, v.W, v.H-footHigh-picture.Bottom()-64))
	p.phoneFoot()
}

// sideBySide is a phone on its side.
func (p *Page) sideBySide() {
	v := p.view
	y := p.phoneHead()
	h := v.H - y - footHigh - 60
	w := min(max(h, v.W*0.4), v.W*0.45)
	picture := draw.Box(v.W-16-w, y, w, min(h, w))
	p.board(picture, true)
	p.boardFoot(draw.Box(picture.X, picture.Bottom()+4, picture.W, 44), false)
	p.sheet(draw.Box(0, y, picture.X-16, v.H-footHigh-y))
	p.phoneFoot()
}

// phoneHead is the title bar and the sections as chips; it returns the y below.
func (p *Page) phoneHead() float64 {
	v, name := p.view, p.name()
	p.form.Add(ui.BarButton("back", draw.IconBack, locale.T("a11y.back")).At(draw.Box(4, 4, 44, 44)))
	p.form.Paint(func(c *draw.Canvas) {
		c.Text(theme.Name, locale.T("rulespage.title"), 52, 5, c.Theme.Ink)
		c.TextIn(theme.Caption, draw.Box(52, 28, v.W-52-104, 18), draw.AlignLeft, name, c.Theme.Ink2)
	})
	p.form.Add(ui.BarButton("contents", draw.IconList, locale.T("rulespage.contents")).At(draw.Box(v.W-100, 4, 44, 44)))
	p.form.Add(p.findButton(v.W-52, 4))
	area := draw.Box(0, phoneBar+2, v.W, 52)
	p.form.BeginScroll(&p.chips, area)
	x := 16.0
	for i, s := range p.sections {
		w := ui.ChipWidth(s.head, v.Scale) - 8
		p.form.Add(ui.ChipButton("section."+strconv.Itoa(i), s.head, i == p.current).At(draw.Box(x, area.Y+4, w, 44)))
		x += w + theme.GroupGap
	}
	p.form.EndScroll(x+8, area.Bottom())
	return area.Bottom() + 6
}

// sheet is the text in a sheet.
func (p *Page) sheet(r draw.Rect) {
	s := &p.sections[p.current]
	p.form.Paint(func(c *draw.Canvas) { c.SheetGround(r) })
	area := draw.Box(r.X, r.Y+16, r.W, r.H-16)
	p.form.BeginScroll(&p.text, area)
	x, y := r.X+18, r.Y+20
	if s.short != "" {
		w := draw.Measure(theme.Caption, s.short, p.view.Scale)
		p.form.Paint(func(c *draw.Canvas) { c.Text(theme.Caption, s.short, r.X+18, r.Y+28, c.Theme.GoldText) })
		x += w + 8
	}
	y = p.heading(s.head, x, y, r.Right()-18-x)
	y = p.body(s, draw.Box(r.X+18, y+6, r.W-36, 0), sheetText)
	p.form.EndScroll(area.Right(), y)
	p.showFound()
}

// arrowWide is the width of the buttons to other sections where there is no room for
// their words.
const arrowWide = 56.0

// phoneFoot is the bar with the section before, the one after, and a game.
func (p *Page) phoneFoot() {
	v := p.view
	r := draw.Box(0, v.H-footHigh, v.W, footHigh)
	p.form.Paint(func(c *draw.Canvas) {
		c.Fill(r, c.Theme.Card)
		c.HLine(0, r.Y, v.W, c.Theme.Line)
	})
	n := 2
	if p.playable {
		n = 3
	}
	bar := draw.Box(16, r.Y+10, v.W-32, 44)
	cells := bar.Columns(n, theme.GroupGap)
	if label := locale.T("rulespage.play"); p.playable && draw.Measure(theme.Primary, label, v.Scale)+24 > cells[2].W {
		cells[0].W, cells[1].W = arrowWide, arrowWide
		cells[1].X = bar.X + arrowWide + theme.GroupGap
		cells[2].X = cells[1].Right() + theme.GroupGap
		cells[2].W = bar.Right() - cells[2].X
	}
	p.turnButton(0, cells[0], false)
	p.turnButton(1, cells[1], false)
	if p.playable {
		p.form.Add(ui.Primary("play", locale.T("rulespage.play")).At(cells[2]))
	}
}
