package local

import (
	"errors"
	"slices"
	"testing"
)

// script is an engine whose words a test puts in its mouth.
type script struct {
	sent    []string
	lines   []string
	err     error
	stopped bool
}

func (s *script) Send(line string) { s.sent = append(s.sent, line) }
func (s *script) Err() error       { return s.err }
func (s *script) Stop()            { s.stopped = true }
func (s *script) Lines(dst []string) []string {
	dst = append(dst, s.lines...)
	s.lines = nil
	return dst
}

// engines is an asker with all the engines it has started.
func engines() (*asker, *[]*script) {
	var started []*script
	return &asker{start: func() Engine {
		started = append(started, new(script))
		return started[len(started)-1]
	}}, &started
}

func TestAWithdrawnQuestionEndsItsEngine(t *testing.T) {
	a, started := engines()
	a.ask(forTurn, "position one", "level 1")
	a.ask(forHint, "position two", "level 3")
	if len(*started) != 2 || !(*started)[0].stopped {
		t.Fatal("the thinking engine was asked something else")
	}
	s := (*started)[1]
	s.lines = []string{"info depth 2 nodes 7 pv b1b2 c1c2", "bestmove b1b2"}
	answer, p, err := a.poll()
	if answer != "b1b2" || p != forHint || err != nil {
		t.Errorf("answer %q for %v (%v), want b1b2 for the hint", answer, p, err)
	}
	a.ask(forTurn, "position three", "level 1")
	if len(*started) != 2 || !slices.Equal(s.sent[2:], []string{"position three", "go level 1"}) {
		t.Error("an idle engine should be asked again")
	}
}

func TestEngineFaultsAreTold(t *testing.T) {
	a, started := engines()
	if _, p, err := a.poll(); p != forNothing || err != nil {
		t.Error("an asker that asked nothing has an answer")
	}
	a.ask(forTurn, "position", "level 1")
	(*started)[0].err = errors.New("no worker")
	if _, p, err := a.poll(); p != forTurn || err == nil {
		t.Error("a dead engine went unnoticed")
	}
	a.ask(forTurn, "position", "level 1")
	(*started)[1].lines = []string{"error no such variant"}
	if _, p, err := a.poll(); p != forTurn || err == nil || !(*started)[1].stopped {
		t.Error("the engine's error went unnoticed")
	}
}
