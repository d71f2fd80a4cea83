package home

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/pages/puzzle"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
	"yanyi/scenes/session"
)

// visit is the home page for a store, in English, at a size.
func visit(t *testing.T, store map[string]string, w, h float64) *Page {
	t.Helper()
	m := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Store: store}
	sh := session.New(m)
	p := New(sh, catalog.All())
	p.Offer(puzzle.NewToday(puzzle.Tools{Games: catalog.All(), Puzzles: m.Puzzles}))
	sh.Start(p)
	s := scenetest.New(sh.Stack, w, h)
	s.Rest(t)
	return p
}

// played is the save of a game, resigned or not.
func played(t *testing.T, ended bool) string {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	m, err := match.New(v, match.Setup{Seats: []match.Player{{}, {Level: 1}}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if m.SetViewSeat(0); ended {
		if err := m.Resign(0); err != nil {
			t.Fatal(err)
		}
	}
	return m.Save()
}

// Until a game is finished home shows three entries, the second of which is an unfinished game
// if there is one. Afterwards they are buttons beside the last game. All fits every size.
func TestTheThreeDoors(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {480, 520}, {768, 1024}, {1280, 800}} {
		for _, c := range []struct {
			name       string
			store      map[string]string
			want, lack []string
		}{
			{"first", nil, []string{"learn", "guide", "puzzle", "progress"}, []string{"continue", "again"}},
			{"begun", map[string]string{"game": played(t, false)}, []string{"learn", "continue", "puzzle", "progress", "guide"}, []string{"again", "new"}},
			{"ended", map[string]string{"game": played(t, true)}, []string{"learn", "again", "puzzle", "progress", "guide"}, []string{"continue"}},
			{"ended and begun", map[string]string{"game": played(t, true), "game.1": played(t, false)}, []string{"learn", "continue", "puzzle", "progress", "guide"}, []string{"again"}},
		} {
			p := visit(t, c.store, size[0], size[1])
			var ids []string
			for _, ctl := range p.Controls() {
				ids = append(ids, ctl.ID)
			}
			for _, id := range c.want {
				if !slices.Contains(ids, id) {
					t.Errorf("%s %v: no %q", c.name, size, id)
				}
			}
			for _, id := range c.lack {
				if slices.Contains(ids, id) {
					t.Errorf("%s %v: %q is offered", c.name, size, id)
				}
			}
		}
	}
}

// The entries show the progress of the lessons and the theme of the daily puzzle.
func TestTheDoorsSayHowFarOneHasCome(t *testing.T) {
	p := visit(t, nil, 1280, 800)
	theme, grade := puzzle.Words(p.daily.puzzle)
	first := []string{"Three minutes", theme + " · " + grade, "Learn", "Solve"}
	store := map[string]string{}
	sample.Progress(func(key, text string) { store[key] = text }, time.Now())
	later := visit(t, store, 1280, 800)
	store["puzzles"] = fmt.Sprintf("days %s\n", time.Now().UTC().Format(time.DateOnly))
	solved := visit(t, store, 1280, 800)
	for _, c := range []struct {
		page *Page
		says []string
	}{
		{p, first},
		{later, []string{"2 of 13 lessons done", "6 days in a row", "Continue"}},
		{solved, []string{"1 day", "Solved today", "Look again"}},
	} {
		texts := c.page.form.Texts()
		for _, ctl := range c.page.Controls() {
			texts = append(texts, ctl.Name)
		}
		for _, want := range c.says {
			if !slices.Contains(texts, want) {
				t.Errorf("it does not say %q: %q", want, texts)
			}
		}
	}
}

// After a finished game the buttons show the number of lessons done and the daily puzzle's
// streak.
func TestTheButtonsSayHowFarOneHasCome(t *testing.T) {
	store := map[string]string{"game": played(t, true)}
	sample.Progress(func(key, text string) { store[key] = text }, time.Now())
	p := visit(t, store, 1280, 800)
	var names []string
	for _, ctl := range p.Controls() {
		names = append(names, ctl.Name)
	}
	if said := strings.Join(names, "\n"); !strings.Contains(said, "Lessons 2/13") {
		t.Errorf("it says\n%s", said)
	}
}
