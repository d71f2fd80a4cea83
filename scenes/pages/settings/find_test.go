package settings

import (
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// shown are the controls of a page with a search word, except the back button and the field.
func shown(p *Page, word string) string {
	p.find.field.Text = word
	list := slices.DeleteFunc(ids(p, 390), func(id string) bool { return id == "back" || id == "search" })
	return strings.Join(list, " ")
}

// Settings are found by their names, explanations, values and synonyms in any language, whatever
// the page's language is.
func TestSettingsAreFound(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, lang := range locale.Langs() {
		locale.Use(lang)
		p := New(session.New(&scenetest.Machine{Langs: []string{lang.Tag()}}), nil, nil)
		for word, want := range map[string]string{
			"mute":       "sound",
			"SOUND":      "sound volume",
			"声音":         "sound volume",
			"night":      "theme.dark theme.light theme.system",
			"深色":         "theme.dark theme.light theme.system",
			"夜":          "theme.dark theme.light theme.system",
			"confirm":    "confirm",
			"误触":         "confirm",
			"magnify":    "glass",
			" backup  ":  "export",
			"color mode": "theme.dark theme.light theme.system",
			"delete":     "erase",
			"默认":         "reset",
			"霞":          "",
			"no such":    "",
		} {
			if got := shown(p, word); got != want {
				t.Errorf("%s: %q finds %q, want %q", lang, word, got, want)
			}
		}
		if all := shown(p, ""); len(strings.Fields(all)) < 20 {
			t.Errorf("%s: with nothing looked for there is only %q", lang, all)
		}
	}
}

// Every setting is found by some word of its name.
func TestEverySettingIsFoundByItsName(t *testing.T) {
	p := New(session.New(&scenetest.Machine{}), nil, nil)
	p.find.field.Text = ""
	all := ids(p, 390)
	for _, ctl := range p.Controls() {
		if ctl.Role != ui.RoleSwitch && ctl.Role != ui.RoleSlider {
			continue
		}
		word := strings.Fields(strings.ReplaceAll(locale.T("settings."+ctl.ID), "，", " "))[0]
		if got := shown(p, word); !slices.Contains(strings.Fields(got), ctl.ID) {
			t.Errorf("%q does not find %s but %q", word, ctl.ID, got)
		}
	}
	p.find.field.Text = "delete"
	p.ask(erase)
	if got := shown(p, "delete"); got != "erase.no erase.yes" {
		t.Errorf("asked, the page has %q", got)
	}
	p.ask("")
	if p.find.field.Text = ""; !slices.Equal(ids(p, 390), all) {
		t.Error("after a search the page is another")
	}
}

// A setting is found and changed by keyboard alone; Escape first shows all settings and then
// leaves.
func TestSettingsAreFoundByKeys(t *testing.T) {
	machine := &scenetest.Machine{Langs: []string{"en"}, IsStill: true}
	sh := session.New(machine)
	p := New(sh, nil, nil)
	sh.Start(New(sh, nil, nil))
	s := scenetest.New(sh.Stack, 1280, 800)
	sh.Stack.Open(p)
	s.Rest(t)
	if p.Form.SetFocus("search"); !slices.ContainsFunc(p.Controls(), func(c ui.Control) bool { return c.ID == "search" && c.Role == ui.RoleField }) {
		t.Fatal("there is no field")
	}
	p.find.field.Text = "loupe"
	p.Layout(p.view)
	for range 4 {
		if err := s.Key(ui.KeyTab); err != nil {
			t.Fatal(err)
		}
		if p.Form.Focus() == "glass" {
			break
		}
	}
	if err := s.Key(ui.KeyEnter); err != nil || sh.Settings.Glass {
		t.Errorf("what was found is not switched (%v), %q has the keyboard", err, p.Form.Focus())
	}
	for _, depth := range []int{2, 1} {
		if err := s.Key(ui.KeyEscape); err != nil || sh.Stack.Depth() != depth {
			t.Errorf("after Escape there are %d pages (%v), want %d", sh.Stack.Depth(), err, depth)
		}
	}
	if p.find.looking() {
		t.Error("Escape left what was looked for")
	}
}

// The field is as wide as the cards in one column, and never as wide as two columns.
func TestTheFieldIsAsWideAsACard(t *testing.T) {
	p := New(session.New(&scenetest.Machine{}), nil, nil)
	for _, c := range []struct{ view, most, least float64 }{{320, 320, 280}, {390, 390, 350}, {480, 480, 440}, {844, 420, 380}, {1280, 420, 420}} {
		ids(p, c.view)
		for _, ctl := range p.Controls() {
			if ctl.ID == "search" && (ctl.Rect.W > c.most || ctl.Rect.W < c.least) {
				t.Errorf("in %g it is %g wide", c.view, ctl.Rect.W)
			}
		}
	}
}
