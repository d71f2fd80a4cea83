package app_test

import (
	"fmt"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/app"
	"yanyi/scenes/host"
	"yanyi/scenes/stage"
)

// has reports whether the page on top has a control.
func has(s *stage.Stage, id string) bool {
	for _, c := range s.Stack.Top().Controls() {
		if c.ID == id {
			return true
		}
	}
	return false
}

func TestCorruptSaveIsSetAside(t *testing.T) {
	h := &stage.Host{Store: map[string]string{"game": "not a record", "settings": "{"}}
	sh := app.New(h)
	s := stage.New(sh.Stack, 1280, 800)
	settle(t, s)
	if h.Store["aside.game"] != "not a record" || h.Store["aside.settings"] != "{" {
		t.Errorf("the store holds %q", h.Store)
	}
	if has(s, "continue") || !has(s, "first") {
		t.Error("home offers to continue a game that cannot be read")
	}
	if sh.Stack.Said() != locale.T("error.save.corrupt") {
		t.Errorf("said %q", sh.Stack.Said())
	}
}

func TestRefusedStorageIsSaidOnce(t *testing.T) {
	refused := fmt.Errorf("%w: a test", host.ErrRefused)
	sh := app.New(&stage.Host{LoadFail: refused, SaveFail: refused})
	s := stage.New(sh.Stack, 390, 844)
	if err := s.Step(3); err != nil {
		t.Fatal(err)
	}
	if sh.Stack.Said() != locale.T("error.storage") {
		t.Errorf("said %q", sh.Stack.Said())
	}
	sh.Say("")
	sh.Changed()
	if sh.Stack.Said() != "" {
		t.Errorf("said again: %q", sh.Stack.Said())
	}
}

func TestHomeOffersToContinue(t *testing.T) {
	v, ok := catalog.Find("yanyi")
	if !ok {
		t.Skip("no such game")
	}
	m, err := match.New(v, match.Setup{Seats: []match.Player{match.Computer(1), match.Computer(1), match.Human("刘备")}})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Play("n9m9"); err != nil {
		t.Fatal(err)
	}
	h := &stage.Host{Store: map[string]string{"game": m.Save()}}
	s := stage.New(app.New(h).Stack, 1280, 800)
	settle(t, s)
	if !has(s, "continue") || !has(s, "new") {
		t.Fatal("home does not offer the saved game")
	}
	tap(t, s, "continue")
	if !has(s, "board") && len(s.Stack.Top().Controls()) == 0 {
		t.Errorf("continue led to %T", s.Stack.Top())
	}
}
