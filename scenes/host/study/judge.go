package study

import (
	"strings"

	"yanyi/game"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/machine"
)

// looks is how long a turn that is tried is looked at; scans is the same for turns in which
// something is drawn, which are judged before it is, among the best ones.
const (
	looks = "go time 700 nodes 40000"
	scans = "go time 1500 nodes 120000 multipv 5"
)

// judge asks an engine whether the turn that was tried is as good as the best. Both are
// looked at equally long.
type judge struct {
	study *study.Study
	start func() machine.Engine

	engine machine.Engine
	of     *tree.Node // the mistake whose best turn is known
	best   float64    // what that turn leaves its mover
	asked  asked
	lines  [MostLines]study.Verdict // of the question asked
	failed bool
	heard  []string
}

// asked is what an engine is asked about.
type asked uint8

const (
	nothing   asked = iota
	theBest         // what the best turn leaves
	theTried        // what the turn tried does
	theChosen       // the same, of one in which something is drawn
)

// close ends the engine.
func (j *judge) close() {
	if j.engine != nil {
		j.engine.Stop()
	}
	j.engine, j.asked = nil, nothing
}

// drop gives up what is being judged; an engine at work is ended.
func (j *judge) drop() {
	if j.asked != nothing {
		j.close()
	}
	j.failed = false
}

// tick goes on judging the turn tried in place of a mistake; known is false as long as
// nothing can be said.
func (j *judge) tick(m *study.Judged) (right, known bool) {
	if j.asked == nothing {
		return j.ask(m)
	}
	j.heard = j.engine.Lines(j.heard[:0])
	for _, line := range j.heard {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "info":
			if v, ok := study.ReadVerdict(rest); ok && v.Number >= 1 && v.Number <= len(j.lines) {
				j.lines[v.Number-1] = v
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

// ask puts the next question, or answers by what needs none: a turn that ends the game.
func (j *judge) ask(m *study.Judged) (right, known bool) {
	seat, before := m.Move.Seat, m.Node.Parent()
	if j.of != m.Node {
		line, after := j.study.Foresee(before, m.Best[0])
		if after == study.Goes {
			j.put(theBest, line, looks)
			return false, false
		}
		j.of, j.best = m.Node, m.Before[seat]
	}
	line, after := j.study.Foresee(before, j.study.Tried()[0])
	switch after {
	case study.Ends:
		share := study.Settled(j.study.Line().Info(), j.study.Line().Outcome())
		return j.near(share[seat], j.best), true
	case study.Draws:
		j.put(theChosen, j.study.LineTo(before), scans)
	default:
		j.put(theTried, line, looks)
	}
	return false, false
}

// put asks an engine, which it starts where there is none.
func (j *judge) put(what asked, position, command string) {
	if j.engine == nil && j.start != nil {
		j.engine = j.start()
	}
	if j.engine == nil {
		j.fail()
		return
	}
	j.engine.Send(position)
	j.engine.Send(command)
	j.asked, j.lines = what, [MostLines]study.Verdict{}
}

// answered takes in an answer.
func (j *judge) answered(m *study.Judged) (right, known bool) {
	what, share := j.asked, float64(j.lines[0].Chances[m.Move.Seat])
	switch j.asked = nothing; what {
	case theBest:
		j.of, j.best = m.Node, share
		return false, false
	case theChosen:
		return j.near(j.among(m.Move.Seat), share), true
	}
	return j.near(share, j.best), true
}

// near reports whether a share is as good as that of the best turn.
func (j *judge) near(share, best float64) bool {
	return study.Near(len(j.study.Line().Info().Seats), share, best)
}

// among is what the turn tried leaves its mover by the best lines found, less than nothing
// if it is none of them.
func (j *judge) among(seat game.Seat) float64 {
	tried, err := j.study.Line().Info().ParseTurn(j.study.Tried()[0])
	for i := range j.lines {
		if v := &j.lines[i]; err == nil && len(v.Turns) > 0 && j.study.Same(v.Turns[0], tried) {
			return float64(v.Chances[seat])
		}
	}
	return -100
}
