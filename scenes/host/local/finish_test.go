package local

import (
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
	"yanyi/scenes/host/engine/enginetest"
	"yanyi/scenes/machine"
)

// counted is an engine that counts its questions.
type counted struct {
	machine.Engine
	asked *int
}

func (c counted) Send(line string) {
	if strings.HasPrefix(line, "go ") {
		*c.asked++
	}
	c.Engine.Send(line)
}

// The result comes at once in every game of three that a person has left: one answer of the
// engine plays the others' game to the end or decides it.
func TestTheResultComesAtOnce(t *testing.T) {
	for _, id := range []string{"yanyi", "mini", "jieqi", "guoji", "chibi", "anqi"} {
		v, asked := variant(t, id), 0
		m, err := match.New(v, match.Setup{Seats: []match.Player{match.Human(""), match.Computer(3), match.Computer(3)}, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		h := New(m, Deps{Engine: func() machine.Engine { return counted{newReal(), &asked} }})
		if !h.Do(host.Request{Do: host.Resign, Seat: game.First}) {
			t.Fatal(id, "nobody may resign")
		}
		if m.Over() {
			continue
		}
		h.Do(host.Request{Do: host.SetPace, Pace: host.PlayedOut})
		begun := time.Now()
		for !m.Over() && time.Since(begun) < time.Minute {
			h.Tick(host.Tick{Passed: time.Second / 60})
			time.Sleep(time.Millisecond)
		}
		o := m.Outcome()
		t.Logf("%s: %d turns in %v, %s", id, m.Ply(), time.Since(begun), o.Reason)
		if !o.Over || asked != 1 || m.Ply() < 10 {
			t.Errorf("%s: over %t after %d turns and %d questions", id, o.Over, m.Ply(), asked)
		}
		h.Close()
	}
}

// If the engine does not reach the end, the clearly worse side resigns; otherwise the game is
// drawn.
func TestComputersSettleWhatDoesNotEnd(t *testing.T) {
	for chances, want := range map[string]string{"0 70 30": "", "0 30 70": "", "0 52 48": "draw", "": "draw"} {
		engine := new(enginetest.Script)
		m, err := match.New(variant(t, "yanyi"), match.Setup{Seats: []match.Player{match.Human(""), match.Computer(1), match.Computer(1)}})
		if err != nil {
			t.Fatal(err)
		}
		h := New(m, Deps{Engine: func() machine.Engine { return engine }})
		h.Do(host.Request{Do: host.Resign, Seat: game.First})
		h.Do(host.Request{Do: host.SetPace, Pace: host.PlayedOut})
		pass(h, 1)
		engine.Says = []string{"bestmove i14i13"}
		if chances != "" {
			engine.Says = []string{"info depth 2 score 10 chances " + chances + " pv i4i5", "bestmove i14i13"}
		}
		pass(h, 2)
		o := m.Outcome()
		if want == "draw" != (o.Winner == game.NoSeat) || !o.Over || want == "" && strings.Fields(chances)[o.Winner] != "70" {
			t.Errorf("%q: over %t, won by %d (%s)", chances, o.Over, o.Winner, o.Reason)
		}
	}
}
