package home

import (
	"strconv"
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/saves"
	"yanyi/scenes/ui"
)

// strip is the last game, to continue or, once over, to review or replay, and the former doors.
func (p *Page) strip() ui.Part {
	more := ui.Secondary("again", locale.T("home.again")).Goes(p.setUp(p.last.Variant))
	if !p.last.Over {
		return p.stripOf(ui.Primary("continue", locale.T("home.continue")).Goes(p.resume),
			ui.Secondary("new", locale.T("home.new")).Goes(p.setUp(p.last.Variant)))
	}
	if next := onward(p.families, p.last.Variant); next != nil {
		return p.stripOf(ui.Primary("onward", locale.T("home.onward")).Goes(p.setUp(next)), more)
	}
	return p.stripOf(ui.Primary("again", locale.T("home.again")).Goes(p.setUp(p.last.Variant)),
		ui.Secondary("review", locale.T("play.review")).Goes(p.resume))
}

// stripOf is a small board, words and buttons. On a phone there is no room for the other
// button, nor on the smallest for the board.
func (p *Page) stripOf(main, other ui.Control) ui.Part {
	last := p.last
	board := ui.Paint(func(c *canvas.Canvas, r canvas.Rect) { p.pictures.miniature(c, last.Variant, last.View, r) })
	words := p.lastWords(last)
	if p.view.Phone() {
		button := max(80, canvas.Measure(theme.Primary, main.Name, p.view.Scale)+36)
		return ui.Card(12, 0, ui.Row(12,
			board.Sized(72, 72).Drop(1), words.Wide(0).Grow().Least(118), ui.Press(main).Wide(button))).High(96)
	}
	var beside []ui.Part
	if p.roomy() {
		beside = p.wayButtons()
	}
	return ui.Card(12, 0, ui.Inset(0, 0, 12, 0, ui.Row(12,
		board.Sized(88, 88), ui.Inset(12, 0, 0, 0, words).Wide(0).Grow().Least(240),
		ui.Row(12, beside...), ui.Press(other), ui.Inset(12, 0, 0, 0, ui.Press(main)).Wide(156)))).High(112)
}

// roomy reports whether the last game's strip has room for the ways in, and the header for more.
func (p *Page) roomy() bool { return p.view.W >= oneRowFrom }

// wayButtons are an earlier player's: the lessons and the day's puzzle, with the progress.
func (p *Page) wayButtons() []ui.Part {
	lessons, today := locale.T("learn.lessons"), locale.T("home.way.puzzle")
	if d := p.done.lessons; d.Finished > 0 && d.Finished < d.Of {
		lessons += " " + strconv.Itoa(d.Finished) + "/" + strconv.Itoa(d.Of)
	}
	icon := canvas.IconTarget
	if p.done.puzzles.Today {
		icon = canvas.IconCheck
	}
	if n := p.done.puzzles.Streak; n > 0 {
		today += " " + locale.T("ui.separator") + " " + strconv.Itoa(n)
	}
	spoken := ui.IconLabel("puzzle", icon, today)
	spoken.Name = locale.T("puzzle.today")
	list := []ui.Part{
		ui.Press(ui.IconLabel("learn", canvas.IconHand, lessons).Goes(learn(p.session))),
		ui.Press(spoken.Goes(p.ofToday)),
	}
	if p.shelf == nil {
		return list
	}
	mistakes := locale.T("home.way.cards")
	if n := p.done.due; n > 0 {
		mistakes += " " + locale.T("ui.separator") + " " + strconv.Itoa(n)
	}
	train := ui.IconLabel("mistakes", canvas.IconRedo, mistakes)
	train.Name = locale.T("cards.title")
	if n := p.done.due; n > 0 {
		train.Value = locale.Count("cards.due", n)
	}
	return append(list, ui.Press(train.Goes(func() ui.Nav { return ui.Push(p.session.Routes.Mistakes()) })))
}

// lastWords are the last game, its emblems and state, in smaller type where room is little.
func (p *Page) lastWords(last *saves.Summary) ui.Part {
	ink, name := p.view.Theme, locale.T("game."+last.Variant.Info().ID+".name")
	small := ui.Column(4, ui.Text(theme.Name, name, ink.Ink).Try(theme.Primary, name).Try(smallName, name), p.shortStatus(last.Status)).Wide(0).Grow()
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

// shortStatus is the game's state in at most two lines, the part in danger's colour last.
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
