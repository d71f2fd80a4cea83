package study

import (
	"strconv"
	"strings"

	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/machine"
)

// looks is how long a turn is looked at.
const looks = "go time 700 nodes 40000"

// judge asks an engine whether the turn that was tried is as good as the best. Both are
// looked at equally long.
type judge struct {
	study *study.Study
	start func() machine.Engine

	engine machine.Engine
	of     *tree.Node    // the mistake whose best turn is known
	best   study.Verdict // of that turn
	asked  string        // the turn asked about, "" while the engine rests
	last   study.Verdict // of the turn asked about
	failed bool
	heard  []string
}

// close ends the engine.
func (j *judge) close() {
	if j.engine != nil {
		j.engine.Stop()
	}
	j.engine, j.asked = nil, ""
}

// drop gives up what is being judged; an engine at work is ended.
func (j *judge) drop() {
	if j.asked != "" {
		j.close()
	}
	j.failed = false
}

// tick goes on judging the turn tried in place of a mistake; known is false as long as
// nothing can be said.
func (j *judge) tick(m *study.Judged) (right, known bool) {
	if j.asked == "" {
		j.ask(m)
		return false, false
	}
	j.heard = j.engine.Lines(j.heard[:0])
	for _, line := range j.heard {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "info":
			if v, ok := study.ReadVerdict(rest); ok {
				j.last = v
			}
		case "bestmove":
			return j.answered(m)
		case "error":
			j.fail()
			return false, false
		}
	}
	if j.engine.Err() != nil {
		j.fail()
	}
	return false, false
}

func (j *judge) fail() {
	j.close()
	j.failed = true
}

// ask asks about the best turn, or once that is known about the one tried: as deep, and
// before anything is drawn in it.
func (j *judge) ask(m *study.Judged) {
	if j.engine == nil && j.start != nil {
		j.engine = j.start()
	}
	if j.engine == nil {
		j.fail()
		return
	}
	limits := ""
	if j.asked = m.Best[0]; j.of == m.Node {
		j.asked = j.study.Tried()[0]
		limits = " depth " + strconv.Itoa(max(1, j.best.Depth))
	}
	j.last = Verdict{}
	j.engine.Send(j.study.LineTo(m.Node.Parent()))
	j.engine.Send(looks + limits + " only " + j.asked)
}

// answered takes in an answer.
func (j *judge) answered(m *study.Judged) (right, known bool) {
	if j.asked = ""; j.of != m.Node {
		j.of, j.best = m.Node, j.last
		return false, false
	}
	seat := m.Move.Seat
	return study.Near(len(j.study.Line().Info().Seats), float64(j.last.Chances[seat]), float64(j.best.Chances[seat])), true
}
