package home

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/saves"
	"yanyi/scenes/ui"
)

// strip is the last game, to go on with or, once it is over, to look at again or to
// play once more; or the offer of a first lesson.
func (p *Page) strip() ui.Part {
	if p.last == nil {
		v := p.families[0].first()
		return p.stripOf(v, p.pictures.start(v), p.firstWords(v),
			ui.Primary("learn", locale.T("home.first.learn")).Goes(learn(p.session)),
			ui.Secondary("first", locale.T("home.first.start")).Goes(p.setUp(v)),
			ui.Secondary("guide", locale.T("guide.title")).Goes(p.guide))
	}
	if p.last.Over {
		if next := onward(p.families, p.last.Variant); next != nil {
			return p.stripOf(p.last.Variant, p.last.View, p.lastWords(p.last),
				ui.Primary("onward", locale.T("home.onward")).Goes(p.setUp(next)),
				ui.Secondary("again", locale.T("home.again")).Goes(p.setUp(p.last.Variant)))
		}
		return p.stripOf(p.last.Variant, p.last.View, p.lastWords(p.last),
			ui.Primary("again", locale.T("home.again")).Goes(p.setUp(p.last.Variant)),
			ui.Secondary("review", locale.T("play.review")).Goes(p.resume))
	}
	return p.stripOf(p.last.Variant, p.last.View, p.lastWords(p.last),
		ui.Primary("continue", locale.T("home.continue")).Goes(p.resume),
		ui.Secondary("new", locale.T("home.new")).Goes(p.setUp(p.last.Variant)))
}

// stripOf is a small board, words and what can be done. On a phone there is no room
// for the other buttons, nor on the smallest for the board; a third gives way first.
func (p *Page) stripOf(v game.Variant, view *game.View, words ui.Part, main, other ui.Control, third ...ui.Control) ui.Part {
	board := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { p.pictures.miniature(c, v, view, r) })
	if p.view.Phone() {
		button := max(80, canvas.Measure(theme.Primary, main.Name, p.view.Scale)+36)
		return ui.Card(12, 0, ui.Row(12,
			board.Sized(72, 72).Drop(1), words.Wide(0).Grow().Least(118), ui.Press(main).Wide(button))).High(96)
	}
	var more ui.Part
	for _, ctl := range third {
		more = ui.Press(ctl).Drop(1)
	}
	return ui.Card(12, 0, ui.Inset(0, 0, 12, 0, ui.Row(12,
		board.Sized(88, 88), ui.Inset(12, 0, 0, 0, words).Wide(0).Grow().Least(260),
		more, ui.Press(other), ui.Inset(12, 0, 0, 0, ui.Press(main)).Wide(156)))).High(112)
}

// firstWords offer a first game.
func (p *Page) firstWords(v game.Variant) ui.Part {
	ink, head, line := p.view.Theme, locale.T("home.first"), locale.T("home.first.line")
	if p.view.Phone() {
		return ui.Column(4, ui.Text(theme.Name, head, ink.Ink), ui.Text(theme.Caption, line, ink.Ink2).Lines(2))
	}
	name, short := locale.T("game."+v.Info().ID+".name"), locale.T("game."+v.Info().ID+".short")
	return ui.Column(0,
		ui.Text(theme.Caption, head, ink.GoldText),
		ui.Text(theme.Section, name, ink.Ink).Try(theme.Name, name).Try(theme.Primary, name).Try(theme.Section, short).Try(theme.Name, short).High(32),
		ui.Text(ui.ButtonText, line, ink.Ink2).Try(theme.Caption, line).Lines(2).High(36))
}

// lastWords are the last game, its emblems and how it stands, in a smaller type
// where there is little room.
func (p *Page) lastWords(last *saves.Summary) ui.Part {
	ink, name := p.view.Theme, locale.T("game."+last.Variant.Info().ID+".short")
	small := ui.Column(4, ui.Text(theme.Name, name, ink.Ink), p.shortStatus(last.Status)).Wide(0).Grow()
	if p.view.Phone() {
		return small
	}
	var status []ui.Part
	for _, part := range last.Status {
		status = append(status, ui.Text(ui.ButtonText, part.Text, p.statusInk(part)))
	}
	return ui.Row(0, ui.Column(0,
		ui.Text(theme.Caption, locale.T("home.last"), ink.GoldText),
		ui.Row(16, ui.Text(theme.Section, name, ink.Ink), p.emblems(last.Variant.Info()).Drop(1)).Sized(0, 32),
		ui.Row(0, status...).High(28)).Grow().Or(small))
}

func (p *Page) emblems(in *game.Info) ui.Part {
	var list []ui.Part
	for s := range in.Seats {
		list = append(list, ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
			c.Emblem(p.session.Look(c.Scale), in, game.Seat(s), r)
		}).Sized(30, 30))
	}
	return ui.Row(6, list...)
}

func (p *Page) statusInk(part saves.Part) theme.Color {
	if part.Danger {
		return p.view.Theme.Danger
	}
	return p.view.Theme.Ink2
}

// shortStatus is how the game stands in a narrow strip: at most two lines in all,
// what is in danger's colour last.
func (p *Page) shortStatus(parts []saves.Part) ui.Part {
	calm, danger := "", ""
	for _, part := range parts {
		if part.Danger {
			danger = part.Text
		} else {
			calm += part.Text
		}
	}
	if danger == "" {
		return ui.Text(theme.Caption, calm, p.view.Theme.Ink2).Lines(2)
	}
	calm = strings.TrimRight(calm, " "+locale.T("ui.separator"))
	return ui.Column(0,
		ui.Text(theme.Caption, calm, p.view.Theme.Ink2),
		ui.Text(theme.Caption, danger, p.view.Theme.Danger))
}
