package lesson

import (
	"time"

	"yanyi/game"
	"yanyi/game/lesson"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/study"
)

// guide runs a step of a lesson: a study in which only the turns wanted by the step are played.
type guide struct {
	host.Host // a study's
	step      *lesson.Step
	learner   game.Seat
	done      bool
	answer    string        // key of what is answered to the last try, "" before one
	tries     int           // that were wrong
	left      []string      // turns still to be taken by others
	rested    time.Duration // since something moved
}

// pause is the time before a turn of another player.
const pause = 600 * time.Millisecond

// newGuide runs a step from a match at its beginning.
func newGuide(s *lesson.Step, m *match.Match) (*guide, error) {
	st, err := studyOf(m)
	if err != nil {
		return nil, err
	}
	return &guide{Host: study.New(st, study.Deps{}), step: s, learner: m.Actor(), left: s.Reply}, nil
}

// May is what the learner may do: move while the step asks for it.
func (g *guide) May() host.May {
	var may host.May
	may.Here = may.Here.With(g.learner)
	may.Move = !g.done && g.step.Act == lesson.Move || g.step.Act == lesson.Lift // a lifted piece shows its targets
	return may
}

// Do plays a turn that is wanted, and answers any other.
func (g *guide) Do(r host.Request) bool {
	if r.Do != host.Play {
		return false
	}
	if g.done {
		g.tries++
		return false
	}
	right, answer := g.step.Turn(g.Line().Info().FormatTurn(r.Turn.Chosen()))
	if !right {
		g.wrong(answer)
		return false
	}
	if !g.Host.Do(r) {
		return false
	}
	g.finish()
	return true
}

// wrong answers a wrong try.
func (g *guide) wrong(answer string) { g.answer, g.tries = answer, g.tries+1 }

// finish notes that the step is done.
func (g *guide) finish() { g.done, g.answer = true, "" }

// square handles a square that was tapped, or whose piece was lifted.
func (g *guide) square(sq game.Square) {
	right, answer := g.step.Square(g.Line().Info().Board.Name(sq))
	if !right {
		g.wrong(answer)
		return
	}
	g.finish()
}

// Tick lets time pass: the others take their turns.
func (g *guide) Tick(t host.Tick) {
	if g.rested += t.Passed; !t.Still {
		g.rested = 0
	}
	if !g.done || len(g.left) == 0 || g.rested < pause {
		return
	}
	turn, err := g.Line().Find(g.left[0])
	if err == nil {
		g.Host.Do(host.Request{Do: host.Play, Turn: turn})
	}
	if g.left, g.rested = g.left[1:], 0; err != nil {
		g.left = nil
	}
}

var _ host.Host = (*guide)(nil)
