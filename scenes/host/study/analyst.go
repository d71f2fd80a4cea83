package study

import (
	"slices"
	"strconv"
	"time"

	"yanyi/scenes/host"
	"yanyi/scenes/host/engine"
)

// The patience of an analyst.
const (
	tellsAll = 250 * time.Millisecond // between two updates of the lines
	gives    = "300000"               // milliseconds of search at one moment
)

// mostCached is how many moments' lines are kept.
const mostCached = 2000

// analyst lets an engine analyse the moment shown, for as long as it is shown. It asks one
// question at a time, the next one after the answer to the last.
type analyst struct {
	engine engine.Client
	lines  int // number searched at once; 0 while off

	wanted string        // the position to look at, as the engine takes it; "" for none
	asked  question      // the last question; zero once it is no longer wanted
	waited time.Duration // since the last update of the lines

	found   []engine.Line // at the position wanted, best first
	fresh   bool          // found has changed since the last update
	failed  bool
	version int
	cache   map[string][]engine.Line
}

// on reports whether an engine is wanted.
func (a *analyst) on() bool { return a.lines > 0 }

// look turns to a position in the engine's notation.
func (a *analyst) look(position string) {
	if position == a.wanted {
		return
	}
	a.wanted, a.found, a.fresh = position, a.cache[position], false
	a.version++
}

// set sets the number of lines to look for; 0 turns the engine off and ends it.
func (a *analyst) set(lines int) {
	lines = max(0, min(lines, host.MostLines))
	if lines == a.lines {
		return
	}
	a.lines, a.failed = lines, false
	a.version++
	if lines == 0 {
		a.close()
	}
}

// close ends the engine.
func (a *analyst) close() {
	a.engine.Close()
	a.asked = question{}
}

// tick lets time pass: it handles the engine's output, and asks the question wanted.
func (a *analyst) tick(passed time.Duration) {
	a.waited += passed
	if !a.on() || a.failed {
		return
	}
	if answer, ok := a.engine.Poll(passed); ok && answer.Err != nil {
		a.close()
		a.failed = true
		a.version++
		return
	}
	a.ask()
	if a.fresh && a.waited >= tellsAll {
		a.fresh, a.waited = false, 0
		a.version++
	}
}

// question is a position and the number of lines wanted.
type question struct {
	position string
	lines    int
}

// ask asks the question wanted once the engine is idle.
func (a *analyst) ask() {
	wanted := question{a.wanted, a.lines}
	switch {
	case a.asked == wanted:
	case !a.engine.Idle():
		a.asked = question{}
		if a.engine.Hurry(); a.engine.Deaf() {
			a.engine.Cancel(engine.Analysis)
		}
	case a.wanted != "":
		a.asked = wanted
		a.engine.Ask(engine.Question{
			Purpose: engine.Analysis, Position: wanted.position, Found: a.take,
			Limits: "time " + gives + " gains 1 multipv " + strconv.Itoa(wanted.lines),
		})
	}
}

// take keeps a line found at the position wanted; those of another one are outdated.
func (a *analyst) take(v engine.Line) {
	i := v.Number - 1
	if a.asked != (question{a.wanted, a.lines}) || i < 0 || i > len(a.found) || i >= a.lines {
		return
	}
	if i < len(a.found) && v.Depth < a.found[i].Depth {
		return // seen deeper before
	}
	found := append(slices.Clone(a.found[:i]), v)
	for _, later := range a.found[i:] { // the former better line may now come next
		if later.Turns[0] != v.Turns[0] && len(found) < host.MostLines {
			found = append(found, later)
		}
	}
	a.found, a.fresh = found, true
	a.keep()
}

// keep caches what was found, and empties the cache when it is full.
func (a *analyst) keep() {
	if a.cache == nil || len(a.cache) >= mostCached {
		a.cache = map[string][]engine.Line{}
	}
	a.cache[a.wanted] = a.found
}
