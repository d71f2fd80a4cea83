package app_test

import (
	"testing"

	"yanyi/scenes/app"
	"yanyi/scenes/pages/setup"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// Another game can begin from any position of a study, with seats to choose.
func TestPlayingOnFromAStudy(t *testing.T) {
	s := app.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true})
	stage := scenetest.New(s.Stack, 1280, 800)
	page, err := s.Routes.Open(session.Request{Record: "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 *", Study: true})
	if err != nil {
		t.Fatal(err)
	}
	s.Stack.Open(page)
	stage.Rest(t)
	stage.Choose(t, "prev")
	stage.Choose(t, "playon")
	p, ok := s.Stack.Top().(*setup.Page)
	if !ok {
		t.Fatalf("the page is a %T", s.Stack.Top())
	}
	if got, want := p.Setup().Start, "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w"; got != want {
		t.Errorf("it begins at %q, want %q", got, want)
	}
}
