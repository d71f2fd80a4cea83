package study

import (
	"yanyi/game"
	"yanyi/game/puzzle/exercise"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// Trainer makes a person find better turns than the mistakes. Turns are tried on the board and
// leave the tree as it is.
type Trainer struct {
	*exercise.Run // nil without a training
	Seat          game.Seat

	study    *study.Study
	mistakes []study.Judged
	from     *tree.Node // shown when it began
	judge    judge
	version  int
}

// Trainer is the trainer of the study.
func (h *Host) Trainer() *Trainer { return &h.trainer }

// Begin starts the training on a seat's mistakes from the report, and reports whether there are
// any.
func (t *Trainer) Begin(seat game.Seat) bool {
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
	t.Run, t.mistakes, t.Seat = exercise.New(tasks), mistakes, seat
	t.pose()
	return true
}

// Mistake is the current one; nil once all are done.
func (t *Trainer) Mistake() *study.Judged {
	if n, of := t.At(); n < of {
		return &t.mistakes[n]
	}
	return nil
}

// Failed reports that no engine is there to judge the turn tried.
func (t *Trainer) Failed() bool { return t.judge.failed }

// Retry takes a wrong turn back.
func (t *Trainer) Retry() { t.do((*exercise.Run).Retry) }

// Hint gives one more hint.
func (t *Trainer) Hint() { t.do((*exercise.Run).Hint) }

// Solve plays the solution on the board.
func (t *Trainer) Solve() { t.do((*exercise.Run).Solve) }

// Next goes on to the next task.
func (t *Trainer) Next() {
	t.do((*exercise.Run).Next)
	t.pose()
}

// End goes back to the moment shown before the training.
func (t *Trainer) End() {
	if t.Run == nil {
		return
	}
	t.judge.drop()
	t.judge.engine.Rest()
	t.Run = nil
	t.study.GoTo(t.from)
	t.version++
}

// pose shows the position of the task at hand.
func (t *Trainer) pose() {
	if n, of := t.Run.At(); n < of {
		t.study.GoTo(t.mistakes[n].Node.Parent())
	}
	t.version++
}

// do changes the run and shows the result on the board: no tried turn while one is asked for,
// and the solution once it is revealed.
func (t *Trainer) do(act func(*exercise.Run)) {
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
	t.judge.drop()
	t.version++
}

// may is what may be done: the turn asked for, and taking back a wrong one.
func (t *Trainer) may() (may host.May) {
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

// heed carries out a request: try a turn, or take a wrong one back.
func (t *Trainer) heed(r host.Request) bool {
	switch {
	case r.Do == host.Play && t.Run.State() == exercise.Asked:
		return t.try(r.Turn) == nil
	case r.Do == host.TakeBack && t.Run.State() == exercise.Missed:
		t.do((*exercise.Run).Retry)
		return true
	}
	return false
}

// try tries a turn on the board.
func (t *Trainer) try(turn game.Turn) error {
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
func (t *Trainer) tick() {
	if t.Run != nil && t.Run.State() == exercise.Judged && !t.judge.failed && t.judge.engine.Idle() {
		t.judge.ask(t.Mistake())
	}
}

// answer handles the engine's answer about the turn tried.
func (t *Trainer) answer(a engine.Answer) {
	right, known := t.judge.answer(t.Mistake(), a)
	if known {
		t.Run.Judge(right)
	}
	if known || t.judge.failed {
		t.version++
	}
}
