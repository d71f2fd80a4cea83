package app_test

import (
	"fmt"
	"testing"

	"yanyi/assets/release"
	"yanyi/scenes/app"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// begin starts the program on a machine and returns the page it shows.
func begin(t *testing.T, on *scenetest.Machine) (*session.Session, string) {
	t.Helper()
	s := app.New(on)
	scenetest.New(s.Stack, 390, 844).Rest(t)
	return s, fmt.Sprintf("%T", s.Stack.Top())
}

const newsPage, homePage = "*news.page", "*home.Page"

// News are shown once after an update, to people who have played before; not to new visitors,
// not when the address asks for something, and not in a frame.
func TestWhatIsNewIsShownOnceAfterAnUpdate(t *testing.T) {
	on := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Store: map[string]string{}}
	expect := func(when, want string) *session.Session {
		t.Helper()
		s, page := begin(t, on)
		if page != want {
			t.Errorf("%s: it shows a %s, want a %s", when, page, want)
		}
		return s
	}
	s := expect("first visit", homePage)
	if on.Store["news"] != "" {
		t.Error("the first visit is taken as one that has seen the news")
	}
	if !s.Saves.Add("[Variant \"xiangqi\"]\n\n1. h3e3 *") {
		t.Fatal("the game is not kept")
	}
	expect("played this version", homePage)
	if on.Store["news"] != release.Version {
		t.Errorf("the version seen is %q", on.Store["news"])
	}
	on.Store["news"] = "0.0.1"
	on.Params = map[string]string{"game": "xiangqi"}
	expect("updated, a game asked for", "*setup.Page")
	on.Params = nil
	expect("updated", newsPage)
	expect("updated and seen", homePage)
	on.Store = map[string]string{"news": "0.0.1"}
	expect("updated, never played", homePage)
}

// Leaving the news leads to the first page; the settings open them again.
func TestTheSettingsLeadToWhatIsNew(t *testing.T) {
	on := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}
	s := app.New(on)
	stage := scenetest.New(s.Stack, 1280, 800)
	stage.Rest(t)
	s.Stack.Open(s.Routes.Settings())
	stage.Rest(t)
	stage.Choose(t, "news")
	if page := fmt.Sprintf("%T", s.Stack.Top()); page != newsPage {
		t.Fatalf("it shows a %s", page)
	}
	stage.Choose(t, "goon")
	if page := fmt.Sprintf("%T", s.Stack.Top()); page != "*settings.Page" {
		t.Errorf("after the news it shows a %s", page)
	}
}
