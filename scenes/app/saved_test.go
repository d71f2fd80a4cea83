package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	playing "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// has reports whether the page on top has a control.
func has(s *scenetest.Stage, id string) bool {
	for _, c := range s.Stack.Top().Controls() {
		if c.ID == id {
			return true
		}
	}
	return false
}

func TestCorruptSaveIsSetAside(t *testing.T) {
	h := &scenetest.Machine{Store: map[string]string{"game": "not a record", "settings": "{"}}
	sh := app.New(h)
	s := scenetest.New(sh.Stack, 1280, 800)
	s.Rest(t)
	if h.Store["aside.game"] != "not a record" || h.Store["aside.settings"] != "{" {
		t.Errorf("the store holds %q", h.Store)
	}
	if has(s, "continue") || !has(s, "learn") {
		t.Error("home offers to continue a game that cannot be read")
	}
	if sh.Stack.Said() != locale.T("error.save.corrupt") {
		t.Errorf("said %q", sh.Stack.Said())
	}
}

func TestRefusedStorageIsSaidOnce(t *testing.T) {
	refused := fmt.Errorf("%w: a test", machine.ErrRefused)
	sh := app.New(&scenetest.Machine{LoadFail: refused, SaveFail: refused})
	s := scenetest.New(sh.Stack, 390, 844)
	if err := s.Step(3); err != nil {
		t.Fatal(err)
	}
	if sh.Stack.Said() != locale.T("error.storage") {
		t.Errorf("said %q", sh.Stack.Said())
	}
	sh.Say("")
	sh.ApplySettings()
	if sh.Stack.Said() != "" {
		t.Errorf("said again: %q", sh.Stack.Said())
	}
}

// A save that fails after it was reported as done is announced at the next tick.
func TestLateFailureIsSaid(t *testing.T) {
	h := &scenetest.Machine{IsStill: true, Late: []error{fmt.Errorf("%w: a test", machine.ErrFull)}}
	s := scenetest.New(app.New(h).Stack, 390, 844)
	if err := s.Step(3); err != nil {
		t.Fatal(err)
	}
	if s.Stack.Said() != locale.T("error.storage.full") {
		t.Errorf("said %q", s.Stack.Said())
	}
}

func TestHomeOffersToContinue(t *testing.T) {
	v, ok := catalog.Find("yanyi")
	if !ok {
		t.Fatal("no such game")
	}
	m, err := match.New(v, match.Setup{Seats: []match.Player{match.Computer(1), match.Computer(1), match.Human("刘备")}})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Play("n9m9"); err != nil {
		t.Fatal(err)
	}
	h := &scenetest.Machine{Store: map[string]string{"game": m.Save()}}
	s := scenetest.New(app.New(h).Stack, 1280, 800)
	s.Rest(t)
	if !has(s, "continue") || has(s, "again") {
		t.Fatal("home does not offer the saved game")
	}
	s.Choose(t, "continue")
	if !has(s, "resign") {
		t.Errorf("continue led to %T", s.Stack.Top())
	}
}

// A finished game cannot be continued: home offers to view it with its result and to play again.
func TestHomeOffersAFinishedGameAgain(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
		v, _ := catalog.Find("xiangqi")
		m, err := match.New(v, match.Setup{Seats: []match.Player{match.Human(""), match.Computer(1)}})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play("r:resign"); err != nil {
			t.Fatal(err)
		}
		for button, want := range map[string]string{"review": "rematch", "again": "begin"} {
			s := scenetest.New(app.New(&scenetest.Machine{Store: map[string]string{"game": m.Save()}}).Stack, size[0], size[1])
			s.Rest(t)
			if has(s, "continue") {
				t.Errorf("%v: home offers to continue a finished game", size)
			}
			if button == "review" && size[0] < 600 {
				continue // there is room for one button; the library has the other
			}
			s.Choose(t, button)
			if !has(s, want) {
				t.Errorf("%v: %s led to %T", size, button, s.Stack.Top())
			}
		}
	}
}

// A game whose tiles are being laid is saved from the first tile on, offered at home, and
// continued where it was left, with the same orientation of the board.
func TestHomeContinuesTheLayingOfTiles(t *testing.T) {
	v, _ := catalog.Find("qice")
	h := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}
	sh := app.New(h)
	setup := session.DefaultSetup(v)
	setup.Seats[1] = match.Human("曹操")
	page, err := sh.Routes.Open(session.Request{Setup: &setup})
	if err != nil {
		t.Fatal(err)
	}
	sh.Stack.Open(page)
	s := scenetest.New(sh.Stack, 1280, 800)
	s.Rest(t)
	hold(t, s)
	if h.Store["game"] != "" {
		t.Error("kept before anything was laid")
	}
	s.Choose(t, "tile.11")
	s.Choose(t, "slot.3")
	if !strings.Contains(h.Store["game"], `[RedSketch "0,0,0,11,0,0,0,0"]`) {
		t.Fatalf("kept: %q", h.Store["game"])
	}

	s = scenetest.New(app.New(h).Stack, 1280, 800)
	s.Rest(t)
	s.Choose(t, "continue")
	if has(s, "slot.3") || !has(s, "hold") {
		t.Fatal("the palace lies open")
	}
	hold(t, s)
	s.Choose(t, "preset.guard")
	s.Choose(t, "done")
	hold(t, s)
	s.Choose(t, "preset.attack")
	s.Choose(t, "done")
	hold(t, s)
	s.Choose(t, "start")
	if !has(s, "resign") || h.Store["game.1"] != "" {
		t.Errorf("the page is a %T, a second match is kept: %t", s.Stack.Top(), h.Store["game.1"] != "")
	}
	if strings.Contains(h.Store["game"], "Sketch") || !strings.Contains(h.Store["game"], "RedTiles") {
		t.Errorf("kept: %q", h.Store["game"])
	}
}

// Changes of the save by another window are announced on the page where tiles are laid, and no
// longer after that page was left.
func TestLeavingTheTilesLeavesTheirSave(t *testing.T) {
	v, _ := catalog.Find("qice")
	setup := session.DefaultSetup(v)
	for _, left := range []bool{false, true} {
		h := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}
		sh := app.New(h)
		page, err := sh.Routes.Open(session.Request{Setup: &setup})
		if err != nil {
			t.Fatal(err)
		}
		sh.Stack.Open(page)
		s := scenetest.New(sh.Stack, 1280, 800)
		s.Rest(t)
		s.Choose(t, "preset.guard")
		want := locale.T("error.save.elsewhere")
		if left {
			s.Choose(t, "back")
			want = ""
		}
		h.Store["game"] = strings.Replace(h.Store["game"], "Sketch", "Tiles", 1)
		h.Written = []string{"game"}
		s.Rest(t)
		if said := sh.Stack.Said(); said != want {
			t.Errorf("left: %t, said %q", left, said)
		}
	}
}

// hold presses the button of the curtain until it lifts.
func hold(t *testing.T, s *scenetest.Stage) {
	t.Helper()
	for _, ctl := range s.Stack.Top().Controls() {
		if ctl.ID == "hold" {
			if err := s.Hold(ctl.Rect.X+20, ctl.Rect.Y+20, 60); err != nil {
				t.Fatal(err)
			}
			s.Rest(t)
			return
		}
	}
	t.Fatal("no button to hold")
}

// Two windows play one saved game. Each announces the other's moves, moves of both are kept, and
// home offers the newest state.
func TestTwoWindows(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	m, err := match.New(v, match.Setup{Seats: make([]match.Player, 2)})
	if err != nil {
		t.Fatal(err)
	}
	first := m.Position().Turns(nil)
	if err := m.PlayTurn(first[0]); err != nil {
		t.Fatal(err)
	}
	store := map[string]string{"game": m.Save()}
	var machines [3]*scenetest.Machine
	var pages [3]*scenetest.Stage
	for i := range machines {
		machines[i] = &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true, Store: store}
		pages[i] = scenetest.New(app.New(machines[i]).Stack, 1280, 800)
		pages[i].Rest(t)
		if i < 2 {
			pages[i].Choose(t, "continue")
		}
	}
	played := func(i, nth int) {
		t.Helper()
		table := pages[i].Stack.Top().(*playing.Page).Table()
		turn := table.Line().(*match.Match).Position().Turns(nil)[nth]
		table.Tap(turn.From())
		table.Tap(turn.To())
		for j, h := range machines {
			if j != i {
				h.Written = append(h.Written, "game", "games")
			}
		}
		for _, s := range pages {
			s.Rest(t)
		}
	}
	played(1, 0)
	if pages[0].Stack.Said() != locale.T("error.save.elsewhere") || pages[1].Stack.Said() != "" {
		t.Errorf("said %q and %q", pages[0].Stack.Said(), pages[1].Stack.Said())
	}
	played(0, 1)
	if len(store["game"]) == 0 || len(store["game.1"]) == 0 || store["game"] == store["game.1"] {
		t.Errorf("the store holds %q", store)
	}
	pages[2].Choose(t, "continue")
	turns := func(i int) []string { return pages[i].Stack.Top().(*playing.Page).Table().Line().Turns() }
	if !slices.Equal(turns(2), turns(0)) {
		t.Errorf("home continues %v, want %v", turns(2), turns(0))
	}
}
