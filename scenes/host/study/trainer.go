package study

import (
	"yanyi/game"
	"yanyi/game/exercise"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
)

// Trainer has somebody find better turns than those that were mistakes. They are tried on
// the board and leave the tree as it is.
type Trainer struct {
	*exercise.Run // nil while nobody trains
	Seat          game.Seat

	study    *study.Study
	mistakes []study.Judged
	from     *tree.Node // looked at when it began
	judge    judge
	version  int
}

// Trainer is who has one's mistakes tried again.
func (h *Host) Trainer() *Trainer { return &h.trainer }

// Begin begins to look for better turns than a seat's mistakes, which are those of the
// report, and reports whether there are any.
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

// Mistake is the one at hand; nil once all are done.
func (t *Trainer) Mistake() *study.Judged {
	if n, of := t.At(); n < of {
		return &t.mistakes[n]
	}
	return nil
}

// Failed reports that no engine judges what was tried.
func (t *Trainer) Failed() bool { return t.judge.failed }

// Retry takes a turn back that was wrong.
func (t *Trainer) Retry() { t.do((*exercise.Run).Retry) }

// Hint gives one hint more.
func (t *Trainer) Hint() { t.do((*exercise.Run).Hint) }

// Solve plays the solution on the board.
func (t *Trainer) Solve() { t.do((*exercise.Run).Solve) }

// Next goes on to the next task.
func (t *Trainer) Next() {
	t.do((*exercise.Run).Next)
	t.pose()
}

// End goes back to the moment that was looked at before.
func (t *Trainer) End() {
	if t.Run == nil {
		return
	}
	t.judge.close()
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

// do does something with the run, and shows on the board what comes of it: nothing is tried
// there while a turn is wanted, and the solution stands there once it is shown.
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
		_ = t.study.Try(t.Run.Best()) // it was found to be legal
	}
	t.judge.drop()
	t.version++
}

// may is what may be done: the turn that is wanted, and taking back a wrong one.
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

// heed does what a person wants: to try a turn, or take a wrong one back.
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

// tick has what is tried judged, where that is not known.
func (t *Trainer) tick() {
	if t.Run == nil || t.Run.State() != exercise.Judged || t.judge.failed {
		return
	}
	n, _ := t.Run.At()
	right, known := t.judge.tick(&t.mistakes[n])
	if known {
		t.Run.Judge(right)
	}
	if known || t.judge.failed {
		t.version++
	}
}
