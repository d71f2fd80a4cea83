package editor

import (
	"strconv"

	"yanyi/assets/locale"
	"yanyi/game/edit"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	barHigh   = 52.0
	lowLeast  = 600.0 // a phone on its side has the board beside the panel
	panelMost = 456.0
	panelLow  = 336.0
)

// Layout arranges the page.
func (p *Page) Layout(v ui.View) {
	p.view = v
	p.desktop = v.Frame() == ui.Landscape || v.W >= lowLeast && v.W > v.H
	p.small = !p.desktop && v.Frame() == ui.Small
	p.Form.Reset(v)
	p.plate.rect = canvas.Rect{}
	if p.desktop {
		p.Form.Place(arranged{p}.landscape(), v.Bounds())
	} else {
		p.Form.Place(arranged{p}.portrait(), v.Bounds())
	}
	p.Form.Paint(func(c *canvas.Canvas) {
		p.plate.drawBubble(c)
		p.drawCarried(c)
		p.plate.glass.Draw(c)
	})
}

// arranged is how the parts of the page stand.
type arranged struct{ page *Page }

// landscape: the board on the left, all else beside it.
func (a arranged) landscape() ui.Part {
	p := a.page
	v := p.view
	m := min(24, v.H*0.03)
	wide := max(panelLow, min(panelMost, v.W-v.H))
	if v.H < 500 {
		wide = max(panelLow, v.W-v.H)
	}
	inner := wide - 32
	list := ui.Column(12, a.box(inner), ui.Card(16, 4, ui.Column(0, a.lined()...)), ui.Card(16, 8, p.writing.part()), ui.Card(16, 8, a.games()), ui.Space(1))
	panel := ui.Column(8,
		a.head(),
		ui.Scrolling(&p.scroll, list).Grow(),
		a.verdict(64),
		a.ends())
	return ui.Inset(m, m, m, m, ui.Row(24, p.plate.part(&p.Form, &p.reader).Wide(0).Grow(), panel.Wide(wide).Tall()))
}

// head is the way back, the title, and what is done again and undone.
func (a arranged) head() ui.Part {
	p := a.page
	bar := ui.Row(4, a.bar()...)
	title := ui.Column(0,
		ui.Text(theme.Title, locale.T("editor.title"), p.view.Theme.Ink).Try(theme.Name, locale.T("editor.title")).Try(theme.Primary, locale.T("editor.title")).Try(theme.Primary, locale.T("editor.short")),
		ui.Text(theme.Caption, locale.T("game."+p.in.ID+".name"), p.view.Theme.Ink2).Try(theme.Caption, locale.T("game."+p.in.ID+".short")).OrNone())
	return ui.Row(8, a.back(), title.Wide(0).Grow(), bar).High(barHigh)
}

func (a arranged) back() ui.Part {
	return ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("ui.back")).Goes(ui.Back))
}

// bar are undo and redo, the board turned, and the position shown to others.
func (a arranged) bar() []ui.Part {
	p := a.page
	turn := func() {
		p.plate.quarter = a.nextQuarter()
		p.again()
	}
	return []ui.Part{
		ui.Press(ui.BarButton("undo", canvas.IconTakeBack, locale.T("study.undo")).Unless(!p.past.has(-1)).Does(func() { p.step(-1) })),
		ui.Press(ui.BarButton("redo", canvas.IconRedo, locale.T("editor.redo")).Unless(!p.past.has(1)).Does(func() { p.step(1) })),
		ui.If(!p.desktop || p.view.W > 900, ui.Press(ui.BarButton("rotate", canvas.IconRotate, locale.T("play.rotate")).Does(turn))),
		ui.If(p.session.Routes.Share != nil, ui.Press(ui.BarButton("share", canvas.IconShare, locale.T("play.share")).Goes(p.share))),
	}
}

// nextQuarter is the side of the next seat.
func (a arranged) nextQuarter() int {
	p := a.page
	for s, seat := range p.in.Seats {
		if seat.Quarter == p.plate.quarter {
			return p.in.Seats[(s+1)%len(p.in.Seats)].Quarter
		}
	}
	return 0
}

// box is the pieces and the tools in a card.
func (a arranged) box(width float64) ui.Part {
	p := a.page
	ink := p.view.Theme
	line := ui.Text(theme.Caption, locale.T("editor.tray.line"), ink.Ink2).Try(theme.Caption, locale.T("editor.tray.short")).OrNone()
	head := ui.Row(12, ui.Text(theme.Name, locale.T("editor.tray"), ink.Ink), line.Wide(0).Grow(), p.tray.faces()).High(44)
	return ui.Card(16, 6, ui.Column(4, head, p.tray.rows(width), p.tools()))
}

// lined are the fields' rows with lines between them.
func (a arranged) lined() []ui.Part {
	p := a.page
	rows := p.fields.rows()
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) })
	for i := 1; i < len(rows); i++ {
		rows[i] = ui.Over(rows[i], line)
	}
	return rows
}

// games is which game's position it is.
func (a arranged) games() ui.Part {
	p := a.page
	var chips []ui.Part
	for _, v := range p.deps.Games {
		name := locale.T("game." + v.Info().ID + ".short")
		chip := ui.ChipButton("game."+v.Info().ID, name, v.Info().ID == p.in.ID).Does(func() {
			p.open(v, "", nil)
			p.session.Keep(keyLast, p.in.ID)
			p.again()
		})
		chips = append(chips, ui.Press(chip.Sized(ui.ChipWidth(name, p.view.Scale)-12, theme.TouchTarget)))
	}
	return ui.Column(4, ui.Text(theme.Body, locale.T("editor.game"), p.view.Theme.Ink).High(34), ui.Flow(8, chips...), ui.Space(4))
}

// portrait: the board with the box, the fields or the text below it, and a bar of buttons.
// In a small frame the fields and the text take the board's place.
func (a arranged) portrait() ui.Part {
	p := a.page
	v := p.view
	m := v.Margin()
	if p.small {
		foot := a.ends().High(52)
		if len(p.faults) > 0 {
			foot = a.verdict(52)
		}
		return ui.Column(0, a.smallHead(), a.middle().Grow(), ui.Pad(m, 4, foot))
	}
	foot := ui.Pad(m, 0, ui.Column(6, a.verdict(56), a.ends(), ui.Space(2)))
	rest := v.H - barHigh - 52 - 86 // with nothing at fault: the board stays as large
	box := a.boxed(v.W - 2*m)
	high := min(v.W*1.12, max(rest-box.Height(v, v.W-2*m)-12, rest*0.55))
	return ui.Column(0,
		ui.Pad(m-8, 0, a.head()),
		p.plate.part(&p.Form, &p.reader).High(high),
		ui.Inset(m, 6, m, 2, a.tabs()),
		ui.Scrolling(&p.scroll, ui.Inset(m, 4, m, 8, a.panel(v.W-2*m))).Grow(),
		foot)
}

// smallHead is a bar with the way back and the tabs, on the narrowest views below it.
func (a arranged) smallHead() ui.Part {
	if a.page.view.Narrow() {
		return ui.Pad(4, 0, ui.Column(0,
			ui.Row(4, append([]ui.Part{a.back(), ui.Space(0)}, a.bar()...)...).High(44), ui.Pad(4, 0, a.tabs().High(44))))
	}
	return ui.Pad(4, 0, ui.Row(4, a.back(), a.tabs().Wide(0).Grow(), ui.Row(0, a.bar()[:2]...)).High(44))
}

// middle is the board and the box in a line, or what else is chosen.
func (a arranged) middle() ui.Part {
	p := a.page
	if p.tab != tabTray {
		m := p.view.Margin()
		return ui.Scrolling(&p.scroll, ui.Inset(m, 4, m, 8, a.panel(p.view.W-2*m)))
	}
	pieces := ui.Sideways(&p.row, ui.Row(0, p.tray.faces(), p.tray.line())).High(cell)
	return ui.Column(4, p.plate.part(&p.Form, &p.reader).Grow(), ui.Inset(4, 0, 4, 0, ui.Row(4, append(p.inHand(ui.BarButton), pieces.Wide(0).Grow())...)))
}

// Show shows a tab.
func (p *Page) Show(tab string) { p.tab, p.scroll.Y = tab, 0 }

// tabs choose what stands below the board.
func (a arranged) tabs() ui.Part {
	p := a.page
	values := []string{tabTray, tabPosition, tabText}
	names := []string{locale.T("editor.tray"), locale.T("editor.position"), locale.T("editor.text")}
	if p.view.W < 480 || p.small {
		names[2] = locale.T("editor.words")
	}
	return ui.Segmented("tab", values, names, p.tab, func(v string) {
		p.Show(v)
		p.again()
	})
}

// panel is what the tab shows.
func (a arranged) panel(width float64) ui.Part {
	p := a.page
	switch p.tab {
	case tabPosition:
		var whole []ui.Part
		if p.small {
			whole = []ui.Part{ui.Flow(0, p.whole()...)}
		}
		return ui.Column(0, append(append(whole, a.lined()...), a.games())...)
	case tabText:
		var copying ui.Part
		if p.deps.Copy != nil {
			copying = ui.Press(ui.Secondary("copytext", locale.T("ui.copy")).Does(p.copy)).Wide(0).Grow()
		}
		return p.writing.part(copying)
	}
	return a.boxed(width)
}

// boxed is the pieces and the tools.
func (a arranged) boxed(width float64) ui.Part {
	p := a.page
	return ui.Column(4, ui.If(p.tray.conceals(), ui.Row(0, p.tray.faces(), ui.Space(0))), p.tray.rows(width), p.tools())
}

// verdict is what is wrong, in a row so high with what may be done about it, or a line that
// nothing is.
func (a arranged) verdict(high float64) ui.Part {
	p := a.page
	ink := p.view.Theme
	if len(p.faults) == 0 {
		line := locale.T("editor.valid")
		if p.shown.Outcome.Over {
			line = locale.T("editor.over")
		}
		return ui.Text(theme.Caption, line, ink.Ink2).Center().High(28)
	}
	words := p.said(p.fault)
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: theme.CardRadius, Line: 1, Fill: theme.Mix(c.Theme.Card, c.Theme.Danger, 0.08), Stroke: c.Theme.Danger})
	})
	said := ui.Text(theme.Body, words, ink.Danger).Try(theme.Caption, words).Lines(3)
	row := ui.Row(8, said.Wide(0).Grow(), a.nextFault(), a.remedy())
	if p.view.Narrow() {
		row, high = ui.Column(0, said, ui.Row(8, ui.Space(0), a.nextFault(), a.remedy())), high+60
	}
	return ui.Over(ground, ui.Pad(12, 4, row)).High(high)
}

// nextFault goes round the faults.
func (a arranged) nextFault() ui.Part {
	p := a.page
	n := len(p.faults)
	label := strconv.Itoa(p.fault+1) + "/" + strconv.Itoa(n)
	next := ui.IconButton("fault", canvas.IconNext, label).Does(func() {
		p.tell((p.fault + 1) % n)
		p.again()
	})
	next.Name = locale.T("editor.fault.of", locale.Num("n", p.fault+1), locale.Num("m", n))
	return ui.If(n > 1, ui.Press(next))
}

// remedy does something about a fault.
func (a arranged) remedy() ui.Part {
	p := a.page
	r := p.cure
	words := [...]string{"", "move", "take", "put", "set"}
	if r.How == edit.NoCure {
		return ui.Part{}
	}
	label := locale.T("editor.mend." + words[r.How])
	return ui.Press(ui.Secondary("mend", label).Does(func() { p.do(func() { p.position.Apply(r) }) })).Wide(max(72, ui.ChipWidth(label, p.view.Scale)-8))
}

// ends are what a position is made for; while something is wrong they say so.
func (a arranged) ends() ui.Part {
	p := a.page
	play, study := locale.T("study.play"), locale.T("study.title")
	n := len(p.faults)
	if n > 0 {
		play = locale.T("editor.faults", locale.Num("n", n))
		if n == 1 {
			play = locale.T("editor.faults.one")
		}
	}
	return ui.Row(8,
		ui.Press(ui.Primary("playon", play).Unless(n > 0 || p.shown.Outcome.Over).Goes(p.play)).Wide(0).Share(1.8),
		ui.Press(ui.Secondary("study", study).Unless(n > 0).Goes(p.study)).Wide(0).Grow())
}
