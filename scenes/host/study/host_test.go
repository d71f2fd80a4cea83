package study

import (
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/study"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

// script is an engine with scripted answers.
type script struct {
	enginetest.Script
	deaf bool
}

func (s *script) Send(line string) {
	s.Script.Send(line)
	if line == "stop" && !s.deaf {
		s.Says = append(s.Says, "bestmove a1a2")
	}
}

// newHost is a study of two moves of xiangqi with scripted engines.
func newHost(t *testing.T, deps Deps) (h *Host, engines *[]*script) {
	t.Helper()
	return hostOf(t, "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 *", deps)
}

// hostOf is a host of the study of a record, and the engines that it starts.
func hostOf(t *testing.T, record string, deps Deps) (h *Host, engines *[]*script) {
	t.Helper()
	m, err := match.Parse(catalog.Find, record)
	if err != nil {
		t.Fatal(err)
	}
	s, err := study.New(m)
	if err != nil {
		t.Fatal(err)
	}
	engines = &[]*script{}
	deps.Engine = func() machine.Engine {
		e := &script{}
		*engines = append(*engines, e)
		return e
	}
	return New(s, deps), engines
}

func tick(h *Host, times int) {
	for range times {
		h.Tick(host.Tick{Passed: 100 * time.Millisecond, Still: true})
	}
}

func first(h *Host) (turns []string) {
	for _, v := range h.analysis().Lines {
		turns = append(turns, v.Turns[0])
	}
	return turns
}

func TestTheEngineLooksAtTheMomentLookedAt(t *testing.T) {
	h, engines := newHost(t, Deps{})
	tick(h, 3)
	if len(*engines) > 0 {
		t.Fatal("an engine was started though none is wanted")
	}
	h.analyst.set(3)
	tick(h, 1)
	e := (*engines)[0]
	if want := "position xiangqi | " + h.Study.Line().PositionAt(0) + " | h3e3 h10g8"; e.Sent[0] != want {
		t.Errorf("asked %q, want %q", e.Sent[0], want)
	}
	e.Says = []string{"info multipv 1 depth 1 score 5 chances 52 48 pv h1g3 a1a2", "info multipv 2 depth 1 score 1 chances 50 50 pv b1c3"}
	version := h.Version()
	tick(h, 3)
	if got := first(h); !slices.Equal(got, []string{"h1g3", "b1c3"}) || h.Version() == version {
		t.Errorf("found %v", got)
	}
	e.Says = []string{"info multipv 1 depth 2 score 9 chances 53 47 pv b1c3"}
	tick(h, 3)
	if got := first(h); !slices.Equal(got, []string{"b1c3", "h1g3"}) {
		t.Errorf("the second line became the first, found %v", got)
	}

	if of, known := h.StudyState().Seen[h.At()]; !known || of[0] != 53 {
		t.Errorf("the moment is not seen to be worth 53 but %v", of)
	}

	h.Step(-1)
	tick(h, 1)
	if last := e.Sent[len(e.Sent)-1]; last != "stop" || len(first(h)) > 0 {
		t.Errorf("another moment is looked at, last sent %q, found %v", last, first(h))
	}
	e.Says = append([]string{"info multipv 1 depth 9 score 9 chances 53 47 pv a1a2"}, e.Says...)
	tick(h, 1)
	if len(first(h)) > 0 {
		t.Error("a line of another moment is shown")
	}
	if n := len(e.Sent); !strings.HasSuffix(e.Sent[n-2], "| h3e3") || e.Ended {
		t.Errorf("the engine is asked %q", e.Sent[n-2:])
	}
	h.Step(1)
	tick(h, 1)
	if got := first(h); !slices.Equal(got, []string{"b1c3", "h1g3"}) {
		t.Errorf("what was found before is forgotten: %v", got)
	}
}

func TestOffEndsTheEngine(t *testing.T) {
	h, engines := newHost(t, Deps{})
	h.analyst.set(1)
	tick(h, 1)
	h.analyst.set(0)
	if !(*engines)[0].Ended || h.analysis().Wanted != 0 {
		t.Error("the engine thinks on")
	}
	h.Step(-1)
	tick(h, 20)
	if len(*engines) != 1 {
		t.Error("it was started again")
	}
}

func TestAnEngineThatDoesNotStopIsEnded(t *testing.T) {
	h, engines := newHost(t, Deps{})
	h.analyst.set(1)
	tick(h, 1)
	(*engines)[0].deaf = true
	h.Step(-1)
	tick(h, 15)
	if !(*engines)[0].Ended || len(*engines) != 2 {
		t.Errorf("%d engines, the first ended: %v", len(*engines), (*engines)[0].Ended)
	}
}

func TestAnAnswerIsNotAskedForTwice(t *testing.T) {
	h, engines := newHost(t, Deps{})
	h.analyst.set(1)
	tick(h, 1)
	e := (*engines)[0]
	e.Says = []string{"info depth 3 score 29999 chances 99 1 pv h1g3", "bestmove h1g3"}
	tick(h, 5)
	if len(e.Sent) != 2 || len(first(h)) != 1 {
		t.Errorf("sent %q, found %v", e.Sent, first(h))
	}
}

func TestAStudyIsKeptOnceItChanges(t *testing.T) {
	var kept []string
	h, _ := newHost(t, Deps{Save: func(text string) error {
		kept = append(kept, text)
		return nil
	}})
	h.Step(-1)
	for range 2 {
		if err := h.Keep(game.NoSeat); err != nil {
			t.Fatal(err)
		}
	}
	if len(kept) > 0 {
		t.Error("kept though only another moment is looked at")
	}
	turn, err := h.Line().Find("b10c8")
	if err != nil || !h.Do(host.Request{Do: host.Play, Turn: turn}) {
		t.Fatal(err)
	}
	h.Close()
	if len(kept) != 1 || !strings.Contains(kept[0], "(1... b10c8)") {
		t.Errorf("kept %q", kept)
	}
}
