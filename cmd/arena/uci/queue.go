package uci

import "slices"

// order is a line that waits for its turn.
type order struct {
	words []string
	stop  bool // a go that was stopped before it began
	hit   bool // a go ponder whose turn was played before it began
}

// mostOrders is how many lines may wait while a search runs.
const mostOrders = 10_000

// order executes a command: at once if it concerns the running search, others in order.
func (t *translator) order(words []string) {
	switch words[0] {
	case "isready":
		t.say("readyok")
	case "stop":
		t.stop()
	case "ponderhit":
		t.hit()
	case "quit":
		t.waiting = append(t.waiting, &order{words: words})
		t.hurry()
	default:
		if len(t.waiting) == mostOrders {
			t.remark("%s: more than %d lines wait", words[0], mostOrders)
			return
		}
		t.waiting = append(t.waiting, &order{words: words})
	}
}

// proceed obeys what waits until a search runs.
func (t *translator) proceed() {
	for len(t.waiting) > 0 && !t.thinking && !t.gone {
		next := t.waiting[0]
		t.waiting = t.waiting[1:]
		t.obey(next)
	}
}

// stop ends the search that runs, and of those that wait the ones that would not end by
// themselves. Said again before it has answered it is meant for all that wait.
func (t *translator) stop() {
	again := t.halting
	for _, o := range t.waiting {
		if o.words[0] == "go" {
			o.stop = o.stop || again || t.endlessly(o.words[1:])
		}
	}
	t.halt()
}

// hurry ends all searches, those that wait as soon as they begin.
func (t *translator) hurry() {
	for _, o := range t.waiting {
		o.stop = true
	}
	t.halt()
}

// halt ends the search that runs, or lets its answer go.
func (t *translator) halt() {
	if !t.thinking {
		return
	}
	t.halting, t.endless, t.ponder = true, false, nil
	if t.held != "" {
		t.answer(t.held)
		return
	}
	t.tell("stop")
}

// hit takes in that the turn was played that is pondered on: from now on the clock runs.
func (t *translator) hit() {
	for i := len(t.waiting) - 1; i >= 0; i-- {
		if o := t.waiting[i]; o.words[0] == "go" && slices.Contains(o.words, "ponder") {
			o.hit = true
			return
		}
	}
	if t.ponder == nil {
		t.remark("ponderhit: nothing is pondered on")
		return
	}
	t.endless = t.ponder.endless
	t.alarm, t.ponder = t.ponder.alarm(), nil
	if t.held != "" && !t.endless {
		t.answer(t.held)
	}
}
