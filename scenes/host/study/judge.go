package study

import (
	"strconv"

	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host/engine"
)

// looks is the limit of a turn's search.
const looks = "time 700 nodes 40000"

// judge asks the engine whether the turn tried is as good as the best, searched equally long.
type judge struct {
	engine *engine.Client
	study  *study.Study

	of     *tree.Node    // the mistake whose best turn is known
	best   study.Verdict // of that turn
	failed bool
}

// drop gives up what is being judged.
func (j *judge) drop() {
	j.engine.Cancel(engine.Training)
	j.failed = false
}

// ask asks about the best turn of a mistake or, once that is known, about the one tried: to the
// same depth, and before its draws.
func (j *judge) ask(m *study.Judged) {
	turn, limits := m.Best[0], ""
	if j.of == m.Node {
		turn, limits = j.study.Tried()[0], " depth "+strconv.Itoa(max(1, j.best.Depth))
	}
	j.engine.Ask(engine.Question{Purpose: engine.Training, Position: j.study.LineTo(m.Node.Parent()), Limits: looks + limits + " only " + turn})
}

// answer takes in what was found about a mistake; known is false as long as nothing can be
// said.
func (j *judge) answer(m *study.Judged, a engine.Answer) (right, known bool) {
	v := a.Best()
	switch {
	case a.Err != nil:
		j.failed = true
		return false, false
	case j.of != m.Node:
		j.of, j.best = m.Node, v
		return false, false
	}
	seat := m.Node.Seat
	seats := len(j.study.Line().Info().Seats)
	return study.Near(seats, float64(v.Chances[seat]), float64(j.best.Chances[seat])) &&
		(seats == 2 || !j.study.Robbed(m.Node.Parent(), j.study.Tried()[0], m.Best[0], j.best.Score-v.Score)), true
}
