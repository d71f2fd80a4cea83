package studypanel

import (
	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/puzzle/exercise"
	"yanyi/scenes/accessibility"
	"yanyi/scenes/host"
	"yanyi/scenes/pages/play/record"
	"yanyi/scenes/pages/play/tabletext"
)

// Practised is the text of an exercise for a screen reader, with the piece and the points of a
// hint named.
func (b *Panel) Practised() string {
	if !b.Trains() {
		return ""
	}
	e := b.Exercise()
	if e.Mistake == nil {
		return tabletext.Spoken(e.asks())
	}
	from, to := tabletext.Arg("from", b.m.Info.Board.Label(e.Best().From())), e.Best()
	switch {
	case e.State() == exercise.Asked && e.Hinted() == exercise.PieceHint:
		return locale.T("sr.hint.piece", tabletext.Arg("piece", tabletext.Piece(b.m, to.From())), from)
	case e.State() == exercise.Asked && e.Hinted() == exercise.SquareHint:
		return record.Advised(b.m, to)
	case e.State() == exercise.Asked:
		return tabletext.Spoken(e.played()) + tabletext.Spoken(e.asks())
	}
	return tabletext.Spoken(e.said().text)
}

// Choices are the actions of an exercise that waits for no move.
func (b *Panel) Choices() (q accessibility.Question) {
	if !b.Trains() {
		return q
	}
	answer := func(control, key string) accessibility.Answer {
		return accessibility.Answer{Control: control, Label: locale.T(key)}
	}
	switch e := b.Exercise(); {
	case e.Mistake == nil:
		q.Answers = []accessibility.Answer{answer("train.back", "study.mistakes.end"), answer("train.again", "study.mistakes.again")}
	case e.State() == exercise.Missed:
		q.Answers = []accessibility.Answer{answer("train.retry", "study.mistakes.retry"), answer("train.solve", "study.mistakes.solve"), answer("train.next", "study.mistakes.skip")}
	case e.State() == exercise.Found || e.State() == exercise.Shown:
		q.Answers = []accessibility.Answer{answer("train.next", "study.mistakes.next")}
	default:
		return q
	}
	q.Text, q.Holds = b.Practised(), true
	return q
}

// Marked are the squares that an exercise shows of the solution.
func (b *Panel) Marked() (list []game.Square) {
	if b.Trains() {
		for _, t := range b.Exercise().shows() {
			list = append(list, t.From(), t.To())
		}
	}
	return list
}

// helped gives a hint if one is asked for and a move is expected.
func (b *Panel) helped() (answer string, known bool) {
	if !b.Trains() || b.Exercise().State() != exercise.Asked {
		return "", false
	}
	if e := b.Exercise(); e.Hinted() < exercise.SquareHint {
		e.sends(host.Hint)()
		return "", true
	}
	return b.Practised(), true
}
