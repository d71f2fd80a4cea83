package gametest

import (
	"fmt"
	"strings"
	"sync"

	"yanyi/game"
)

// tally counts the cases of a run, so that its log shows how much was tested.
type tally struct {
	mu              sync.Mutex
	games           int
	positions, deep int
	events          [len(eventNames)]int
	ends            map[string]int
}

func (t *tally) add(w *walk) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.games++
	t.positions += w.ply + 1
	t.deep += w.deep
	for i, n := range w.met {
		t.events[i] += n
	}
	if t.ends == nil {
		t.ends = map[string]int{}
	}
	t.ends[w.pos.Outcome().Reason]++
}

// String lists positions, events by type, and how games ended.
func (t *tally) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d games, %d positions, %d looked at thoroughly;", t.games, t.positions, t.deep)
	for i, n := range t.events {
		if n > 0 {
			fmt.Fprintf(&b, " %s %d", eventNames[i], n)
		}
	}
	return b.String() + fmt.Sprintf("; ends %v", t.ends)
}

// count notes the events of a turn.
func (w *walk) count(events []game.Event) {
	for _, e := range events {
		if int(e.Type) < len(w.met) {
			w.met[e.Type]++
		}
	}
}
