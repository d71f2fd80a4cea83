package puzzle

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/puzzle/exercise"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
)

// News describes a puzzle for a screen reader: task, last move, the answer, possible actions;
// after a run its result.
func (p *Page) News() []accessibility.News {
	if p.desk == nil || p.desk.Now == nil {
		return make([]accessibility.News, 4)
	}
	if p.rush != nil && p.rush.over {
		return []accessibility.News{{Text: tabletext.Spoken(p.result())}, {}, {}, {}}
	}
	s := p.desk.solver
	task := tabletext.Spoken(p.headline()) + tabletext.Spoken(p.task())
	asked := p.desk.Question()
	if asked.Holds { // it repeats what is said
		asked.Text = ""
	}
	return []accessibility.News{
		{Text: task}, {Text: board.Happened(p.desk.Board)},
		{Text: p.heard(), N: len(s.tries) + s.run.Hinted() + p.desk.table.Notice().N}, {Text: tabletext.Asked(asked)},
	}
}

// heard is the text shown, with the piece and the points of a hint named.
func (p *Page) heard() string {
	s := p.desk.solver
	switch hinted := s.run.Hinted(); {
	case p.desk.Refusal != "" || !s.asked():
	case hinted == exercise.PieceHint:
		in, from := s.Line().Info(), s.run.Best().From()
		return locale.T("sr.hint.piece", tabletext.Arg("piece", tabletext.Piece(p.desk.Now, from)), tabletext.Arg("from", in.Board.Label(from)))
	case hinted == exercise.SquareHint:
		return record.Advice(s.Line(), s.run.Best())
	case hinted == exercise.NoHint && s.Line().Ply() == 0:
		return ""
	}
	said := tabletext.Spoken(p.said().text)
	if s.run.State() == exercise.Missed { // the answer has been announced
		if last := &s.tries[len(s.tries)-1]; last.why.Key != "" {
			said += tabletext.Spoken(tabletext.Heard(p.desk.Now, last.why, game.NoTurn))
		}
	}
	return said
}

// marked are the squares that the hints show.
func (s *solver) marked() (list []game.Square) {
	for _, t := range s.hints() {
		list = append(list, t.From(), t.To())
	}
	return list
}

// asked is the possible actions when no move is wanted.
func (p *Page) asked() accessibility.Question {
	s := p.desk.solver
	answer := func(control, key string) accessibility.Answer {
		return accessibility.Answer{Control: control, Label: locale.T(key)}
	}
	q := accessibility.Question{Text: p.heard(), Holds: true}
	switch {
	case p.rush != nil || s.asked() || s.owes():
		return accessibility.Question{}
	case s.ended():
		q.Answers = []accessibility.Answer{answer("next", "puzzle.next")}
	case s.waits():
		q.Answers = []accessibility.Answer{answer("retake", "study.mistakes.retry"), answer("solve", "study.mistakes.solve")}
	}
	return q
}

// answer answers typed input: h takes a hint.
func (p *Page) answer(word string) (answer string, known bool) {
	s := p.desk.solver
	switch {
	case word != "h" || !s.asked():
		return "", false
	case p.rush != nil:
		return locale.T("play.hint.off"), true
	case s.run.Hinted() == exercise.ReasonHint:
		return p.heard(), true
	}
	s.hint()
	return "", true
}
