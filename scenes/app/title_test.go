package app_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

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
	away   bool
}

func (e *entitled) Looked() bool         { return !e.away }
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

// The title says for some seconds that it is the player's turn, if it comes while the page is not
// looked at, and then names the game again.
func TestTheTitleCallsForATurn(t *testing.T) {
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	for _, away := range []bool{true, false} {
		on := &entitled{away: away}
		m := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Senses: machine.Senses{Attention: on}}
		m.Engine = func() machine.Engine { return &guesser{r: rand.New(rand.NewPCG(1, 2))} }
		s := app.New(m)
		now := time.Unix(1_790_000_000, 0)
		s.Now = func() time.Time { return now }
		stage := scenetest.New(s.Stack, 480, 520)
		if err := s.Change(session.Request{Game: "xiangqi", Position: "start", Seats: "ai:1,human"}); err != nil {
			t.Fatal(err)
		}
		for range 200 {
			now = now.Add(100 * time.Millisecond)
			if err := stage.Step(1); err != nil {
				t.Fatal(err)
			}
		}
		want := []string{"Xiangqi · Yanyi"}
		if away {
			want = []string{"Xiangqi · Yanyi", "● Your turn – Yanyi", "Xiangqi · Yanyi"}
		}
		if !slices.Equal(on.titles, want) {
			t.Errorf("away %v: %q, want %q", away, on.titles, want)
		}
	}
}
