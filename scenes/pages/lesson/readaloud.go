package lesson

import (
	"strings"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/lesson"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/gametext"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
)

// News describes a lesson's events for a screen reader: the last move, the sentence, with the
// step's explanation at its beginning, the way on.
func (p *Page) News() []accessibility.News {
	d := p.desk
	if d.Now == nil {
		return nil
	}
	line, wrong := p.said()
	said := tabletext.Spoken(line)
	if step := p.step(); !wrong && !d.guide.done && step.Noted {
		said += tabletext.Spoken(locale.T(step.Text("note")))
	}
	asked := d.Question()
	if asked.Holds { // it repeats what is said
		asked.Text = ""
	}
	return []accessibility.News{{Text: board.Happened(d.Board)}, {Text: said, N: d.guide.tries + d.table.Notice().N}, {Text: tabletext.Asked(asked)}}
}

// asked is the pending question once the step is done, or in a step that is a game.
func (p *Page) asked() accessibility.Question {
	line, _ := p.said()
	q := accessibility.Question{Text: tabletext.Spoken(line), Holds: true}
	switch {
	case p.desk.guide.done:
		q.Answers = []accessibility.Answer{{Control: "next", Label: p.nextLabel()}}
	case p.step().Act == lesson.Win:
		q.Answers = []accessibility.Answer{{Control: "playon", Label: locale.T("learn.play")}}
	default:
		return accessibility.Question{}
	}
	return q
}

// answer answers typed input: h for the task, or a point if one is to be pressed.
func (p *Page) answer(word string) (answer string, known bool) {
	g := p.desk.guide
	if word == "h" && !g.done && g.step.Act != lesson.Win {
		return g.wanted(), true
	}
	sq, err := p.desk.table.Info().Board.Square(word)
	if err != nil || g.done {
		return "", false
	}
	switch g.step.Act {
	case lesson.Tap:
		p.desk.tap(sq)
	case lesson.Lift:
		p.desk.release()
		p.desk.table.Tap(sq)
	default:
		return "", false
	}
	return "", true
}

// marked are the squares that the step shows, until it is done.
func (g *guide) marked() (list []game.Square) {
	if g.done {
		return nil
	}
	for _, name := range g.step.Shown() {
		if sq, err := g.Line().Info().Board.Square(name); err == nil {
			list = append(list, sq)
		}
	}
	return list
}

// wanted is the step's task in words, and how to type it.
func (g *guide) wanted() string {
	in, want := g.Line().Info(), g.step.Wants[0]
	sq, err := in.Board.Square(want)
	switch {
	case err == nil && g.step.Act == lesson.Lift:
		piece := g.Line().View(g.learner).Cells[sq].Piece
		return locale.T("sr.hint.lift", tabletext.Arg("piece", gametext.PieceWord(in, piece)), tabletext.Arg("square", in.Board.Label(sq)))
	case err == nil:
		return locale.T("sr.hint.tap", tabletext.Arg("square", in.Board.Label(sq)))
	}
	text, _ := strings.CutSuffix(want, "*")
	for _, t := range g.Line().View(g.learner).Turns {
		if written := in.FormatTurn(t); written == want || text != want && strings.HasPrefix(written, text) {
			return record.Advice(g.Line(), t)
		}
	}
	return ""
}
