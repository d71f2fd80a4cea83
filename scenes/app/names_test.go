package app_test

import (
	"slices"
	"strings"
	"testing"

	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// Every control has a name, and no two buttons of a page have the same name in any of the three
// languages: a screen reader's user has nothing but the name.
func TestNoTwoButtonsAreCalledTheSame(t *testing.T) {
	for _, lang := range []string{"en", "zh-Hans", "zh-Hant"} {
		sh, _ := newSession(t, lang)
		s := scenetest.New(sh.Stack, 1280, 800)
		list := pages(t, sh)
		var pages []string
		for name := range list {
			if kind, of, _ := strings.Cut(name, " "); kind == "room" || !isVariant(of) || slices.Contains([]string{"yanyi", "qice", "baige"}, of) {
				pages = append(pages, name)
			}
		}
		slices.Sort(pages)
		for _, page := range pages {
			sh.Stack.Open(list[page]())
			s.Rest(t)
			called := map[string]string{}
			for _, c := range sh.Stack.Top().Controls() {
				name := strings.TrimSpace(c.Name + " " + c.Value)
				switch other, twice := called[name]; {
				case c.Role == ui.RoleArea || c.Entries != nil:
				case name == "":
					t.Errorf("%s, %s: %s has no name", lang, page, c.ID)
				case twice && c.Role != ui.RoleRadio:
					t.Errorf("%s, %s: %s and %s are both called %q", lang, page, other, c.ID, name)
				default:
					called[name] = c.ID
				}
			}
			sh.Stack.Home()
		}
	}
}
