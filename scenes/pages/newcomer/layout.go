package newcomer

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// Sizes in logical pixels.
const (
	widest    = 1040
	twoFrom   = 760 // two columns
	asking    = 400 // the questions beside the games,
	askingTop = 560 // and above them
	cardHigh  = 120
	cardPhone = 108
)

// questions are the questions, in order, with their answers.
var questions = []struct {
	key    string
	values []string
	answer func(a *answers) *string
}{
	{"company", []string{"alone", "two", "three"}, func(a *answers) *string { return &a.company }},
	{"time", []string{"short", "long", "any"}, func(a *answers) *string { return &a.time }},
	{"from", []string{knowsChess, knowsXiangqi, knowsNothing}, func(a *answers) *string { return &a.from }},
}

// body is the questions beside or above the games that answer them.
func (p *Page) body(w float64) ui.Part {
	if p.view.W >= twoFrom {
		return ui.Row(32, p.ask().Wide(min(asking, w*0.42)).Top(), p.recommend().Wide(0).Grow().Top())
	}
	return ui.Column(24, ui.Row(0, p.ask().Wide(min(askingTop, w))), p.recommend())
}

func (p *Page) ask() ui.Part {
	var parts []ui.Part
	for i, q := range questions {
		var labels []string
		for _, value := range q.values {
			labels = append(labels, locale.T("guide."+q.key+"."+value))
		}
		answer := q.answer(&p.answers)
		parts = append(parts, ui.Column(8,
			ui.Row(0,
				ui.Text(theme.Name, locale.Numeral(i+1), p.view.Theme.GoldText).Wide(26),
				ui.Text(theme.Name, locale.T("guide."+q.key), p.view.Theme.Ink)),
			ui.Segmented(q.key, q.values, labels, *answer, func(value string) {
				*answer = value
				p.Layout(p.view)
			})))
	}
	return ui.Column(16, parts...)
}

// recommend is the cards of the games.
func (p *Page) recommend() ui.Part {
	parts := []ui.Part{ui.Text(theme.Name, locale.T("guide.suggest"), p.view.Theme.Ink)}
	for _, v := range advise(p.variants, p.answers) {
		parts = append(parts, p.card(v))
	}
	return ui.Column(theme.GroupGap, parts...)
}

// card is a game: its board, its name and why it is recommended.
func (p *Page) card(v game.Variant) ui.Part {
	ink, high := p.view.Theme, float64(cardHigh)
	if p.view.Phone() {
		high = cardPhone
	}
	text := func(key string) string { return locale.T("game." + v.Info().ID + "." + key) }
	name, why := text("name"), locale.T("guide.why."+v.Info().ID)
	about := text("seats") + " " + locale.T("ui.separator") + " " + text("length")
	ctl := ui.CardButton("game."+v.Info().ID,
		locale.T("a11y.card", locale.Arg{Name: "game", Value: name}, locale.Arg{Name: "text", Value: why}), nil)
	board := p.board(v)
	return ui.Face(ctl.Goes(func() ui.Nav { return ui.Push(p.session.Routes.Setup(v)) }),
		ui.Inset(10, 0, 12, 0, ui.Row(16,
			board.Sized(high-20, high-20).Or(board.Sized(72, 72)),
			ui.Column(4,
				ui.Text(theme.Name, name, ink.Ink).Try(theme.Primary, name).High(24),
				ui.Text(theme.Caption, why, ink.Ink2).Lines(3),
				ui.Text(theme.Caption, about, ink.Ink3).Try(theme.Caption, text("length")),
			).Wide(0).Grow().Least(200)))).High(high)
}

// board is how a game begins.
func (p *Page) board(v game.Variant) ui.Part {
	view := p.start(v)
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		if view != nil && !c.Miniature(p.session.Look(c.Scale), v.Info(), view, 0, r) {
			p.Form.MarkDirty()
		}
	})
}
