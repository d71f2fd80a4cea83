package study

import (
	"yanyi/game"
	"yanyi/game/puzzle/exercise"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// trainer makes a person find better turns than the mistakes. Turns are tried on the board and
// leave the tree as it is.
type trainer struct {
	*exercise.Run // nil without a training
	seat          game.Seat

	study    *study.Study
	mistakes []study.Judged
	at       host.Mistake // the current one, explained
	from     *tree.Node   // shown when it began
	judge    *Judge
	version  int
}

// begin starts the training on a seat's mistakes from the report, and reports whether there are
// any.
func (t *trainer) begin(seat game.Seat) bool {
	var tasks []exercise.Task
	var mistakes []study.Judged
	report := t.study.Report()
	for _, m := range report.Mistakes(seat) {
		if task, ok := t.study.Task(&m); ok {
			tasks, mistakes = append(tasks, task), append(mistakes, m)
		}
	}
	if len(tasks) == 0 {
		return false
	}
	if t.Run == nil {
		t.from = t.study.At()
	}
	t.Run, t.mistakes, t.seat = exercise.New(tasks), mistakes, seat
	t.pose()
	return true
}

// mistake is the current one; nil once all are done.
func (t *trainer) mistake() *study.Judged {
	if n, of := t.At(); n < of {
		return &t.mistakes[n]
	}
	return nil
}

// better is the turn that is better than the mistake.
func (t *trainer) better() Better {
	m := t.mistake()
	return Better{m.Node.Parent(), m.Best[0], m.Node.Seat}
}

// training is the training as it is now, nil without one.
func (t *trainer) training() *host.Training {
	if t.Run == nil {
		return nil
	}
	s := &host.Training{Run: *t.Run, Seat: t.seat, Failed: t.judge.Failed()}
	if t.mistake() != nil {
		of := t.at
		s.Mistake = &of
	}
	if line, n := t.study.Line(), len(t.study.Tried()); n > 0 {
		s.Move = line.Moves()[line.Ply()-n]
	}
	return s
}

// next goes on to the next task.
func (t *trainer) next() {
	t.do((*exercise.Run).Next)
	t.pose()
}

// end goes back to the moment shown before the training.
func (t *trainer) end() {
	if t.Run == nil {
		return
	}
	t.judge.Drop()
	t.judge.engine.Rest()
	t.Run = nil
	t.study.GoTo(t.from)
	t.version++
}

// pose shows the position of the task at hand.
func (t *trainer) pose() {
	if n, of := t.Run.At(); n < of {
		t.study.GoTo(t.mistakes[n].Node.Parent())
		t.at = explained(t.study, &t.mistakes[n])
	}
	t.version++
}

// do changes the run and shows the result on the board: no tried turn while one is asked for,
// and the solution once it is revealed.
func (t *trainer) do(act func(*exercise.Run)) {
	if t.Run == nil {
		return
	}
	was := t.Run.State()
	act(t.Run)
	switch now := t.Run.State(); {
	case now == was:
	case now == exercise.Asked:
		t.study.Untry()
	case now == exercise.Shown:
		t.study.Untry()
		_ = t.study.Try(t.Run.Best()) // checked before
	}
	t.judge.Drop()
	t.version++
}

// may is what may be done: the turn asked for, and taking back a wrong one.
func (t *trainer) may() (may host.May) {
	line := t.study.Line()
	may.Move = t.Run.State() == exercise.Asked && !line.Over()
	for s := range game.Seat(len(line.Info().Seats)) {
		may.Here = may.Here.With(s)
	}
	if t.Run.State() == exercise.Missed {
		may.TakeBack, may.Back = host.AtOnce, line.Ply()-len(t.study.Tried())
	}
	return may
}

// heed carries out a request about the exercise.
func (t *trainer) heed(r host.Request) bool {
	switch state := t.Run.State(); {
	case r.Do == host.Play:
		return state == exercise.Asked && t.try(r.Turn) == nil
	case r.Do == host.TakeBack && (state == exercise.Missed || state == exercise.Judged):
		t.do((*exercise.Run).Retry)
	case r.Do == host.Hint:
		t.do((*exercise.Run).Hint)
	case r.Do == host.Solve:
		t.do((*exercise.Run).Solve)
	case r.Do == host.Next:
		t.next()
	case r.Do == host.Train:
		return t.begin(r.Seat)
	case r.Do == host.EndTraining:
		t.end()
	default:
		return false
	}
	return true
}

// try tries a turn on the board.
func (t *trainer) try(turn game.Turn) error {
	if err := t.study.Try(turn); err != nil {
		return err
	}
	t.Run.Try(turn)
	t.version++
	if reply := t.Run.Reply(); reply != game.NoTurn {
		return t.study.Try(reply)
	}
	return nil
}

// tick has the turn tried judged, if its worth is not known.
func (t *trainer) tick() {
	if t.Run != nil && t.Run.State() == exercise.Judged {
		t.judge.Tick(t.better())
	}
}

// answer handles the engine's answer about the turn tried.
func (t *trainer) answer(a engine.Answer) {
	right, known := t.judge.Answer(t.better(), a)
	if known {
		t.Run.Judge(right)
	}
	if known || t.judge.Failed() {
		t.version++
	}
}
