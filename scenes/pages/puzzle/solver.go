package puzzle

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/exercise"
	tree "yanyi/game/study"
	"yanyi/game/training"
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
	card    *card // nil for a puzzle
}

// card is what is told of a mistake of one's own.
type card struct {
	training.Card
	judge          *study.Judge // of turns that may be as good as the better one
	played, better *match.Move
	why            game.Phrase // what the better turn achieves; zero if that is unknown
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
	return solverOf(m, p, task, turns, start)
}

// newTrainer begins a card.
func newTrainer(v game.Variant, c training.Card, start func() machine.Engine) (*solver, error) {
	m, task, err := c.Begin(v)
	if err != nil {
		return nil, err
	}
	p := &puzzle.Puzzle{Variant: c.Variant, Seat: string(rune(v.Info().Seats[m.Actor()].Letter)), Line: c.Better[:1], Position: c.Position}
	s, err := solverOf(m, p, task, task.Right[:1:1], start)
	if err != nil {
		return nil, err
	}
	of := s.study.Study
	s.card = &card{Card: c, judge: study.NewJudge(of, &s.engine), played: of.MoveAt(of.Root(), c.Played), better: of.MoveAt(of.Root(), c.Better[0])}
	if reasons := of.Reasons(of.Root(), c.Better); len(reasons) > 0 && reasons[0].Key != "hint.best" {
		s.card.why = reasons[0]
	}
	return s, nil
}

// solverOf begins an exercise at the start of a match.
func solverOf(m *match.Match, p *puzzle.Puzzle, task exercise.Task, turns []game.Turn, start func() machine.Engine) (*solver, error) {
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

// start is the set-up of the exercise.
func (s *solver) start() match.Setup {
	return match.Setup{Start: s.puzzle.Position, Options: s.Line().Setup().Options, Seed: 1}
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
	if s.waits() {
		may.TakeBack, may.Back = host.AtOnce, s.Line().Ply()-len(s.study.Tried())
	}
	return may
}

// Do tries a turn, or takes a wrong one back.
func (s *solver) Do(r host.Request) bool {
	switch {
	case r.Do == host.Play && s.asked():
		return s.try(r.Turn) == nil
	case r.Do == host.TakeBack && s.waits():
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
	if s.run.Try(t) == exercise.Missed {
		s.miss()
	}
	return nil
}

// miss notes the turn tried as wrong, and has it refuted.
func (s *solver) miss() {
	s.tries = append(s.tries, try{turn: s.last()})
	if !s.Line().Over() {
		s.engine.Ask(engine.Question{Purpose: engine.Refutation, Position: s.study.Study.Line().Line(), Limits: looks})
	}
}

// better is the turn that a card asks for.
func (s *solver) better() study.Better {
	return study.Better{After: s.study.Root(), Turn: s.card.Better[0], Seat: s.seat}
}

// unjudged reports that a turn was tried which nobody is there to judge.
func (s *solver) unjudged() bool {
	return s.card != nil && s.run.State() == exercise.Judged && s.card.judge.Failed()
}

// waits reports whether a turn tried can be taken back.
func (s *solver) waits() bool {
	return s.run.State() == exercise.Missed || s.run.State() == exercise.Judged
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
		if s.card != nil {
			s.card.judge.Drop()
		}
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
	if s.waits() {
		s.think(t.Passed)
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

// think has the turn tried judged, and a wrong one refuted.
func (s *solver) think(passed time.Duration) {
	if s.run.State() == exercise.Judged {
		s.card.judge.Tick(s.better())
	}
	a, ok := s.engine.Poll(passed)
	switch {
	case !ok:
	case a.Purpose == engine.Training:
		s.judged(a)
	case len(a.Turns) > 0:
		s.engine.Rest() // because wrong turns are few
		s.refute(a)
	}
}

// judged takes in what the engine has found about a turn that may be as good as the better one.
func (s *solver) judged(a engine.Answer) {
	right, known := s.card.judge.Answer(s.better(), a)
	if known {
		s.run.Judge(right)
	}
	if known || s.card.judge.Failed() {
		s.changes++
	}
	switch {
	case !known:
	case right:
		s.engine.Rest()
	default:
		s.miss()
	}
}

// refute plays the engine's reply to a wrong turn.
func (s *solver) refute(a engine.Answer) {
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
