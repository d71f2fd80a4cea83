package puzzle

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game/exercise"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/render/theme"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/words"
)

// phrasing is the page in words.
type phrasing struct{ *Page }

func say(p *Page) phrasing { return phrasing{p} }

// subtitle is which game it is, and of which day.
func (p phrasing) subtitle() string {
	if p.desk == nil {
		return p.day
	}
	name := words.ShortTitle(p.desk.Table.Info())
	if p.day == "" {
		return name
	}
	return words.Listed(name, p.day)
}

// headline is who has to find a turn.
func (p phrasing) headline() string {
	s := p.desk.solver
	return locale.T("puzzle.head", words.Side(s.Line().Info(), "side", s.seat))
}

// task is what the turn is to bring about.
func (p phrasing) task() string {
	of := p.desk.solver.puzzle
	aim, _, _ := strings.Cut(of.Goal.String(), "/")
	if of.Theme == puzzle.Escape {
		aim = "escape"
	}
	return locale.T("puzzle.goal."+aim, locale.Num("n", p.desk.solver.wanted))
}

// chips are what the puzzle is about, and how hard it is.
func (p phrasing) chips() []string {
	theme, grade := Words(p.desk.solver.puzzle)
	return []string{theme, grade}
}

// said is what is said of the last turn, or what may be done.
type said struct {
	text string
	ink  theme.Color
}

func (p phrasing) said() said {
	s, ink := p.desk.solver, p.view.Theme
	switch state := s.run.State(); {
	case p.desk.Refusal != "":
		return said{p.desk.Refusal, ink.Danger}
	case state == exercise.Missed:
		return said{locale.T("puzzle.wrong"), ink.Danger}
	case state == exercise.Found:
		return said{locale.T("puzzle.found"), ink.Ink}
	case state == exercise.Shown:
		return said{locale.T("puzzle.shown"), ink.Ink}
	case s.asked() && s.run.Hinted() == exercise.PieceHint:
		return said{locale.T("study.mistakes.piece"), ink.Ink}
	case s.asked() && s.run.Hinted() == exercise.SquareHint:
		return said{locale.T("study.mistakes.square"), ink.Ink}
	case s.asked() && s.run.Hinted() == exercise.ReasonHint:
		return said{locale.T("puzzle.reason." + s.puzzle.Theme.String()), ink.Ink}
	case s.Line().Ply() > 0:
		return said{locale.T("puzzle.goon"), ink.Ink}
	}
	return said{locale.T("puzzle.move"), ink.Ink2}
}

// tried is the last turn that was wrong, and what there is to say to it.
func (p phrasing) tried() (turn, why string) {
	s := p.desk.solver
	tries := s.tries
	if len(tries) == 0 {
		return "", ""
	}
	last := &tries[len(tries)-1]
	turn, why = p.turn(&last.turn), locale.Count("puzzle.tries", len(tries))
	if last.why.Key != "" {
		return turn, words.Said(p.desk.Now, last.why)
	}
	if reply := p.turn(&last.reply); reply != "" {
		why = words.Listed(why, locale.T("puzzle.answer", words.Arg("text", reply)))
	}
	return turn, why
}

// turn is a turn in words, "" for none.
func (p phrasing) turn(m *match.Move) string {
	if m.Text == "" {
		return ""
	}
	return record.TurnOf(p.desk.Now, m).Text
}

// title names what is shown.
func (p phrasing) title() string {
	switch {
	case p.rush != nil:
		return locale.T("puzzle.rush")
	case p.day != "" && p.day == dayOf(p.now()):
		return locale.T("puzzle.today")
	}
	return locale.T("puzzle.title")
}
