package puzzle

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/exercise"
	tree "yanyi/game/study"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
	"yanyi/scenes/host/study"
	"yanyi/scenes/machine"
)

// looks are the limits of an engine's search for a refutation.
const looks = "time 400 nodes 30000"

// pause is the time before a turn that the solver does not take.
const pause = 500 * time.Millisecond

// try is a wrong turn, the reply to it, and its fault if that is obvious.
type try struct {
	turn, reply *match.Move
	why         game.Phrase
}

// solver runs a puzzle: a study of only the solution. A wrong turn is tried and refuted.
type solver struct {
	host.Host // the study's
	study     *study.Host
	run       *exercise.Run
	puzzle    *puzzle.Puzzle
	seat      game.Seat
	wanted    int // turns of the line that the solver takes

	turns   []game.Turn // of the line still to be played
	rested  time.Duration
	tries   []try
	engine  engine.Client // refutes wrong turns; without one they are only reported as wrong
	changes int
}

// newSolver begins a puzzle.
func newSolver(v game.Variant, p *puzzle.Puzzle, start func() machine.Engine) (*solver, error) {
	task, turns, err := p.Task(v)
	if err != nil {
		return nil, err
	}
	m, err := match.New(v, match.Setup{Start: p.Position, Seed: 1})
	if err != nil {
		return nil, err
	}
	seat := m.Actor()
	m.SetViewSeat(seat)
	of, err := tree.New(m)
	if err != nil {
		return nil, err
	}
	wanted := 0
	for t := &task; t != nil; t = t.Then {
		wanted++
	}
	h := study.New(of, study.Deps{})
	return &solver{
		Host: h, study: h, run: exercise.New([]exercise.Task{task}),
		puzzle: p, seat: seat, wanted: wanted, turns: turns, engine: engine.Client{Start: start},
	}, nil
}

// Version grows whenever anything has changed.
func (s *solver) Version() int { return s.Host.Version() + s.changes }

// ended reports whether the puzzle is over.
func (s *solver) ended() bool {
	return s.run.State() == exercise.Found || s.run.State() == exercise.Shown
}

// asked reports whether a turn is wanted.
func (s *solver) asked() bool { return s.run.State() == exercise.Asked && !s.owes() }

// owes reports whether the next turn of the line is not the solver's.
func (s *solver) owes() bool {
	return len(s.turns) > 0 && (s.run.State() == exercise.Shown || s.run.State() == exercise.Answered)
}

// May is what the solver may do: a turn if one is wanted, or taking a wrong one back.
func (s *solver) May() (may host.May) {
	may.Here = may.Here.With(s.seat)
	may.Move = s.asked()
	if s.run.State() == exercise.Missed {
		may.TakeBack, may.Back = host.AtOnce, s.Line().Ply()-len(s.study.Tried())
	}
	return may
}

// Do tries a turn, or takes a wrong one back.
func (s *solver) Do(r host.Request) bool {
	switch {
	case r.Do == host.Play && s.asked():
		return s.try(r.Turn) == nil
	case r.Do == host.TakeBack && s.run.State() == exercise.Missed:
		s.retry()
		return true
	}
	return false
}

// try plays a turn that is right, and any other beside the line.
func (s *solver) try(t game.Turn) error {
	s.changes++
	s.rested = 0
	if t.Chosen() == s.run.Best() {
		s.run.Try(t)
		s.turns = s.turns[1:]
		return s.study.Play(t)
	}
	if err := s.study.Try(t); err != nil {
		return err
	}
	s.run.Try(t)
	s.tries = append(s.tries, try{turn: s.last()})
	if !s.Line().Over() {
		s.engine.Ask(engine.Question{Purpose: engine.Refutation, Position: s.study.Study.Line().Line(), Limits: looks})
	}
	return nil
}

// last is the turn that the board shows.
func (s *solver) last() *match.Move {
	moves := s.Line().Moves()
	return moves[len(moves)-1]
}

// act changes the exercise, and removes a wrong turn from the board.
func (s *solver) act(do func()) {
	s.changes++
	do()
	s.rested = 0
	if s.run.State() != exercise.Missed {
		s.engine.Close()
		s.study.Untry()
	}
}

func (s *solver) retry() { s.act(s.run.Retry) }

// hint gives one more hint.
func (s *solver) hint() { s.act(s.run.Hint) }

// solve shows the solution, turn by turn.
func (s *solver) solve() { s.act(s.run.Solve) }

// Tick lets time pass: others take their turns, the solution is shown, a wrong turn answered.
func (s *solver) Tick(t host.Tick) {
	if s.run.State() == exercise.Missed {
		s.refute(t.Passed)
	}
	if s.rested += t.Passed; !t.Still {
		s.rested = 0
	}
	if !s.owes() || s.rested < pause {
		return
	}
	s.rested = 0
	s.changes++
	if err := s.study.Play(s.turns[0]); err != nil { // the line was found to be legal
		s.turns = nil
		return
	}
	s.turns = s.turns[1:]
	if s.run.State() == exercise.Answered && s.Line().Actor() == s.seat {
		s.run.Reply()
	}
}

// refute plays the engine's reply to a wrong turn.
func (s *solver) refute(passed time.Duration) {
	a, ok := s.engine.Poll(passed)
	if !ok || len(a.Turns) == 0 {
		return
	}
	s.engine.Rest() // because wrong turns are few
	tried := &s.tries[len(s.tries)-1]
	if r, ok := s.Line().Preview().Refutation(tried.turn, a.Best().Turns); ok {
		tried.why = r.Said()
	}
	t, err := s.Line().Find(a.Turns[0])
	if err != nil || s.study.Try(t) != nil {
		return
	}
	tried.reply = s.last()
	s.changes++
}

var _ host.Host = (*solver)(nil)
