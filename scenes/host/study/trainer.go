package study

import (
	"yanyi/game"
	"yanyi/game/exercise"
	"yanyi/game/study"
	"yanyi/game/tree"
	"yanyi/scenes/host"
)

// trainer has somebody find better turns than those that were mistakes. They are tried on
// the board and leave the tree as it is.
type trainer struct {
	study    *study.Study
	run      *exercise.Run // nil while nobody trains
	seat     game.Seat
	mistakes []study.Judged
	from     *tree.Node // looked at when it began
	judge    judge
	version  int
}

// Mistakes are the turns of a seat to which there was a better one, by the report.
func (h *Host) Mistakes(seat game.Seat) []study.Judged {
	r := h.Report()
	return r.Mistakes(seat)
}

// Train begins to look for better turns than a seat's mistakes, and reports whether there
// are any.
func (h *Host) Train(seat game.Seat) bool {
	t := &h.trainer
	var tasks []exercise.Task
	var mistakes []study.Judged
	for _, m := range h.Mistakes(seat) {
		if task, ok := h.Task(&m); ok {
			tasks, mistakes = append(tasks, task), append(mistakes, m)
		}
	}
	if len(tasks) == 0 {
		return false
	}
	if t.run == nil {
		t.from = h.At()
	}
	t.run, t.mistakes, t.seat = exercise.New(tasks), mistakes, seat
	t.pose()
	return true
}

// Training is somebody looking for better turns.
type Training struct {
	*exercise.Run
	Seat    game.Seat
	Mistake *study.Judged // at hand; nil once all are done
	Failed  bool          // no engine judges what was tried
}

// Training is what is being looked for; its Run is nil while nobody trains.
func (h *Host) Training() Training {
	t := Training{Run: h.trainer.run, Seat: h.trainer.seat, Failed: h.trainer.judge.failed}
	if t.Run != nil {
		if n, of := t.At(); n < of {
			t.Mistake = &h.trainer.mistakes[n]
		}
	}
	return t
}

// Retry takes a turn back that was wrong.
func (h *Host) Retry() { h.trainer.do((*exercise.Run).Retry) }

// Hint gives one hint more.
func (h *Host) Hint() { h.trainer.do((*exercise.Run).Hint) }

// Solve plays the solution on the board.
func (h *Host) Solve() { h.trainer.do((*exercise.Run).Solve) }

// Next goes on to the next task.
func (h *Host) Next() {
	h.trainer.do((*exercise.Run).Next)
	h.trainer.pose()
}

// EndTraining goes back to the moment that was looked at before.
func (h *Host) EndTraining() {
	t := &h.trainer
	if t.run == nil {
		return
	}
	t.judge.close()
	t.run = nil
	t.study.GoTo(t.from)
	t.study.Untry()
	t.version++
}

// pose shows the position of the task at hand.
func (t *trainer) pose() {
	if n, of := t.run.At(); n < of {
		t.study.GoTo(t.mistakes[n].Node.Parent())
	}
	t.version++
}

// do does something with the run, and shows on the board what comes of it: nothing is tried
// there while a turn is wanted, and the solution stands there once it is shown.
func (t *trainer) do(act func(*exercise.Run)) {
	if t.run == nil {
		return
	}
	was := t.run.State()
	act(t.run)
	switch now := t.run.State(); {
	case now == was:
	case now == exercise.Asked:
		t.study.Untry()
	case now == exercise.Shown:
		t.study.Untry()
		_ = t.study.Try(t.run.Best()) // it was found to be legal
	}
	t.judge.drop()
	t.version++
}

// may is what may be done: the turn that is wanted, and taking back a wrong one.
func (t *trainer) may() (may host.May) {
	line := t.study.Line()
	may.Move = t.run.State() == exercise.Asked && !line.Over()
	for s := range game.Seat(len(line.Info().Seats)) {
		may.Here = may.Here.With(s)
	}
	if t.run.State() == exercise.Missed {
		may.TakeBack, may.Back = host.AtOnce, line.Ply()-len(t.study.Tried())
	}
	return may
}

// heed does what a person wants: to try a turn, or take a wrong one back.
func (t *trainer) heed(r host.Request) bool {
	switch {
	case r.Do == host.Play && t.run.State() == exercise.Asked:
		return t.try(r.Turn) == nil
	case r.Do == host.TakeBack && t.run.State() == exercise.Missed:
		t.do((*exercise.Run).Retry)
		return true
	}
	return false
}

// try tries a turn on the board.
func (t *trainer) try(turn game.Turn) error {
	if err := t.study.Try(turn); err != nil {
		return err
	}
	t.run.Try(turn)
	t.version++
	if reply := t.run.Reply(); reply != game.NoTurn {
		return t.study.Try(reply)
	}
	return nil
}

// tick has what is tried judged, where that is not known.
func (t *trainer) tick() {
	if t.run == nil || t.run.State() != exercise.Judged || t.judge.failed {
		return
	}
	n, _ := t.run.At()
	right, known := t.judge.tick(&t.mistakes[n])
	if known {
		t.run.Judge(right)
	}
	if known || t.judge.failed {
		t.version++
	}
}
