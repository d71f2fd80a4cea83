package play

import (
	"fmt"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/canvas"
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play/tabletext"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// watching opens the sample of a finished game with parameters of the address.
func watching(t *testing.T, params map[string]string, w, h float64) (*Page, *scenetest.Stage) {
	t.Helper()
	text := "[Variant \"xiangqi\"]\n[Red \"ai:1\"]\n[Black \"?\"]\n\n1. b3e3 b10c8 2. b1c3 *"
	sh := session.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Params: params})
	sh.Start(blank{})
	engines := 0
	tools := kit{Engine: func() machine.Engine { engines++; return nil }}
	p, err := open(sh, tools, session.Request{Record: text, Watch: params["mode"] == "replay"})
	if err != nil {
		t.Fatal(err)
	}
	sh.Stack.Open(p)
	s := scenetest.New(sh.Stack, w, h)
	if err := s.Settle(80); err != nil {
		t.Fatal(err)
	}
	for range 30 {
		p.table.Update(time.Second, true)
	}
	if engines > 0 && params["mode"] == "replay" {
		t.Error("a computer thinks about a game that is only shown")
	}
	return p, s
}

// Of a game that is only shown nothing can be changed; the way through its moves
// is always there, unless the page has no buttons at all.
func TestWatching(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {844, 390}} {
		for _, controls := range []string{"", "0"} {
			name := fmt.Sprintf("%v controls=%q", size, controls)
			p, s := watching(t, map[string]string{"mode": "replay", "controls": controls}, size[0], size[1])
			ids := map[string]bool{}
			for _, c := range p.Controls() {
				ids[c.ID] = true
			}
			for _, id := range []string{"takeback", "resign", "draw", "hint"} {
				if ids[id] {
					t.Errorf("%s: there is %q", name, id)
				}
			}
			if want := controls == ""; ids["prev"] != want {
				t.Errorf("%s: a way back through the moves: %t", name, ids["prev"])
			}
			if controls == "0" && (ids["back"] || ids["drawer"] || ids["rules"]) {
				t.Errorf("%s: there are %v", name, ids)
			}
			if p.table.Hand().Active() {
				t.Errorf("%s: a piece can be taken up", name)
			}
			if controls == "" {
				if ok, err := s.Tap("prev"); !ok || err != nil || p.table.Ply() != 2 {
					t.Errorf("%s: back leads to %d", name, p.table.Ply())
				}
			}
			for _, c := range p.Controls() {
				if !c.Scrolled() && !c.Rect.Within(canvas.Box(0, 0, size[0], size[1])) {
					t.Errorf("%s: %q lies at %v", name, c.ID, c.Rect)
				}
			}
		}
	}
}

// Who only looks on is nobody in the game: an unnamed person is a player, not you.
func TestWhoLooksOnIsNotSpokenTo(t *testing.T) {
	for mode, want := range map[string][2]string{"replay": {"ui.human", ""}, "play": {"ui.you", "event.turn.you"}} {
		p, _ := watching(t, map[string]string{"mode": mode}, 1280, 800)
		if mode == "replay" {
			p.Show(3)
		}
		if got := tabletext.Player(p.now, 1); got != locale.T(want[0]) {
			t.Errorf("%s: %s plays Black", mode, got)
		}
		task := tabletext.Task(p.now, game.Seat(1))
		if you := locale.T("event.turn.you"); (task == you) != (want[1] != "") || tabletext.ShortTask(p.now, 1) == you != (want[1] != "") {
			t.Errorf("%s: %q", mode, task)
		}
	}
}
