package puzzle

import (
	"slices"
	"time"

	"yanyi/game/exercise"
	"yanyi/game/puzzle"
)

// What a run against the clock is.
const (
	rushTime     = 3 * time.Minute
	rushMistakes = 3
	rushPause    = 700 * time.Millisecond // after a puzzle
)

// rush is a run against the clock.
type rush struct {
	left             time.Duration
	solved, mistakes int
	waits            time.Duration // since the puzzle at hand ended
	over, best       bool          // it is over; it was the best so far
	met              []string      // puzzles, by id
}

// has reports whether a puzzle has been in the run.
func (r *rush) has(id string) bool { return r != nil && slices.Contains(r.met, id) }

// shownRush is what a picture shows of a run.
type shownRush struct {
	on, over         bool
	seconds          int
	solved, mistakes int
}

func (r *rush) shown() shownRush {
	if r == nil {
		return shownRush{}
	}
	return shownRush{true, r.over, int((r.left + time.Second - 1) / time.Second), r.solved, r.mistakes}
}

// beginRush begins a run.
func (p *Page) beginRush() {
	p.rush, p.day = &rush{left: rushTime}, ""
	p.any(1)
}

// endRush leaves the run.
func (p *Page) endRush() {
	p.rush = nil
	p.next()
}

// race lets the clock of a run go on, and leads from puzzle to puzzle. While a puzzle is
// fetched the clock stands.
func (p *Page) race(passed time.Duration) {
	r := p.rush
	if r == nil || r.over || p.desk == nil || p.open != nothing {
		return
	}
	if r.left -= passed; r.left <= 0 {
		r.left = 0
		p.finish()
		return
	}
	state := p.desk.solver.run.State()
	if state != exercise.Missed && state != exercise.Found {
		r.waits = 0
		return
	}
	if r.waits == 0 {
		if state == exercise.Found {
			r.solved++
		} else {
			r.mistakes++
		}
	}
	if r.waits += max(passed, 1); r.waits < rushPause {
		return
	}
	r.waits = 0
	r.met = append(r.met, p.desk.solver.puzzle.ID)
	if r.mistakes == rushMistakes {
		p.finish()
		return
	}
	p.any(min(1+r.solved/4, puzzle.Grades))
}

// finish ends the run and keeps the best.
func (p *Page) finish() {
	p.rush.over = true
	if p.rush.solved > p.progress.rush {
		p.progress.rush, p.rush.best = p.rush.solved, true
		p.keep()
	}
}
