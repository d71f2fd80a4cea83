package puzzle

import (
	"strconv"

	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// ids are the games.
func (t *Tools) ids() (list []string) {
	for _, v := range t.Games {
		list = append(list, v.Info().ID)
	}
	return list
}

// ofDay opens the puzzle of a day.
func (p *Page) ofDay(day string) {
	p.day, p.rush, p.deck = day, nil, nil
	newcomer := p.progress.newcomer() || p.session.Stack != nil && p.session.Stack.Framed // in a frame the surrounding page shows it
	games := puzzle.GamesOn(day, p.tools.ids())
	p.look(games, func(list []puzzle.Puzzle) *puzzle.Puzzle { return puzzle.On(day, len(games), list, newcomer) })
}

// named opens a puzzle by its id, of the game that the address names or of any.
func (p *Page) named(id string) {
	games := p.tools.ids()
	if g := p.session.Params.Game; g != "" {
		games = []string{p.tools.variant(g).Info().ID}
	}
	p.day, p.rush, p.deck = "", nil, nil
	p.look(games, func(list []puzzle.Puzzle) *puzzle.Puzzle {
		for i := range list {
			if list[i].ID == id {
				return &list[i]
			}
		}
		return nil
	})
}

// next opens another puzzle by the current choice: a new one that matches the player's
// strength.
func (p *Page) next() {
	if p.deck != nil {
		p.nextCard()
		return
	}
	p.day, p.rush = "", nil
	p.any(p.grade())
}

// grade is the player's grade.
func (p *Page) grade() int {
	grade := 1
	for grade < puzzle.Grades && against(grade, true).value+125 < p.progress.rating.Value {
		grade++
	}
	return grade
}

// any opens some puzzle of the games and the theme chosen, of a grade or near it.
func (p *Page) any(grade int) {
	games := p.tools.ids()
	chance := strconv.FormatInt(p.now().UnixNano(), 36)
	if p.progress.games != "" {
		games = []string{p.progress.games}
	}
	p.look(puzzle.Shuffled(chance, games), func(list []puzzle.Puzzle) *puzzle.Puzzle { return p.pick(list, chance, grade) })
}

// pick is the puzzle that suits best among those of a game: of the theme, not met before, of
// nearly the grade; nil if none has the theme.
func (p *Page) pick(list []puzzle.Puzzle, chance string, grade int) (best *puzzle.Puzzle) {
	least := 0
	for i := range list {
		of := &list[i]
		if p.progress.theme != "" && of.Theme.String() != p.progress.theme {
			continue
		}
		strange := max(of.Grade-grade, grade-of.Grade)*1000 + int(puzzle.Draw(chance, of.ID)%1000)
		if p.progress.has(of.Variant, of.ID) || p.rush.has(of.ID) {
			strange += 100_000
		}
		if best == nil || strange < least {
			best, least = of, strange
		}
	}
	return best
}

// choose sets the games or the theme.
func (p *Page) choose(what *string, value string) func() {
	return func() {
		*what = value
		p.keep()
		p.form.MarkDirty()
		p.Layout(p.view)
	}
}

// reset restarts the puzzle.
func (p *Page) reset() {
	if d := p.desk; d != nil {
		p.leaveDesk()
		if d.solver.card != nil {
			p.beginCard(d.solver.card.Card)
		} else {
			p.begin(d.solver.puzzle)
		}
		if p.desk != nil {
			p.desk.counted = d.counted
		}
	}
}

// study opens the position in a study with an engine, which ends the puzzle.
func (p *Page) study() ui.Nav {
	s := p.desk.solver
	m, err := match.New(s.Line().Variant(), s.start())
	if err == nil {
		var page ui.Page
		if page, err = p.session.Routes.Open(session.Request{Record: m.Record(), Match: m, View: s.puzzle.Seat, Study: true}); err == nil {
			s.engine.Close()
			return ui.Push(page)
		}
	}
	p.session.Say(tabletext.Listed(err.Error()))
	return ui.Stay()
}
