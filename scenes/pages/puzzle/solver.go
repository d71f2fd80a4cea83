package puzzle

import (
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/exercise"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	tree "yanyi/game/study"
	"yanyi/scenes/host"
	"yanyi/scenes/host/study"
	"yanyi/scenes/machine"
)

// pause is how long a turn that the solver does not take is waited for.
const pause = 500 * time.Millisecond

// try is a turn that was wrong, what answered it, and what is wrong with it where that is
// plain to see.
type try struct {
	turn, reply match.Move
	why         game.Phrase
}

// solver runs a puzzle: a study in which only what solves it is played. What is wrong is
// tried beside it, and refuted.
type solver struct {
	host.Host // the study's
	study     *study.Host
	run       *exercise.Run
	puzzle    *puzzle.Puzzle
	seat      game.Seat
	wanted    int // turns of the line that the solver takes

	turns   []game.Turn // of the line that are yet to be played
	rested  time.Duration
	tries   []try
	refuter refuter
	changes int
}

// newSolver begins a puzzle.
func newSolver(v game.Variant, p *puzzle.Puzzle, engine func() machine.Engine) (*solver, error) {
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
		puzzle: p, seat: seat, wanted: wanted, turns: turns, refuter: refuter{start: engine},
	}, nil
}

// Version grows whenever anything has changed.
func (s *solver) Version() int { return s.Host.Version() + s.changes }

// ended reports whether nothing is asked any more.
func (s *solver) ended() bool {
	return s.run.State() == exercise.Found || s.run.State() == exercise.Shown
}

// asked reports whether a turn is wanted.
func (s *solver) asked() bool { return s.run.State() == exercise.Asked && !s.owes() }

// owes reports whether turns of the line are to be played that the solver does not take.
func (s *solver) owes() bool {
	return len(s.turns) > 0 && (s.run.State() == exercise.Shown || s.run.State() == exercise.Answered)
}

// May is what the solver may do: a turn where one is wanted, or taking a wrong one back.
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
		s.refuter.ask(s.study.Study.Line().Line())
	}
	return nil
}

// last is the turn that the board has come to.
func (s *solver) last() match.Move {
	moves := s.Line().Moves()
	return moves[len(moves)-1]
}

// act does something with the exercise, and takes a wrong turn off the board.
func (s *solver) act(do func()) {
	s.changes++
	do()
	s.rested = 0
	if s.run.State() != exercise.Missed {
		s.refuter.close()
		s.study.Untry()
	}
}

func (s *solver) retry() { s.act(s.run.Retry) }

// hint gives one hint more.
func (s *solver) hint() { s.act(s.run.Hint) }

// solve shows the solution, turn by turn.
func (s *solver) solve() { s.act(s.run.Solve) }

// Tick lets time pass: the others take their turns, the solution is shown, what is wrong is
// answered.
func (s *solver) Tick(t host.Tick) {
	if s.run.State() == exercise.Missed {
		s.refute()
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

// refute plays what the engine answers to a wrong turn.
func (s *solver) refute() {
	text := s.refuter.tick()
	if text == "" {
		return
	}
	tried := &s.tries[len(s.tries)-1]
	if r, ok := s.Line().Preview().Refutation(&tried.turn, s.refuter.line); ok {
		tried.why = r.Said()
	}
	t, err := s.Line().Find(text)
	if err != nil || s.study.Try(t) != nil {
		return
	}
	tried.reply = s.last()
	s.changes++
}

// refuter asks an engine what answers a turn. The engine is started for each and ended at
// once, for wrong turns are few.
type refuter struct {
	start  func() machine.Engine
	engine machine.Engine
	heard  []string
	line   []string // the best so far
}

// looks is how long an engine looks for a refutation.
const looks = "go time 400 nodes 30000"

func (r *refuter) ask(line string) {
	r.line = nil
	if r.close(); r.start != nil {
		r.engine = r.start()
	}
	if r.engine == nil {
		return // then the turn is only wrong
	}
	r.engine.Send(line)
	r.engine.Send(looks)
}

// tick is the turn found, once it is.
func (r *refuter) tick() string {
	if r.engine == nil {
		return ""
	}
	r.heard = r.engine.Lines(r.heard[:0])
	for _, line := range r.heard {
		if _, line, ok := strings.Cut(line, " pv "); ok {
			r.line = strings.Fields(line)
		}
		if turn, ok := strings.CutPrefix(line, "bestmove "); ok {
			r.close()
			turn, _, _ = strings.Cut(turn, " ")
			return turn
		}
	}
	if r.engine.Err() != nil {
		r.close()
	}
	return ""
}

func (r *refuter) close() {
	if r.engine != nil {
		r.engine.Stop()
	}
	r.engine = nil
}

var _ host.Host = (*solver)(nil)
