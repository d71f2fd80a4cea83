// Package exercise is the search for the right turn: a player sees a position, tries a turn,
// learns whether it was right, may take hints or see the solution, and proceeds to the next
// position. Mistakes of a game, puzzles and lessons are exercises alike.
//
// It holds no position and judges nothing: a task lists the right turns, or leaves others to
// the caller's judgement ([Run.Judge]). It knows no more of hidden pieces than the turns that
// are chosen.
package exercise

import (
	"slices"

	"yanyi/game"
)

// Task is a turn to be found in a position, which the caller shows.
type Task struct {
	Right []game.Turn // that solve it, the best first
	Wrong []game.Turn // that do not, such as the one that was played
	Open  bool        // turns that are in neither list are judged; else they are wrong

	// Reply is played against the right turn, then Then is to be found, if any.
	Reply game.Turn
	Then  *Task
}

// State is the player's progress with a task.
type State uint8

// The states.
const (
	Asked    State = iota // a turn is wanted
	Judged                // a turn was tried and waits for judgement
	Missed                // a turn was tried that is wrong
	Answered              // the right turn was found and is replied to: see [Run.Reply]
	Found                 // solved
	Shown                 // the solution was shown
	Done                  // there are no more tasks
)

// Hints are given in this order.
const (
	NoHint     = iota
	PieceHint  // which piece moves
	SquareHint // where it goes
	ReasonHint // its purpose
)

// Tally counts the tasks that are behind.
type Tally struct {
	Found   int // by oneself
	AtOnce  int // of them, with the first turn tried and no hint
	Shown   int
	Skipped int
}

// Run goes through tasks, one after the other. It is not safe for concurrent use.
type Run struct {
	tasks []Task
	at    int
	task  *Task // of tasks[at], the one at hand
	state State
	hint  int
	clean bool // nothing wrong was tried, and no hint taken
	tried game.Turn
	tally Tally
}

// New begins with the first of some tasks.
func New(tasks []Task) *Run {
	r := &Run{tasks: tasks}
	r.begin()
	return r
}

func (r *Run) begin() {
	r.state, r.hint, r.clean, r.tried, r.task = Asked, NoHint, true, game.NoTurn, nil
	if r.at == len(r.tasks) {
		r.state = Done
		return
	}
	r.task = &r.tasks[r.at]
}

// At is the number of the task at hand, from 0, and how many there are.
func (r *Run) At() (n, of int) { return r.at, len(r.tasks) }

// State is how far the task at hand has come.
func (r *Run) State() State { return r.state }

// Tally counts the finished tasks.
func (r *Run) Tally() Tally { return r.tally }

// Best is the turn that solves the task best; NoTurn once all are done.
func (r *Run) Best() game.Turn {
	if r.task == nil {
		return game.NoTurn
	}
	return r.task.Right[0].Chosen()
}

// Tried is the turn that was tried last, NoTurn while one is wanted.
func (r *Run) Tried() game.Turn { return r.tried }

// Try tries a turn, where one is wanted, and returns the resulting state.
func (r *Run) Try(t game.Turn) State {
	if r.state != Asked {
		return r.state
	}
	r.tried = t.Chosen()
	switch {
	case holds(r.task.Right, r.tried):
		r.hit()
	case r.task.Open && !holds(r.task.Wrong, r.tried):
		r.state = Judged
	default:
		r.miss()
	}
	return r.state
}

func holds(list []game.Turn, t game.Turn) bool {
	return slices.ContainsFunc(list, func(other game.Turn) bool { return other.Chosen() == t })
}

// Judge decides whether the turn tried is right after all. A second judgement has no effect.
func (r *Run) Judge(right bool) {
	if r.state != Judged {
		return
	}
	if right {
		r.task.Right = append(r.task.Right, r.tried)
		r.hit()
		return
	}
	r.task.Wrong = append(r.task.Wrong, r.tried)
	r.miss()
}

func (r *Run) miss() { r.state, r.clean = Missed, false }

func (r *Run) hit() {
	if r.state = Found; r.task.Then != nil {
		r.state = Answered
		return
	}
	r.tally.Found++
	if r.clean {
		r.tally.AtOnce++
	}
}

// Reply is the turn to be played against the one found, if any, after which the next is wanted.
func (r *Run) Reply() game.Turn {
	if r.state != Answered {
		return game.NoTurn
	}
	reply := r.task.Reply
	r.task = r.task.Then
	r.state, r.hint, r.tried = Asked, NoHint, game.NoTurn
	return reply
}

// Retry wants a turn again, after one that was wrong or is still judged.
func (r *Run) Retry() {
	if r.state == Missed || r.state == Judged {
		r.state, r.tried = Asked, game.NoTurn
	}
}

// Hint takes one hint more ([PieceHint], [SquareHint], [ReasonHint]) and wants a turn.
func (r *Run) Hint() {
	r.Retry()
	if r.state == Asked && r.hint < ReasonHint {
		r.hint++
		r.clean = false
	}
}

// Hinted is how many hints were taken.
func (r *Run) Hinted() int { return r.hint }

// Solve shows the solution of a task that is not solved.
func (r *Run) Solve() {
	if r.Retry(); r.state == Asked {
		r.state = Shown
		r.tally.Shown++
	}
}

// Next proceeds to the next task; one that is neither solved nor shown is skipped.
func (r *Run) Next() {
	switch r.state {
	case Done:
		return
	case Found, Shown:
	default:
		r.tally.Skipped++
	}
	r.at++
	r.begin()
}
