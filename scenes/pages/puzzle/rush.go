package puzzle

import (
	"slices"
	"time"

	"yanyi/game/puzzle"
	"yanyi/game/puzzle/exercise"
)

// The measures of a run against the clock.
const (
	rushTime     = 3 * time.Minute
	rushMistakes = 3
	rushPause    = 700 * time.Millisecond // after a puzzle
)

// rush is a run against the clock.
type rush struct {
	left             time.Duration
	solved, mistakes int
	waits            time.Duration // since the current puzzle ended
	over             bool
	met              []string // puzzles, by id
	missed           []missed
}

// missed is a puzzle that was not solved in a run, and its solution in words.
type missed struct {
	puzzle   *puzzle.Puzzle
	solution string
}

// has reports whether a puzzle has been in the run.
func (r *rush) has(id string) bool { return r != nil && slices.Contains(r.met, id) }

// shownRush is the part of a run that a picture shows.
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
	p.rush, p.day, p.deck = &rush{left: rushTime}, "", nil
	p.any(1)
}

// retryMissed leaves the run for a puzzle that was not solved in it.
func (p *Page) retryMissed(of *puzzle.Puzzle) {
	p.leaveDesk()
	p.rush, p.day = nil, ""
	p.begin(of)
}

// endRush ends the run early: with its result, or without one if nothing was answered in it.
func (p *Page) endRush() {
	if p.rush.solved+p.rush.mistakes > 0 {
		p.finish()
		return
	}
	p.rush = nil
	p.next()
}

// race advances a run's clock, except during loading, and goes from puzzle to puzzle.
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
			p.best()
		} else {
			r.mistakes++
			r.missed = append(r.missed, missed{p.desk.solver.puzzle, p.solution()})
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

// best saves the number solved if it is a record, because a run may end with the page.
func (p *Page) best() {
	if p.rush.solved > p.progress.rush {
		p.progress.rush = p.rush.solved
		p.keep()
	}
}

// finish ends the run.
func (p *Page) finish() { p.rush.over = true }
