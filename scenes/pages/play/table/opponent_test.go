package table

import (
	"context"
	"sync"
	"testing"
	"time"

	"yanyi/game/search"
	"yanyi/scenes/host/local"
)

// opponent is the house's real opponent in a goroutine.
type opponent struct {
	cancel context.CancelFunc
	in     chan string

	lock  sync.Mutex
	lines []string
}

func newOpponent() local.Engine {
	ctx, cancel := context.WithCancel(context.Background())
	o := &opponent{cancel: cancel, in: make(chan string, 8)}
	go search.Serve(ctx, find, o.in, func(line string) {
		o.lock.Lock()
		defer o.lock.Unlock()
		o.lines = append(o.lines, line)
	})
	return o
}

func (o *opponent) Send(line string) { o.in <- line }
func (o *opponent) Err() error       { return nil }
func (o *opponent) Stop()            { o.cancel() }
func (o *opponent) Lines(dst []string) []string {
	o.lock.Lock()
	defer o.lock.Unlock()
	dst = append(dst, o.lines...)
	o.lines = nil
	return dst
}

// TestRealOpponentsPlay plays some rounds against the house's own opponents, with
// a take-back while one thinks, and a hint. Level 9 is one nobody has.
func TestRealOpponentsPlay(t *testing.T) {
	tb := newTable(t, "h19", "", local.Deps{Engine: newOpponent})
	defer tb.Close()
	until := func(what string, ok func() bool) {
		t.Helper()
		for deadline := time.Now().Add(time.Minute); !ok(); {
			if time.Now().After(deadline) {
				t.Fatalf("waited in vain for %s: ply %d, %+v", what, tb.Line().Ply(), tb.Notice())
			}
			tb.Update(20*time.Millisecond, true)
			time.Sleep(time.Millisecond)
		}
	}
	mine := func() bool { return tb.Human(tb.Actor()) }
	play(t, tb, "n9m9")
	until("both computers", mine)
	play(t, tb, "n7m7")
	until("a computer to think", func() bool { return tb.Busy().Thinking })
	if !tb.TakeBack() || !mine() {
		t.Fatal("no take-back while a computer thinks")
	}
	play(t, tb, "n11m11")
	until("both computers again", mine)
	if !tb.AskHint() {
		t.Fatal("no hint")
	}
	until("the hint", func() bool { _, ok := tb.Hint(); return ok })
	if tb.Busy().Stuck {
		t.Error(tb.Notice())
	}
}
