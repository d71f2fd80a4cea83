package puzzle

import (
	"yanyi/assets/locale"
	"yanyi/game/puzzle"
	"yanyi/render/theme"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/ui"
)

// chooses opens the choice of puzzles.
func (p *Page) chooses() { p.open = choices }

// chooser is the choice of puzzles: the day's puzzle, those of a game and a theme, a run
// against the clock.
func (p *Page) chooser() ui.Part {
	ink := p.view.Theme
	leave := func() ui.Nav {
		p.open = nothing
		return ui.Stay()
	}
	head := func(key string) ui.Part { return ui.Text(theme.Name, locale.T(key), ink.Ink) }
	games := []ui.Part{p.chip("games", "", locale.T("puzzle.mixed"), &p.progress.games)}
	for _, v := range p.tools.Games {
		games = append(games, p.chip("games", v.Info().ID, tabletext.Title(v.Info()), &p.progress.games))
	}
	themes := []ui.Part{p.chip("theme", "", locale.T("puzzle.mixed"), &p.progress.theme)}
	for t := range puzzle.Theme(puzzle.Themes) {
		themes = append(themes, p.chip("theme", t.String(), locale.T("puzzle.theme."+t.String()), &p.progress.theme))
	}
	today := ui.Secondary("today", locale.T("puzzle.today")).Does(func() { p.ofDay(dayOf(p.now())) })
	past := ui.Secondary("days", locale.T("puzzle.days")).Does(p.opensDays)
	rush := ui.Secondary("rush", locale.T("puzzle.rush")).Does(p.beginRush)
	line := tabletext.Listed(locale.T("puzzle.rush.line"), p.bestRush())
	body := ui.Column(10,
		ui.Columns(8, ui.Press(today), ui.Press(past)),
		ui.Press(rush),
		ui.Text(theme.Caption, line, ink.Ink2).Lines(2),
		p.opens("endgames", "endgames.title", "endgames.line", p.session.Routes.Endgames),
		p.opens("coordinates", "coordinates.title", "coordinates.line", p.session.Routes.Coordinates),
		head("puzzle.games"), ui.Flow(8, games...),
		head("puzzle.themes"), ui.Flow(8, themes...),
		ui.Space(8))
	margin := p.view.Margin()
	begin := ui.Press(ui.Primary("begin", locale.T("puzzle.begin")).Does(p.next))
	return ui.Pad(margin, 0, ui.Middle(760, ui.Column(0,
		ui.Head(p.view, locale.T("puzzle.choose"), p.counted(), leave),
		ui.Scrolling(&p.list, body).Grow(),
		begin.High(52), ui.Space(12))))
}

// opens is a button that opens another page of practice, and a line about it.
func (p *Page) opens(id, title, line string, to func() ui.Page) ui.Part {
	if to == nil {
		return ui.Part{}
	}
	return ui.Column(10,
		ui.Press(ui.Secondary(id, locale.T(title)).Goes(func() ui.Nav { return ui.Push(to()) })),
		ui.Text(theme.Caption, locale.T(line), p.view.Theme.Ink2).Lines(2))
}

// bestRush is the most puzzles solved in a rush; "" before the first.
func (p *Page) bestRush() string {
	if p.progress.rush == 0 {
		return ""
	}
	return locale.T("puzzle.rush.best", locale.Num("n", p.progress.rush))
}

// chip is a button for one value of the choice.
func (p *Page) chip(what, value, label string, chosen *string) ui.Part {
	return ui.Press(ui.ChipButton(what+"."+value, label, *chosen == value).Does(p.choose(chosen, value)))
}
