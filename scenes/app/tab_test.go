package app_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game/catalog"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// stops lists the controls that Tab reaches on the page on top, and those that arrows reach
// within a group, each once.
func stops(t *testing.T, s *scenetest.Stage, ids []string) map[string]bool {
	t.Helper()
	come := map[string]bool{}
	tab := func(k ebiten.Key) string {
		if err := s.Key(k); err != nil {
			t.Fatal(err)
		}
		return s.Stack.Reader.Form.Focus()
	}
	first := ""
	for range 3 * len(ids) {
		at := tab(ebiten.KeyTab)
		if at == first {
			return come
		}
		if first == "" {
			first = at
		}
		come[at] = true
	}
	t.Errorf("Tab does not come back to %s", first)
	return come
}

// group is the common beginning of radio buttons' ids, "" for other controls.
func group(c *ui.Control) string {
	if c.Role != ui.RoleRadio {
		return ""
	}
	return c.ID[:len(c.ID)-len(lastPart(c.ID))]
}

func lastPart(id string) string {
	for i := len(id) - 1; i >= 0; i-- {
		if id[i] == '.' {
			return id[i+1:]
		}
	}
	return id
}

// Tab reaches every available control of every page, one of each radio group whose others the
// arrows choose, and then the first again: the focus is trapped nowhere.
func TestTabLeadsEverywhere(t *testing.T) {
	sh, _ := newSession(t, "en")
	s := scenetest.New(sh.Stack, 1280, 800)
	list := pages(t, sh)
	names := []string{""}
	for name := range list {
		if kind, of, _ := strings.Cut(name, " "); kind == "room" || !isVariant(of) || slices.Contains([]string{"yanyi", "qice", "baige"}, of) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		if name != "" {
			sh.Stack.Open(list[name]())
		}
		s.Rest(t)
		controls := sh.Stack.Top().Controls()
		var ids []string
		for i := range controls {
			ids = append(ids, controls[i].ID)
		}
		come := stops(t, s, ids)
		groups := map[string]bool{}
		for id := range come {
			for i := range controls {
				if controls[i].ID == id {
					groups[group(&controls[i])] = true
				}
			}
		}
		for i := range controls {
			if c := &controls[i]; !c.Off && !come[c.ID] && (group(c) == "" || !groups[group(c)]) {
				t.Errorf("%s: no key leads to %s (%s)", name, c.ID, c.Name)
			}
		}
		sh.Stack.Home()
	}
}

func isVariant(id string) bool {
	_, ok := catalog.Find(id)
	return ok
}
