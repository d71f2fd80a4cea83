package study

import (
	"strconv"

	"yanyi/game/study"
	"yanyi/game/tree"
)

// looks is how long a turn is looked at.
const looks = "go time 700 nodes 40000"

// judge asks an engine whether the turn that was tried is as good as the best. Both are
// looked at equally long.
type judge struct {
	questions
	study *study.Study

	of     *tree.Node    // the mistake whose best turn is known
	best   study.Verdict // of that turn
	failed bool
}

// drop gives up what is being judged; an engine at work is ended.
func (j *judge) drop() {
	if j.open > 0 {
		j.close()
	}
	j.failed = false
}

// tick goes on judging the turn tried in place of a mistake; known is false as long as
// nothing can be said.
func (j *judge) tick(m *study.Judged) (right, known bool) {
	works := j.answers(func(v *Verdict) {
		if j.of != m.Node {
			j.of, j.best = m.Node, *v
			return
		}
		seat := m.Move.Seat
		right = study.Near(len(j.study.Line().Info().Seats), float64(v.Chances[seat]), float64(j.best.Chances[seat]))
		known = true
	})
	if !works || !known && j.open == 0 && !j.ask(m) {
		j.close()
		j.failed = true
	}
	return right, known
}

// ask asks about the best turn, or once that is known about the one tried: as deep, and
// before anything is drawn in it.
func (j *judge) ask(m *study.Judged) bool {
	turn, limits := m.Best[0], ""
	if j.of == m.Node {
		turn, limits = j.study.Tried()[0], " depth "+strconv.Itoa(max(1, j.best.Depth))
	}
	return j.put(j.study.LineTo(m.Node.Parent()), looks+limits+" only "+turn)
}
