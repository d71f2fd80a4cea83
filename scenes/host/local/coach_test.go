package local

import (
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

const (
	// Red's chariot e4 may step next to Black's; nothing guards b4, and a4 is protected.
	hangs = "3k5/9/9/9/1r7/9/R8/9/9/4K4 w"
	// Red's chariot may capture on a4, where a horse recaptures.
	trade = "3k5/9/9/9/9/2n6/r8/9/R8/4K4 w"
)

// watched is a game of xiangqi with a person to move in a position and a coach whose engines
// give scripted answers.
func watched(t *testing.T, position string, without ...string) (h *Host, engine func() *enginetest.Script) {
	t.Helper()
	m, err := match.New(variant(t, "xiangqi"), match.Setup{Start: position, Seats: []match.Player{match.Human(""), match.Computer(2)}, Without: without})
	if err != nil {
		t.Fatal(err)
	}
	var started []*enginetest.Script
	h = New(m, Deps{Coach: true, Engine: func() machine.Engine {
		started = append(started, new(enginetest.Script))
		return started[len(started)-1]
	}})
	return h, func() *enginetest.Script {
		if len(started) == 0 {
			return nil
		}
		return started[len(started)-1]
	}
}

func pass(h *Host, times int) {
	for range times {
		h.Tick(host.Tick{Passed: 20 * time.Millisecond, Still: true})
	}
}

func takeTurn(t *testing.T, h *Host, text string) {
	t.Helper()
	turn, err := h.match.Find(text)
	if err != nil || !h.Do(host.Request{Do: host.Play, Turn: turn}) {
		t.Fatalf("%s: %v", text, err)
	}
}

// looks plays a move after the engine has found a better one, and lets it report on the move.
func looks(t *testing.T, h *Host, engine func() *enginetest.Script, better, turn, found string) {
	t.Helper()
	pass(h, 1)
	engine().Says = []string{"info depth 2 score 100 chances 60 40 pv " + better, "bestmove " + better}
	pass(h, 1)
	takeTurn(t, h, turn)
	pass(h, 2)
	engine().Says = []string{"info depth 2 score " + found, "bestmove " + turn}
	pass(h, 1)
}

// turnsOf lists the turns played.
func turnsOf(h *Host) string { return strings.Join(h.match.Turns(), " ") }

func TestTheCoachWarnsBeforeAnybodyAnswers(t *testing.T) {
	h, engine := watched(t, hangs)
	looks(t, h, engine, "a4a10", "a4b4", "-800 chances 10 90 pv a4b4 b6b4")
	sent := engine().Sent
	if want := []string{"position xiangqi | " + h.match.PositionAt(0) + " |", "go " + lookLimits}; !slices.Equal(sent[:2], want) {
		t.Errorf("asked %q, want %q", sent[:2], want)
	}
	if last := sent[len(sent)-1]; last != "go only a4b4 "+lookLimits {
		t.Errorf("asked %q last", last)
	}
	w := h.May().Warned
	if !w.Open || spoken(h.info, w) != "takes R" || h.info.FormatTurn(w.Reply) != "b6b4" || w.Then != game.NoTurn {
		t.Fatalf("warns %+v", w)
	}
	pass(h, 100)
	if turnsOf(h) != "a4b4" || len(engine().Sent) != len(sent) {
		t.Error("a computer moved before the coach was answered")
	}
}

// A move taken back after a warning leaves no trace, whether take-backs are allowed or not; a
// move kept is answered.
func TestAWarningIsAnswered(t *testing.T) {
	for _, without := range [][]string{nil, {match.TakingBack}} {
		h, engine := watched(t, hangs, without...)
		looks(t, h, engine, "a4a10", "a4b4", "-800 chances 10 90 pv a4b4 b6b4")
		if !h.Do(host.Request{Do: host.Heed, Yes: true}) || h.May().Warned.Open || turnsOf(h) != "" || !h.May().Move {
			t.Fatalf("taken back: %q, %+v", turnsOf(h), h.May())
		}
		takeTurn(t, h, "a4b4")
		pass(h, 2)
		engine().Says = []string{"info depth 2 chances 10 90 pv a4b4 b6b4", "bestmove a4b4"}
		pass(h, 1)
		if !h.May().Warned.Open || !h.Do(host.Request{Do: host.Heed}) || h.May().Warned.Open {
			t.Fatal("the turn does not stand")
		}
		pass(h, 1)
		engine().Says = []string{"bestmove b6b4"}
		pass(h, 40)
		if turnsOf(h) != "a4b4 b6b4" {
			t.Errorf("the computer does not go on: %q", turnsOf(h))
		}
		if h.Do(host.Request{Do: host.Heed, Yes: true}) {
			t.Error("a warning was heeded that nobody gave")
		}
	}
}

// No computer thinks about its own turn while the coach examines a move.
func TestNobodyThinksWhileTheCoachLooks(t *testing.T) {
	h, engine := watched(t, hangs)
	pass(h, 1)
	engine().Says = []string{"info depth 2 score 100 chances 60 40 pv a4a10", "bestmove a4a10"}
	pass(h, 1)
	if h.May().Looked {
		t.Error("it looks at a turn that was not taken")
	}
	takeTurn(t, h, "a4b4")
	pass(h, 2)
	if !h.May().Looked || h.Busy().Thinking {
		t.Errorf("after the turn: %+v", h.May())
	}
	engine().Says = []string{"info depth 2 score -800 chances 10 90 pv a4b4 b6b4", "bestmove a4b4"}
	pass(h, 1)
	if may := h.May(); may.Looked || h.Busy().Thinking || !may.Warned.Open {
		t.Errorf("once it has spoken: %+v", may)
	}
}

func TestTheCoachIsSilent(t *testing.T) {
	for _, c := range []struct{ name, position, turn, found string }{
		{"of a fair exchange", trade, "a2a4", "-800 chances 30 70 pv a2a4 c5a4"},
		{"of a turn hardly worse than the best", hangs, "a4b4", "60 chances 55 45 pv a4b4 b6b4"},
		{"of what costs nothing that can be seen", hangs, "a4a5", "-800 chances 10 90 pv a4a5 d10e10"},
		{"of what is not legal", hangs, "a4a5", "-800 chances 10 90 pv a4a5 b6b9 e1e2 b9b2 i1i2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h, engine := watched(t, c.position)
			looks(t, h, engine, "e1e2", c.turn, c.found)
			if h.May().Warned.Open {
				t.Fatalf("warns: %s", spoken(h.info, h.May().Warned))
			}
			pass(h, 2)
			if last := engine().Sent[len(engine().Sent)-1]; !strings.HasPrefix(last, "go level 2") {
				t.Errorf("the game does not go on: %q", last)
			}
		})
	}
}

// The best move is not examined again.
func TestTheBestTurnIsNotLookedAtAgain(t *testing.T) {
	h, engine := watched(t, hangs)
	pass(h, 1)
	engine().Says = []string{"info depth 2 chances 60 40 pv a4a10 d10d9", "bestmove a4a10"}
	pass(h, 1)
	takeTurn(t, h, "a4a10")
	pass(h, 3)
	if last := engine().Sent[len(engine().Sent)-1]; !strings.HasPrefix(last, "go level 2") {
		t.Errorf("asked %q", last)
	}
}

// An engine that takes too long is told to stop; no warning is given, and the game continues
// once the engine is idle, or with a new one if it does not respond.
func TestTheCoachHasLittlePatience(t *testing.T) {
	for _, deafEngine := range []bool{false, true} {
		h, engine := watched(t, hangs)
		pass(h, 1)
		engine().Says = []string{"bestmove a4a10"} // it is awake
		pass(h, 1)
		h.coach.before = look{}
		takeTurn(t, h, "a4b4") // asks anew
		first := engine()
		pass(h, int(patience/(20*time.Millisecond))+1)
		if h.coach.waits || first.Sent[len(first.Sent)-1] != "stop" {
			t.Fatalf("still waits after %v; sent %q", patience, first.Sent)
		}
		if !deafEngine {
			first.Says = []string{"info depth 1 chances 60 40 pv a4a10", "bestmove a4a10"}
		}
		pass(h, 60)
		now := engine()
		if last := now.Sent[len(now.Sent)-1]; !strings.HasPrefix(last, "go level 2") || (now != first) != deafEngine || h.May().Warned.Open {
			t.Errorf("deaf %v: asked %q, another engine: %v", deafEngine, last, now != first)
		}
	}
}

func TestTheCoachIsSwitched(t *testing.T) {
	h, engine := watched(t, hangs)
	if !h.May().Coach || !h.Busy().Coaching {
		t.Fatal("no coach")
	}
	if !h.Do(host.Request{Do: host.Coach}) || h.Busy().Coaching {
		t.Fatal("it stays")
	}
	pass(h, 2)
	if engine() != nil {
		t.Error("an engine was started though nobody needs one")
	}
	takeTurn(t, h, "a4b4")
	pass(h, 2)
	if len(engine().Sent) != 2 || !strings.HasPrefix(engine().Sent[1], "go level 2") {
		t.Errorf("sent %q", engine().Sent)
	}
	if !h.Do(host.Request{Do: host.Coach, Yes: true}) || !h.Busy().Coaching {
		t.Error("it does not come back")
	}
}

// There is no coach where hints are off, where a clock runs, or where a warning would reveal one
// person's move to another.
func TestWhereThereIsNoCoach(t *testing.T) {
	people := []match.Player{match.Human(""), match.Computer(2)}
	for name, setup := range map[string]match.Setup{
		"without hints": {Seats: people, Without: []string{match.Hints}},
		"with a clock":  {Seats: people, Clock: match.Clock{PerTurn: time.Minute}},
		"two people":    {Seats: []match.Player{match.Human(""), match.Human("")}},
		"nobody":        {Seats: []match.Player{match.Computer(2), match.Computer(2)}},
	} {
		m, err := match.New(variant(t, "xiangqi"), setup)
		if err != nil {
			t.Fatal(err)
		}
		h := New(m, Deps{Coach: true})
		if h.May().Coach || h.Busy().Coaching || h.Do(host.Request{Do: host.Coach, Yes: true}) {
			t.Errorf("%s: a coach", name)
		}
	}
}
