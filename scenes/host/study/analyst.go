package study

import (
	"slices"
	"strconv"
	"time"

	"yanyi/game/study"
	"yanyi/scenes/machine"
)

// Verdict is a line that an engine has found.
type Verdict = study.Verdict

// MostLines is how many lines are looked for at once at most.
const MostLines = 5

// The patience of an analyst.
const (
	deaf     = time.Second            // after which an engine that does not stop is ended
	tellsAll = 250 * time.Millisecond // between two times that new lines are told
	gives    = "300000"               // milliseconds for which it looks at one moment
)

// mostCached is how many moments' lines are kept.
const mostCached = 2000

// analyst has an engine look at the moment that a reader looks at, for as long as the
// reader does. It asks one question at a time: the next once the engine has answered the
// one before.
type analyst struct {
	start func() machine.Engine
	lines int // looked for at once; 0 while off

	engine   machine.Engine
	wanted   string   // the position to look at, as the engine takes it; "" for none
	asked    question // what it works at; the zero question while it rests
	answered question // what it worked at to the end
	stopping bool
	waited   time.Duration // since it was told to stop, or since lines were told

	found   []Verdict // at the position wanted, best first
	fresh   bool      // found has changed since it was told
	failed  bool
	version int
	cache   map[string][]Verdict
	heard   []string
}

// on reports whether an engine is wanted.
func (a *analyst) on() bool { return a.lines > 0 }

// look turns to a position, given as the engine takes it.
func (a *analyst) look(position string) {
	if position == a.wanted {
		return
	}
	a.wanted, a.found, a.fresh = position, a.cache[position], false
	a.version++
}

// set looks for so many lines at once; none turns the engine off, which ends it.
func (a *analyst) set(lines int) {
	lines = max(0, min(lines, MostLines))
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
	if a.engine != nil {
		a.engine.Stop()
	}
	a.engine, a.asked, a.answered, a.stopping = nil, question{}, question{}, false
}

// tick lets time pass: it hears what the engine says, and asks what is wanted.
func (a *analyst) tick(passed time.Duration) {
	a.waited += passed
	if !a.on() || a.failed {
		return
	}
	a.hear()
	a.ask()
	if a.fresh && a.waited >= tellsAll {
		a.fresh, a.waited = false, 0
		a.version++
	}
}

// question is a position and how many lines are looked for in it.
type question struct {
	position string
	lines    int
}

// ask puts the question wanted once the engine rests.
func (a *analyst) ask() {
	wanted := question{a.wanted, a.lines}
	switch {
	case a.asked == wanted:
	case a.asked == question{}:
		if a.wanted != "" && a.answered != wanted {
			a.put(wanted)
		}
	case !a.stopping:
		a.engine.Send("stop")
		a.stopping, a.waited = true, 0
	case a.waited >= deaf:
		a.close()
	}
}

// put asks the engine, which it starts where there is none.
func (a *analyst) put(q question) {
	if a.engine == nil && a.start != nil {
		a.engine = a.start()
	}
	if a.engine == nil {
		a.fail()
		return
	}
	a.engine.Send(q.position)
	a.engine.Send("go time " + gives + " multipv " + strconv.Itoa(q.lines))
	a.asked, a.stopping = q, false
}

// hear takes in what the engine has said.
func (a *analyst) hear() {
	if a.engine != nil && !hear(a.engine, &a.heard, a.take, a.answer) {
		a.fail()
	}
}

// answer notes that the engine rests.
func (a *analyst) answer() {
	if !a.stopping {
		a.answered = a.asked
	}
	a.asked, a.stopping = question{}, false
}

// take keeps a line found at the position wanted; those of another one come too late.
func (a *analyst) take(v Verdict) {
	i := v.Number - 1
	if a.asked.position != a.wanted || a.stopping || i < 0 || i > len(a.found) || i >= a.lines {
		return
	}
	if i < len(a.found) && v.Depth < a.found[i].Depth {
		return // seen deeper before
	}
	found := append(slices.Clone(a.found[:i]), v)
	for _, later := range a.found[i:] { // what was better before may now come next
		if later.Turns[0] != v.Turns[0] && len(found) < MostLines {
			found = append(found, later)
		}
	}
	a.found, a.fresh = found, true
	a.keep()
}

// keep remembers what was found, and forgets all where that is much.
func (a *analyst) keep() {
	if a.cache == nil || len(a.cache) >= mostCached {
		a.cache = map[string][]Verdict{}
	}
	a.cache[a.wanted] = a.found
}

// fail notes that there is no engine, or one that does not work.
func (a *analyst) fail() {
	a.close()
	a.failed = true
	a.version++
}
