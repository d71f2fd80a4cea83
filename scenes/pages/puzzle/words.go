package puzzle

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/exercise"
	"yanyi/game/study"
	"yanyi/render/theme"
	"yanyi/scenes/cards"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
)

// subtitle is the game, and the day.
func (p *Page) subtitle() string {
	switch {
	case p.rush != nil && p.rush.over:
		return "" // the next puzzle is not shown
	case p.desk == nil:
		return p.day
	}
	name := tabletext.Title(p.desk.table.Info())
	if p.day == "" {
		return name
	}
	return tabletext.Listed(name, p.day)
}

// headline names the side that has to find a turn.
func (p *Page) headline() string {
	s := p.desk.solver
	if s.card != nil {
		return locale.T("cards.head", tabletext.Side(s.Line().Info(), "side", s.seat))
	}
	return locale.T("puzzle.head", tabletext.Side(s.Line().Info(), "side", s.seat))
}

// task is the goal of the turn.
func (p *Page) task() string {
	if c := p.desk.solver.card; c != nil {
		return locale.T("cards.task", tabletext.Arg("text", p.turn(c.played)))
	}
	of := p.desk.solver.puzzle
	aim, _, _ := strings.Cut(of.Goal.String(), "/")
	if of.Theme == puzzle.Escape {
		aim = "escape"
	}
	return locale.T("puzzle.goal."+aim, locale.Num("n", p.desk.solver.wanted))
}

// labels are the puzzle's theme and grade.
func (p *Page) labels() []string {
	if c := p.desk.solver.card; c != nil {
		return []string{cards.KindName(c.Kind), locale.T("cards.cost", locale.Num("n", c.Cost))}
	}
	theme, grade := Words(p.desk.solver.puzzle)
	return []string{theme, grade}
}

// said is the comment on the last turn, or the possible actions.
type said struct {
	text string
	ink  theme.Color
}

func (p *Page) said() said {
	s, ink := p.desk.solver, p.view.Theme
	switch state := s.run.State(); {
	case p.desk.Refusal != "":
		return said{p.desk.Refusal, ink.Danger}
	case s.unjudged():
		return said{locale.T("error.worker"), ink.Danger}
	case state == exercise.Judged:
		return said{locale.T("study.mistakes.judging"), ink.Ink2}
	case s.card != nil && s.ended():
		return said{p.answered(), ink.Ink}
	case state == exercise.Missed:
		return said{locale.T("puzzle.wrong"), ink.Danger}
	case state == exercise.Found:
		return said{locale.T("puzzle.found"), ink.Ink}
	case state == exercise.Shown:
		return said{locale.T("puzzle.shown") + tabletext.Joint() + p.reason(), ink.Ink}
	case s.asked() && s.run.Hinted() == exercise.PieceHint:
		return said{locale.T("study.mistakes.piece"), ink.Ink}
	case s.asked() && s.run.Hinted() == exercise.SquareHint:
		return said{locale.T("study.mistakes.square"), ink.Ink}
	case s.asked() && s.run.Hinted() == exercise.ReasonHint:
		return said{p.reason(), ink.Ink}
	case s.Line().Ply() > 0:
		return said{locale.T("puzzle.goon"), ink.Ink}
	}
	if p.rush != nil { // a wrong move ends the puzzle
		return said{locale.T("puzzle.rush.move"), ink.Ink2}
	}
	if s.card != nil && !p.beside() { // there is room for it only here
		return said{p.task(), ink.Ink}
	}
	return said{locale.T("puzzle.move"), ink.Ink2}
}

// reason says why the solution is good.
func (p *Page) reason() string {
	if p.desk.solver.card != nil {
		return p.purpose()
	}
	return locale.T("puzzle.reason." + p.desk.solver.puzzle.Theme.String())
}

// solution is the moves of the solution in words, up to the first draw.
func (p *Page) solution() string {
	s := p.desk.solver
	m, err := match.New(s.Line().Variant(), s.start())
	if err != nil {
		return ""
	}
	of, err := study.New(m)
	if err != nil {
		return ""
	}
	var texts []string
	moves := of.Ahead(s.puzzle.Line)
	for i := range moves {
		texts = append(texts, p.turn(moves[i]))
	}
	return strings.Join(texts, " ")
}

// tried is the last wrong turn, and the comment on it.
func (p *Page) tried() (turn, why string) {
	s := p.desk.solver
	tries := s.tries
	if len(tries) == 0 {
		return "", ""
	}
	last := &tries[len(tries)-1]
	turn, why = p.turn(last.turn), locale.Count("puzzle.tries", len(tries))
	if last.why.Key != "" {
		return turn, tabletext.Said(p.desk.Now, last.why)
	}
	if reply := p.turn(last.reply); reply != "" {
		why = tabletext.Listed(why, locale.T("puzzle.answer", tabletext.Arg("text", reply)))
	}
	return turn, why
}

// turn is a turn in words, "" for none.
func (p *Page) turn(m *match.Move) string {
	if m == nil {
		return ""
	}
	return record.TurnOf(p.desk.Now, m).Text
}

// result is what a run that has ended has brought.
func (p *Page) result() string {
	return tabletext.Listed(locale.T("puzzle.rush.over", locale.Num("n", p.rush.solved)), p.bestRush())
}

// title names the content shown.
func (p *Page) title() string {
	switch {
	case p.rush != nil:
		return locale.T("puzzle.rush")
	case p.deck != nil:
		return locale.T("cards.title")
	case p.day != "" && p.day == dayOf(p.now()):
		return locale.T("puzzle.today")
	}
	return locale.T("puzzle.title")
}
