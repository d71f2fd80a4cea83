package study

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game/puzzle/exercise"
	"yanyi/game/study"
	"yanyi/scenes/host"
)

// judgedHost is a study of two moves of which Red's was a mistake; b1c3 was better.
func judgedHost(t *testing.T) (h *Host, engines *[]*script) {
	t.Helper()
	h, engines = newHost(t, Deps{})
	root := h.Root()
	h.Judge(root, study.Shares{60, 40}, 9, []string{"b1c3", "b10c8"})
	h.Judge(root.Main(), study.Shares{40, 60}, 9, []string{"h10g8"})
	h.Judge(root.Main().Main(), study.Shares{41, 59}, 9, []string{"b1c3"})
	return h, engines
}

func try(t *testing.T, h *Host, text string) bool {
	t.Helper()
	turn, err := h.Line().Find(text)
	if err != nil {
		t.Fatal(err)
	}
	return h.Do(host.Request{Do: host.Play, Turn: turn})
}

// A mistake is retried until a better move is found: the played move is wrong, the engine's is
// right, and others are evaluated as deeply; none of it is kept.
func TestAMistakeIsTriedAgainUntilFound(t *testing.T) {
	h, engines := judgedHost(t)
	text, changes, at := h.Record(), h.Changes(), h.At()
	if !h.trainer.begin(0) || h.trainer.begin(1) {
		t.Fatal("mistakes are not those of the report")
	}
	if len(h.Line().Turns()) != 0 || !h.May().Move {
		t.Fatalf("asked after %v", h.Line().Turns())
	}
	try(t, h, "h3e3")
	if h.trainer.State() != exercise.Missed || h.May().Move || try(t, h, "h10g8") {
		t.Error("the turn that was played is not wrong, or another may be tried after it")
	}
	if !h.Do(host.Request{Do: host.TakeBack}) || len(h.Line().Turns()) != 0 {
		t.Error("it cannot be taken back")
	}
	try(t, h, "h1g3")
	tick(h, 1)
	e := (*engines)[0]
	if !strings.HasSuffix(e.Sent[0], " w |") || !strings.HasPrefix(e.Sent[1], "go time 700 nodes") || !strings.HasSuffix(e.Sent[1], " only b1c3") {
		t.Fatalf("asked %q", e.Sent)
	}
	e.Says = []string{"info depth 7 score -20 chances 58 42 pv h10g8", "bestmove h10g8"}
	tick(h, 2)
	if n := len(e.Sent); n != 4 || !strings.HasSuffix(e.Sent[3], " depth 7 only h1g3") {
		t.Fatalf("asked %q", e.Sent)
	}
	e.Says = []string{"info depth 7 score 20 chances 53 47 pv h10g8", "bestmove h10g8"}
	tick(h, 1)
	if h.trainer.State() != exercise.Missed {
		t.Error("a turn that costs 5 more than the best is right")
	}
	h.Do(host.Request{Do: host.TakeBack})
	try(t, h, "c4c5")
	tick(h, 1)
	e.Says = []string{"info depth 7 score 0 chances 55 45 pv h10g8", "bestmove h10g8"}
	tick(h, 1)
	if h.trainer.State() != exercise.Found || len(e.Sent) != 6 {
		t.Errorf("a turn as good as the best is wrong; asked %q", e.Sent)
	}
	h.Do(host.Request{Do: host.Next})
	if got := &h.trainer; got.State() != exercise.Done || got.Tally() != (exercise.Tally{Found: 1}) {
		t.Errorf("counted %+v", got.Tally())
	}
	h.Do(host.Request{Do: host.EndTraining})
	if h.Record() != text || h.Changes() != changes || h.At() != at || !e.Ended {
		t.Error("something of it is left")
	}
}

// While a move is awaited in an exercise, the analysing engine pauses: it would reveal the
// answer.
func TestTheEngineRestsDuringExercises(t *testing.T) {
	h, engines := judgedHost(t)
	h.analyst.set(1)
	tick(h, 1)
	e := (*engines)[0]
	h.trainer.begin(0)
	tick(h, 3)
	if n := len(e.Sent); n != 3 || e.Sent[2] != "stop" || len(h.analysis().Lines) > 0 {
		t.Errorf("sent %q", e.Sent)
	}
	h.Do(host.Request{Do: host.EndTraining})
	tick(h, 1)
	if n := len(e.Sent); !strings.HasPrefix(e.Sent[n-1], "go ") {
		t.Errorf("it does not look on again: %q", e.Sent)
	}
}

func TestHintAndSolutionOfAMistake(t *testing.T) {
	h, _ := judgedHost(t)
	h.trainer.begin(0)
	h.Do(host.Request{Do: host.Hint})
	if h.trainer.Hinted() != exercise.PieceHint {
		t.Error("no hint")
	}
	try(t, h, "h3e3")
	h.Do(host.Request{Do: host.Solve})
	if got := h.Line().Turns(); !slices.Equal(got, []string{"b1c3"}) || h.trainer.State() != exercise.Shown {
		t.Errorf("the solution is %v", got)
	}
	h.Do(host.Request{Do: host.Next})
	if got := &h.trainer; got.mistake() != nil || got.Tally() != (exercise.Tally{Shown: 1}) {
		t.Errorf("counted %+v", got.Tally())
	}
}

// A move that ends the game needs no engine; for others a notice says that there is none.
func TestWithoutAnEngineNothingIsJudged(t *testing.T) {
	h, _ := judgedHost(t)
	h.judging.Start = nil
	h.trainer.begin(0)
	try(t, h, "h1g3")
	tick(h, 1)
	if !h.trainer.judge.failed {
		t.Error("it is not said that no engine judges")
	}
	h.Do(host.Request{Do: host.TakeBack})
	try(t, h, "b1c3")
	if h.trainer.judge.failed || h.trainer.State() != exercise.Found {
		t.Error("what is known without an engine is not said")
	}
}
