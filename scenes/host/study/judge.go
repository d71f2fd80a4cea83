package study

import (
	"strconv"

	"yanyi/game"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host/engine"
)

// looks is the limit of a turn's search.
const looks = "time 700 nodes 40000"

// Better is a turn that was found to be the best for a seat after a node.
type Better struct {
	After *tree.Node
	Turn  string
	Seat  game.Seat
}

// Judge asks the engine whether the turn tried is as good as the best, searched equally long.
type Judge struct {
	engine *engine.Client
	study  *study.Study

	of     Better        // whose worth is known
	best   study.Verdict // of that turn
	failed bool
}

// NewJudge judges the turns tried in a study. Who polls the engine passes on its answers about a
// training.
func NewJudge(s *study.Study, e *engine.Client) *Judge { return &Judge{study: s, engine: e} }

// Drop gives up what is being judged.
func (j *Judge) Drop() {
	j.engine.Cancel(engine.Training)
	j.failed = false
}

// Failed reports that no engine is there to judge.
func (j *Judge) Failed() bool { return j.failed }

// Tick goes on with judging the turn tried against a better one.
func (j *Judge) Tick(b Better) {
	if !j.failed && j.engine.Idle() {
		j.ask(b)
	}
}

// ask asks about the best turn or, once that is known, about the one tried: to the same depth,
// and before its draws.
func (j *Judge) ask(b Better) {
	turn, limits := b.Turn, ""
	if j.of == b {
		turn, limits = j.study.Tried()[0], " depth "+strconv.Itoa(max(1, j.best.Depth))
	}
	j.engine.Ask(engine.Question{Purpose: engine.Training, Position: j.study.LineTo(b.After), Limits: looks + limits + " only " + turn})
}

// Answer takes in what was found; known is false as long as nothing can be said.
func (j *Judge) Answer(b Better, a engine.Answer) (right, known bool) {
	v := a.Best()
	switch {
	case a.Err != nil:
		j.failed = true
		return false, false
	case j.of != b:
		j.of, j.best = b, v
		return false, false
	}
	seats := len(j.study.Line().Info().Seats)
	return study.Near(seats, float64(v.Chances[b.Seat]), float64(j.best.Chances[b.Seat])) &&
		(seats == 2 || !j.study.Robbed(b.After, j.study.Tried()[0], b.Turn, j.best.Score-v.Score)), true
}
