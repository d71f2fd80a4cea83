package app_test

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// entitled records titles.
type entitled struct {
	machine.Attention
	titles []string
}

func (e *entitled) Looked() bool         { return true }
func (e *entitled) Mark(string)          {}
func (e *entitled) Entitle(title string) { e.titles = append(e.titles, title) }

// The title names the game on the table in the current language, and no game elsewhere; it is
// written when it changes.
func TestTheTitleNamesTheGame(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	on := &entitled{}
	s := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true, Senses: machine.Senses{Attention: on}})
	stage := scenetest.New(s.Stack, 480, 520)
	settle := func() {
		t.Helper()
		if err := stage.Settle(30); err != nil {
			t.Fatal(err)
		}
	}
	settle()
	if len(on.titles) > 0 {
		t.Errorf("at home: %q", on.titles)
	}
	if err := s.Change(session.Request{Game: "xiangqi", Position: "start", Seats: "human,human"}); err != nil {
		t.Fatal(err)
	}
	settle()
	s.Override(func(o *session.Overrides) { o.Lang = "zh-Hant" })
	settle()
	s.Stack.Home()
	settle()
	want := []string{"Xiangqi · Yanyi", "象棋 · 演弈", ""}
	if len(on.titles) != len(want) || on.titles[0] != want[0] || on.titles[1] != want[1] || on.titles[2] != want[2] {
		t.Errorf("%q, want %q", on.titles, want)
	}
}
