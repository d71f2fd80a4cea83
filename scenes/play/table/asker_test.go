package table

import (
	"errors"
	"slices"
	"testing"
)

// script is an engine whose words a test puts in its mouth.
type script struct {
	sent  []string
	lines []string
	err   error
}

func (s *script) Send(line string) { s.sent = append(s.sent, line) }
func (s *script) Err() error       { return s.err }
func (s *script) Receive() (string, bool) {
	if len(s.lines) == 0 {
		return "", false
	}
	line := s.lines[0]
	s.lines = s.lines[1:]
	return line, true
}

func TestWithdrawnQuestionsAreThrownAway(t *testing.T) {
	s := new(script)
	a := asker{engine: s}
	a.ask(forTurn, "position one", "level 1")
	a.ask(forHint, "position two", "level 3")
	s.lines = []string{"info depth 1", "bestmove a1a2", "info depth 2 nodes 7", "bestmove b1b2"}
	answer, p, err := a.poll()
	if answer != "b1b2" || p != forHint || err != nil {
		t.Errorf("answer %q for %v (%v), want b1b2 for the hint", answer, p, err)
	}
	want := []string{"position one", "go level 1", "stop", "position two", "go level 3"}
	if !slices.Equal(s.sent, want) {
		t.Errorf("sent %v", s.sent)
	}
	if _, p, _ := a.poll(); p != forNothing || a.pending() != forNothing {
		t.Error("something is still pending")
	}
}

func TestEngineFaultsAreTold(t *testing.T) {
	s := &script{err: errors.New("no worker")}
	a := asker{engine: s}
	if _, _, err := a.poll(); err != nil {
		t.Errorf("an idle engine's trouble is nobody's: %v", err)
	}
	a.ask(forTurn, "position", "level 1")
	if _, _, err := a.poll(); err == nil {
		t.Error("a dead engine went unnoticed")
	}
	s.lines = []string{"error no such variant"}
	if _, p, err := a.poll(); err == nil || p != forTurn {
		t.Error("the engine's error went unnoticed")
	}
}
