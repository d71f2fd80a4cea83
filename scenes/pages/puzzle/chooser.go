package puzzle

import (
	"yanyi/assets/locale"
	"yanyi/game/puzzle"
	"yanyi/render/theme"
	"yanyi/scenes/pages/play/words"
	"yanyi/scenes/ui"
)

// chooses opens the choice of what to solve.
func (p *Page) chooses() { p.open = choices }

// chooser is what there is to solve: the day's puzzle, those of a game and a theme, a run
// against the clock.
func (a arrangement) chooser() ui.Part {
	p, ink := a.page, a.page.view.Theme
	leave := func() ui.Nav {
		p.open = nothing
		return ui.Stay()
	}
	head := func(key string) ui.Part { return ui.Text(theme.Name, locale.T(key), ink.Ink) }
	games := []ui.Part{a.chip("games", "", locale.T("puzzle.mixed"), &p.progress.games)}
	for _, v := range p.tools.Games {
		games = append(games, a.chip("games", v.Info().ID, words.ShortTitle(v.Info()), &p.progress.games))
	}
	themes := []ui.Part{a.chip("theme", "", locale.T("puzzle.mixed"), &p.progress.theme)}
	for t := range puzzle.Theme(puzzle.Themes) {
		themes = append(themes, a.chip("theme", t.String(), locale.T("puzzle.theme."+t.String()), &p.progress.theme))
	}
	today := ui.Secondary("today", locale.T("puzzle.today")).Does(func() { p.ofDay(dayOf(p.now())) })
	past := ui.Secondary("days", locale.T("puzzle.days")).Does(p.opensDays)
	rush := ui.Secondary("rush", locale.T("puzzle.rush")).Does(p.beginRush)
	line := words.Listed(locale.T("puzzle.rush.line"), locale.T("puzzle.rush.best", locale.Num("n", p.progress.rush)))
	body := ui.Column(10,
		ui.Columns(8, ui.Press(today), ui.Press(past)),
		ui.Press(rush),
		ui.Text(theme.Caption, line, ink.Ink2).Lines(2),
		head("puzzle.games"), ui.Flow(8, games...),
		head("puzzle.themes"), ui.Flow(8, themes...),
		ui.Space(8))
	margin := p.view.Margin()
	begin := ui.Press(ui.Primary("begin", locale.T("puzzle.begin")).Does(p.next))
	return ui.Pad(margin, 0, ui.Middle(760, ui.Column(0,
		ui.Head(p.view, locale.T("puzzle.choose"), a.counted(), leave),
		ui.Scrolling(&p.list, body).Grow(),
		begin.High(52), ui.Space(12))))
}

// chip chooses a value of what is solved.
func (a arrangement) chip(what, value, label string, chosen *string) ui.Part {
	return ui.Press(ui.ChipButton(what+"."+value, label, *chosen == value).Does(a.page.choose(chosen, value)))
}
