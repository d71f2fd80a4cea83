package engine

import (
	"slices"
	"testing"
	"time"

	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

// engines is a client with the list of all engines it has started.
func engines() (*Client, *[]*enginetest.Script) {
	var started []*enginetest.Script
	return &Client{Start: func() machine.Engine {
		started = append(started, new(enginetest.Script))
		return started[len(started)-1]
	}}, &started
}

func ask(c *Client, p Purpose, position, limits string) {
	c.Ask(Question{Purpose: p, Position: position, Limits: limits})
}

func TestACancelledQuestionEndsItsEngine(t *testing.T) {
	c, started := engines()
	ask(c, Move, "position one", "level 1")
	c.Cancel(Move)
	ask(c, Hint, "position two", "level 3")
	if len(*started) != 2 || !(*started)[0].Ended {
		t.Fatal("the thinking engine was asked something else")
	}
	s := (*started)[1]
	s.Says = []string{"info depth 2 nodes 7 pv b1b2 c1c2", "bestmove b1b2"}
	a, ok := c.Poll(0)
	if !ok || !slices.Equal(a.Turns, []string{"b1b2"}) || len(a.Best().Turns) != 2 || a.Purpose != Hint || a.Err != nil {
		t.Errorf("answer %+v, want b1b2 for the hint", a)
	}
	ask(c, Move, "position three", "level 1")
	if len(*started) != 2 || !slices.Equal(s.Sent[2:], []string{"position three", "go level 1"}) {
		t.Error("an idle engine should be asked again")
	}
}

// A fault ends its engine, and the next question starts another one; so do the questions queued
// behind it.
func TestFaultsAreTold(t *testing.T) {
	c, started := engines()
	if _, ok := c.Poll(0); ok {
		t.Error("a client that asked nothing has an answer")
	}
	ask(c, Report, "one", "nodes 1")
	ask(c, Report, "two", "nodes 1")
	(*started)[0].Says = []string{"error no such variant"}
	if a, ok := c.Poll(0); !ok || a.Err == nil || !(*started)[0].Ended {
		t.Errorf("the engine's error went unnoticed: %+v", a)
	}
	if _, ok := c.Poll(0); ok || len(*started) != 2 || !slices.Equal((*started)[1].Sent, []string{"two", "go nodes 1"}) {
		t.Errorf("after a fault %d engines were started", len(*started))
	}
	none := &Client{}
	ask(none, Move, "one", "level 1")
	if a, ok := none.Poll(0); !ok || a.Err == nil || !none.Idle() {
		t.Error("that there is no engine went unnoticed")
	}
}

// The more urgent question is answered first: before queued ones, and instead of the running
// one, which is asked again later.
func TestWhatIsUrgentIsAnsweredFirst(t *testing.T) {
	c, started := engines()
	ask(c, Training, "three", "nodes 1")
	ask(c, Coach, "one", "nodes 1")
	ask(c, Hint, "two", "nodes 1")
	if len(*started) != 2 || !(*started)[0].Ended || !slices.Equal((*started)[1].Sent, []string{"one", "go nodes 1"}) {
		t.Fatalf("%d engines", len(*started))
	}
	var order []Purpose
	for range 3 {
		c.Poll(0)
		e := (*started)[1]
		e.Says = []string{"bestmove a1a2"}
		a, ok := c.Poll(0)
		if !ok {
			t.Fatal("no answer")
		}
		order = append(order, a.Purpose)
	}
	if !slices.Equal(order, []Purpose{Coach, Hint, Training}) || !c.Idle() {
		t.Errorf("answered in the order %v", order)
	}
}

// A hurried engine drops the queued questions, which are asked again after its answer; one that
// does not respond is ended.
func TestAHurriedQuestion(t *testing.T) {
	c, started := engines()
	ask(c, Analysis, "one", "time 1000")
	ask(c, Analysis, "two", "time 1000")
	c.Hurry()
	c.Hurry()
	e := (*started)[0]
	if !slices.Equal(e.Sent[4:], []string{"stop"}) {
		t.Fatalf("sent %q", e.Sent)
	}
	if c.Poll(deaf); c.Deaf() {
		t.Error("deaf too soon")
	}
	if c.Poll(time.Millisecond); !c.Deaf() {
		t.Error("an engine that does not stop is not deaf")
	}
	e.Says = []string{"bestmove a1a2"}
	if _, ok := c.Poll(0); !ok || c.Deaf() || !c.Awake() {
		t.Error("it does not answer")
	}
	c.Poll(0)
	if !slices.Equal(e.Sent[5:], []string{"two", "go time 1000"}) {
		t.Errorf("sent %q", e.Sent)
	}
	if c.Rest(); e.Ended {
		t.Error("an engine that works was laid to rest")
	}
	if c.Close(); !e.Ended || !c.Idle() {
		t.Error("it goes on")
	}
}

// Each line found is reported, and the answer contains the best lines by their numbers.
func TestLinesAreTold(t *testing.T) {
	c, started := engines()
	var told []int
	c.Ask(Question{Purpose: Analysis, Position: "one", Limits: "multipv 2", Found: func(l Line) { told = append(told, l.Number) }})
	(*started)[0].Says = []string{"info multipv 1 depth 1 pv a1a2", "info multipv 2 depth 1 pv b1b2", "info multipv 1 depth 2 pv c1c2", "info depth 9", "bestmove c1c2", "bestmove d1d2"}
	a, _ := c.Poll(0)
	if len(a.Lines) != 2 || a.Lines[0].Turns[0] != "c1c2" || a.Lines[1].Turns[0] != "b1b2" || !slices.Equal(told, []int{1, 2, 1}) {
		t.Errorf("found %+v, told %v", a.Lines, told)
	}
	ask(c, Analysis, "two", "multipv 2")
	if a, ok := c.Poll(0); ok {
		t.Errorf("answered without an answer: %+v", a)
	}
}
