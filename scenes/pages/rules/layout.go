package rules

import (
	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels (render/README.md, Rules page).
const (
	titleHigh  = 96
	footHigh   = 32 // below everything
	listWidth  = 256
	leastList  = 200
	listGap    = 24
	leastText  = 320
	mostText   = 640
	pictureGap = 32
	belowBoard = 208 // of the picture's column: the order of turns, the hint
	orderHigh  = 100
)

// content is the page in the arrangement for the view.
func (p *Page) content() ui.Part {
	v := p.view
	landscape := v.Frame() == ui.Landscape
	p.open = p.open && !landscape // rotated to landscape, the list has its own place
	switch {
	case p.open:
		return p.listOver()
	case landscape:
		return p.landscape()
	case v.W > v.H || v.W >= 440 && v.H < 640:
		return p.sideBySide()
	}
	return p.stacked()
}

// landscape is the list, the text and the picture side by side.
func (p *Page) landscape() ui.Part {
	v := p.view
	margin := v.Margin()
	side := min(v.H-titleHigh-belowBoard, v.W-2*margin-leastList-listGap-leastText-pictureGap)
	list := p.listBeside().Tall().Wide(listWidth)
	reading := ui.Row(listGap, list.Or(list.Wide(leastList)), p.reading().Tall().Grow().Least(leastText))
	all := ui.Row(pictureGap, reading.Tall().Grow(), p.illustration(side).Tall().Wide(side))
	return ui.Pad(margin, 0, ui.Middle(listWidth+listGap+mostText+pictureGap+side, all))
}

// listBeside is the way back, the search and the list of the sections.
func (p *Page) listBeside() ui.Part {
	head := ui.Head(p.view, locale.T("rulespage.title"), p.name(), ui.Back)
	return ui.Column(0,
		ui.Row(0, head.Grow(), p.lessonButton(), p.findButton()).High(titleHigh),
		p.searchable().Grow(),
		ui.Space(listGap))
}

func (p *Page) name() string { return locale.T("game." + p.in.ID + ".name") }

// reading is the text above the buttons to the sections around it.
func (p *Page) reading() ui.Part {
	prev := func(label string) ui.Control { return ui.IconLabel("prev", canvas.IconLeft, label) }
	next := func(label string) ui.Control { return ui.LabelIcon("next", label, canvas.IconRight) }
	return ui.Inset(0, titleHigh, 0, footHigh, ui.Column(theme.CardGap,
		p.textCard().Grow(),
		ui.Columns(theme.CardGap,
			p.named(-1, locale.T("rulespage.prev"), prev),
			p.named(+1, locale.T("rulespage.next"), next))))
}

// named is the button to the section by steps from here, with its name if there is room.
func (p *Page) named(by int, word string, button func(label string) ui.Control) ui.Part {
	short := p.turn(by, button(word)).Grow()
	to := p.current + by
	if !p.has(to) {
		return short
	}
	long := word + " " + locale.T("ui.separator") + " " + p.sections[to].head
	w := canvas.Measure(ui.ButtonText, long, p.view.Scale) + 48
	return ui.Row(0, p.turn(by, button(long)).Wide(w).Grow().Or(short))
}

// turn makes a button lead to the section by steps from the present one.
func (p *Page) turn(by int, button ui.Control) ui.Part {
	to := p.current + by
	return ui.Press(button.Does(func() { p.turnTo(to) }).Unless(!p.has(to)))
}

// illustration is the picture, the order of turns with more than two players, and what to do.
func (p *Page) illustration(side float64) ui.Part {
	return ui.Inset(0, titleHigh, 0, footHigh, ui.Column(theme.CardGap,
		ui.Column(theme.CardGap,
			p.board(false).High(side),
			ui.If(len(p.in.Seats) > 2, p.order().High(orderHigh))).Grow(),
		p.boardFoot(ui.If(p.playable, p.playButton().Wide(p.playWidth(112, 48))))))
}

// playButton leads back to the set-up.
func (p *Page) playButton() ui.Part {
	return ui.Press(ui.Primary("play", locale.T("rulespage.play")).Goes(ui.Back))
}

// playWidth is the button's width, at least a minimum, with room beside its label.
func (p *Page) playWidth(least, room float64) float64 {
	return max(least, canvas.Measure(theme.Primary, locale.T("rulespage.play"), p.view.Scale)+room)
}
