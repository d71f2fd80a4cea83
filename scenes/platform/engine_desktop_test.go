//go:build !js

package platform

import (
	"strings"
	"testing"
	"time"
)

// hear waits until the engine has written a line with the given beginning.
func hear(t *testing.T, e *Engine, begin string) string {
	t.Helper()
	var lines []string
	for deadline := time.Now().Add(30 * time.Second); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		lines = e.Lines(lines[:0])
		for _, line := range lines {
			if strings.HasPrefix(line, begin) {
				return line
			}
		}
	}
	t.Fatalf("the engine does not say %q", begin)
	return ""
}

func TestEngineAnswers(t *testing.T) {
	var m Machine
	e := m.NewEngine()
	defer e.Stop()
	e.Send("position yanyi | start |")
	e.Send("go depth 1 seed 1")
	if best := hear(t, e, "bestmove "); len(best) < len("bestmove a1b2") {
		t.Errorf("it says %q", best)
	}
	e.Send("nonsense")
	hear(t, e, "error ")
}

func TestEngineStopsInMidThought(t *testing.T) {
	var m Machine
	e := m.NewEngine()
	e.Send("position yanyi | start |")
	e.Send("go time 60000")
	hear(t, e, "info ")
	e.Stop()
	for range 200 { // more than the queue holds
		e.Send("go")
	}
	if lines := e.Lines(nil); len(lines) > 0 {
		t.Errorf("after its end it says %q", lines)
	}
	e.Stop()
}
