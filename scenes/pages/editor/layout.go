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
	p.plate.tell()
	if p.desktop {
		p.Form.Place(p.landscape(), v.Bounds())
	} else {
		p.Form.Place(p.portrait(), v.Bounds())
	}
	p.Form.Paint(func(c *canvas.Canvas) {
		p.plate.drawBubble(c)
		p.drawCarried(c)
		p.plate.DrawGlass(c)
	})
}

// landscape: the board on the left, the rest beside it.
func (p *Page) landscape() ui.Part {
	v := p.view
	m := min(24, v.H*0.03)
	wide := max(panelLow, min(panelMost, v.W-v.H))
	if v.H < 500 {
		wide = max(panelLow, v.W-v.H)
	}
	inner := wide - 32
	list := ui.Column(12, p.box(inner), ui.Card(16, 4, ui.Column(0, p.lined()...)), ui.Card(16, 8, p.writing.part()), ui.Card(16, 8, p.games()), ui.Space(1))
	panel := ui.Column(8,
		p.head(),
		ui.Scrolling(&p.scroll, list).Grow(),
		p.verdict(64),
		p.ends())
	return ui.Inset(m, m, m, m, ui.Row(24, p.plate.part().Wide(0).Grow(), panel.Wide(wide).Tall()))
}

// head is the way back, the title, and undo and redo.
func (p *Page) head() ui.Part {
	bar := ui.Row(4, p.bar()...)
	title := ui.Column(0,
		ui.Text(theme.Title, locale.T("editor.title"), p.view.Theme.Ink).Try(theme.Name, locale.T("editor.title")).Try(theme.Primary, locale.T("editor.title")).Try(theme.Primary, locale.T("editor.short")),
		ui.Text(theme.Caption, locale.T("game."+p.in.ID+".name"), p.view.Theme.Ink2).OrNone())
	return ui.Row(8, p.back(), title.Wide(0).Grow(), bar).High(barHigh)
}

func (p *Page) back() ui.Part {
	return ui.Press(ui.BarButton("back", canvas.IconBack, locale.T("ui.back")).Goes(ui.Back))
}

// bar is undo and redo, turning the board, and sharing the position.
func (p *Page) bar() []ui.Part {
	turn := func() {
		p.plate.quarter = p.nextQuarter()
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
func (p *Page) nextQuarter() int {
	for s, seat := range p.in.Seats {
		if seat.Quarter == p.plate.quarter {
			return p.in.Seats[(s+1)%len(p.in.Seats)].Quarter
		}
	}
	return 0
}

// box is the pieces and the tools in a card.
func (p *Page) box(width float64) ui.Part {
	ink := p.view.Theme
	line := ui.Text(theme.Caption, locale.T("editor.tray.line"), ink.Ink2).Try(theme.Caption, locale.T("editor.tray.short")).OrNone()
	head := ui.Row(12, ui.Text(theme.Name, locale.T("editor.tray"), ink.Ink), line.Wide(0).Grow(), p.tray.faces()).High(44)
	return ui.Card(16, 6, ui.Column(4, head, p.tray.rows(width), p.tools()))
}

// lined are the fields' rows with lines between them.
func (p *Page) lined() []ui.Part {
	rows := p.fields.rows()
	line := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { c.HLine(r.X, r.Y, r.W, c.Theme.Line) })
	for i := 1; i < len(rows); i++ {
		rows[i] = ui.Over(rows[i], line)
	}
	return rows
}

// games is the choice of the game.
func (p *Page) games() ui.Part {
	var chips []ui.Part
	for _, v := range p.deps.Games {
		name := locale.T("game." + v.Info().ID + ".name")
		chip := ui.ChipButton("game."+v.Info().ID, name, v.Info().ID == p.in.ID).Does(func() {
			p.open(v, "", nil)
			p.session.Keep(keyLast, p.in.ID)
			p.again()
		})
		chips = append(chips, ui.Press(chip.Sized(ui.ChipWidth(name, p.view.Scale)-12, theme.TouchTarget)))
	}
	return ui.Column(4, ui.Text(theme.Body, locale.T("editor.game"), p.view.Theme.Ink).High(34), ui.Flow(8, chips...), ui.Space(4))
}

// portrait: the board with the box, the fields or the text below it, and a bar of buttons. In a
// small frame the fields and the text replace the board.
func (p *Page) portrait() ui.Part {
	v := p.view
	m := v.Margin()
	if p.small {
		foot := p.ends().High(52)
		if len(p.faults) > 0 {
			foot = p.verdict(52)
		}
		return ui.Column(0, p.smallHead(), p.middle().Grow(), ui.Pad(m, 4, foot))
	}
	foot := ui.Pad(m, 0, ui.Column(6, p.verdict(56), p.ends(), ui.Space(2)))
	rest := v.H - barHigh - 52 - 86 // also without faults, so that the board keeps its size
	box := p.boxed(v.W - 2*m)
	high := min(v.W*1.12, max(rest-box.Height(v, v.W-2*m)-12, rest*0.55))
	return ui.Column(0,
		ui.Pad(m-8, 0, p.head()),
		p.plate.part().High(high),
		ui.Inset(m, 6, m, 2, p.tabs()),
		ui.Scrolling(&p.scroll, ui.Inset(m, 4, m, 8, p.panel(v.W-2*m))).Grow(),
		foot)
}

// smallHead is a bar with the way back and the tabs, on the narrowest views below it.
func (p *Page) smallHead() ui.Part {
	if p.view.Narrow() {
		return ui.Pad(4, 0, ui.Column(0,
			ui.Row(4, append([]ui.Part{p.back(), ui.Space(0)}, p.bar()...)...).High(44), ui.Pad(4, 0, p.tabs().High(44))))
	}
	return ui.Pad(4, 0, ui.Row(4, p.back(), p.tabs().Wide(0).Grow(), ui.Row(0, p.bar()[:2]...)).High(44))
}

// middle is the board and the box in a line, or the other chosen tab.
func (p *Page) middle() ui.Part {
	if p.tab != tabTray {
		m := p.view.Margin()
		return ui.Scrolling(&p.scroll, ui.Inset(m, 4, m, 8, p.panel(p.view.W-2*m)))
	}
	pieces := ui.Sideways(&p.row, ui.Row(0, p.tray.faces(), p.tray.line())).High(cell)
	return ui.Column(4, p.plate.part().Grow(), ui.Inset(4, 0, 4, 0, ui.Row(4, append(p.inHand(ui.BarButton), pieces.Wide(0).Grow())...)))
}

// Show shows a tab.
func (p *Page) Show(tab string) { p.tab, p.scroll.Y = tab, 0 }

// tabs choose the part below the board.
func (p *Page) tabs() ui.Part {
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

// panel is the content of the tab.
func (p *Page) panel(width float64) ui.Part {
	switch p.tab {
	case tabPosition:
		var whole []ui.Part
		if p.small {
			whole = []ui.Part{ui.Flow(0, p.whole()...)}
		}
		return ui.Column(0, append(append(whole, p.lined()...), p.games())...)
	case tabText:
		var copying ui.Part
		if p.deps.Copy != nil {
			copying = ui.Press(ui.Secondary("copytext", locale.T("ui.copy")).Does(p.copy)).Wide(0).Grow()
		}
		return p.writing.part(copying)
	}
	return p.boxed(width)
}

// boxed is the pieces and the tools.
func (p *Page) boxed(width float64) ui.Part {
	return ui.Column(4, ui.If(p.tray.conceals(), ui.Row(0, p.tray.faces(), ui.Space(0))), p.tray.rows(width), p.tools())
}

// verdict is the fault shown with its remedy, in a row of a height, or that there is none.
func (p *Page) verdict(high float64) ui.Part {
	ink := p.view.Theme
	if len(p.faults) == 0 {
		line := locale.T("editor.valid")
		if p.shown.Outcome.Over {
			line = locale.T("editor.over")
		}
		if p.doubts != "" {
			return ui.Text(theme.Caption, p.doubts, ink.Ink2).Lines(3).High(high)
		}
		return ui.Text(theme.Caption, line, ink.Ink2).Center().High(28)
	}
	words := p.said(p.fault)
	ground := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		c.Shape(r, canvas.Shape{Radius: theme.CardRadius, Line: 1, Fill: theme.Mix(c.Theme.Card, c.Theme.Danger, 0.08), Stroke: c.Theme.Danger})
	})
	said := ui.Text(theme.Body, words, ink.Danger).Try(theme.Caption, words).Lines(3)
	row := ui.Row(8, said.Wide(0).Grow(), p.nextFault(), p.remedy())
	if p.view.Narrow() {
		row, high = ui.Column(0, said, ui.Row(8, ui.Space(0), p.nextFault(), p.remedy())), high+60
	}
	return ui.Over(ground, ui.Pad(12, 4, row)).High(high)
}

// nextFault cycles through the faults.
func (p *Page) nextFault() ui.Part {
	n := len(p.faults)
	label := strconv.Itoa(p.fault+1) + "/" + strconv.Itoa(n)
	next := ui.IconButton("fault", canvas.IconNext, label).Does(func() {
		p.tell((p.fault + 1) % n)
		p.again()
	})
	next.Name = locale.T("editor.fault.of", locale.Num("n", p.fault+1), locale.Num("m", n))
	return ui.If(n > 1, ui.Press(next))
}

// remedy applies the remedy for a fault.
func (p *Page) remedy() ui.Part {
	r := p.cure
	words := [...]string{"", "move", "take", "put", "set"}
	if r.How == edit.NoCure {
		return ui.Part{}
	}
	label := locale.T("editor.mend." + words[r.How])
	return ui.Press(ui.Secondary("mend", label).Does(func() { p.do(func() { p.position.Apply(r) }) })).Wide(max(72, ui.ChipWidth(label, p.view.Scale)-8))
}

// ends are the buttons that use the position; while it has faults they say so.
func (p *Page) ends() ui.Part {
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
