package table

import (
	"testing"
	"time"

	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/host/local"
)

// TestRealOpponentsPlay plays some rounds against the house's own opponents, with
// a take-back while one thinks, and a hint. Level 9 is one nobody has.
func TestRealOpponentsPlay(t *testing.T) {
	tb := newTable(t, "h19", "", local.Deps{Engine: enginetest.NewReal})
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
	if !tb.Do(host.Request{Do: host.TakeBack}) || !mine() {
		t.Fatal("no take-back while a computer thinks")
	}
	play(t, tb, "n11m11")
	until("both computers again", mine)
	if !tb.Do(host.Request{Do: host.Hint}) {
		t.Fatal("no hint")
	}
	until("the hint", func() bool { _, ok := tb.Hint(); return ok })
	if tb.Busy().Stuck {
		t.Error(tb.Notice())
	}
}
