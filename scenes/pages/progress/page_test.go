package progress

import (
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// blank is an empty page.
type blank struct{ *ui.FormPage }

func (blank) Layout(ui.View)          {}
func (blank) Update(*ui.Input) ui.Nav { return ui.Stay() }

var noon = time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)

// open is the page with a store, and the pages that its buttons open.
func open(t *testing.T, kept map[string]string) (*Page, *scenetest.Stage, *[]string) {
	t.Helper()
	missing := locale.OnMissing
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	t.Cleanup(func() { locale.OnMissing = missing })
	sh := session.New(&scenetest.Machine{Langs: []string{"en"}, IsStill: true, Store: kept})
	opened := &[]string{}
	to := func(what string) ui.Page {
		*opened = append(*opened, what)
		return blank{&ui.FormPage{}}
	}
	sh.Routes = session.Routes{
		Lesson: func(id string) ui.Page { return to("lesson " + id) }, Puzzle: func(id string) ui.Page { return to("puzzle " + id) },
		Library: func() ui.Page { return to("library") }, Settings: func() ui.Page { return to("settings") },
		Open: func(r session.Request) (ui.Page, error) {
			words := []string{r.Setup.Variant.Info().ID}
			for _, s := range r.Setup.Seats {
				words = append(words, s.String())
			}
			return to(strings.Join(words, " ")), nil
		},
	}
	p := New(sh, catalog.All())
	p.now = func() time.Time { return noon }
	sh.Start(p)
	s := scenetest.New(sh.Stack, 1280, 800)
	s.Rest(t)
	return p, s, opened
}

// A first visitor sees what will be listed, and one tap begins the first lesson.
func TestAFirstVisitorIsToldWhereToBegin(t *testing.T) {
	p, s, opened := open(t, nil)
	for _, want := range []string{locale.T("progress.advice.lesson", locale.Arg{Name: "game"}), locale.T("progress.games.none"), locale.T("progress.puzzles.none")} {
		if !slices.Contains(p.Form.Texts(), want) {
			t.Errorf("it does not say %q", want)
		}
	}
	s.Choose(t, "advice")
	if !slices.Equal(*opened, []string{"lesson "}) {
		t.Errorf("opened %q", *opened)
	}
}

// The progress is listed, and one tap begins the recommended game with its last set-up at the
// recommended level.
func TestWhatWasDoneIsShown(t *testing.T) {
	kept := map[string]string{}
	sample.Progress(func(key, text string) { kept[key] = text }, noon)
	v, _ := catalog.Find("yanyi")
	setup := session.DefaultSetup(v)
	setup.Bottom = game.Seat(1)
	if err := setup.SetSeats("ai:2,human,ai:1"); err != nil {
		t.Fatal(err)
	}
	kept["setup.yanyi"] = setup.String()
	p, s, opened := open(t, kept)
	text := strings.Join(p.Form.Texts(), "\n")
	for _, want := range []string{
		"Three Kingdoms: 3 wins at level 4. Try level 5.", "\n36\n", "19 won · 4 drawn · 11 lost", "longest 11", "1722", "4/12", "2 of 13", "2 with people",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("it does not say %q:\n%s", want, text)
		}
	}
	s.Choose(t, "advice")
	if !slices.Equal(*opened, []string{"yanyi ai:5 human ai:5"}) {
		t.Errorf("opened %q", *opened)
	}
}

// The page leads to lessons, puzzles, games and settings, by keys too; Escape goes back.
func TestTheWaysOn(t *testing.T) {
	for _, c := range [][2]string{{"lessons", "lesson "}, {"puzzle", "puzzle today"}, {"library", "library"}, {"data", "settings"}} {
		_, s, opened := open(t, nil)
		for range 30 {
			if err := s.Key(ui.KeyTab); err != nil {
				t.Fatal(err)
			}
			if p, ok := s.Stack.Top().(*Page); ok && p.Form.Focus() == c[0] {
				break
			}
		}
		if err := s.Key(ui.KeyEnter); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(*opened, []string{c[1]}) {
			t.Errorf("%s opened %q", c[0], *opened)
		}
	}
}

// Of damaged data the readable part is shown.
func TestDamagedDataIsShownAsFarAsItGoes(t *testing.T) {
	p, _, _ := open(t, map[string]string{
		"deeds": "game yanyi 3 7 5 1 1\ngame\x00 -- 5\ngame nothing 3 7 5 1 1\ndays never\nlongest -5\n", "lessons": "\xff\n", "puzzles": "rating x\ncourse 1 y\ndays 1\n", "game": "[[",
	})
	if text := strings.Join(p.Form.Texts(), "\n"); !strings.Contains(text, "5/7") {
		t.Errorf("it says\n%s", text)
	}
}
