package library_test

import (
	"fmt"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	"yanyi/scenes/saves"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// game1 is the text of a two-player match after some turns, ended by a
// resignation if over.
func game1(t *testing.T, id string, turns int, over bool) string {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no game is called %q", id)
	}
	m, err := match.New(v, match.Setup{Seats: make([]match.Player, len(v.Info().Seats)), Start: v.Info().Start})
	if err != nil {
		t.Fatal(err)
	}
	for i := range turns {
		legal := m.Position().Turns(nil)
		if err := m.PlayTurn(legal[7*i%len(legal)]); err != nil { // not to and fro
			t.Fatal(err)
		}
	}
	for over && !m.Over() {
		if err := m.Resign(m.Actor()); err != nil {
			t.Fatal(err)
		}
	}
	return m.Save()
}

// copier is a machine with a clipboard.
type copier struct {
	*scenetest.Machine
	copied string
}

func (m *copier) Copy(text string) <-chan error {
	m.copied = text
	done := make(chan error, 1)
	done <- nil
	return done
}

// Abilities are those of the machine, and copying.
func (m *copier) Abilities() machine.Abilities {
	can := m.Machine.Abilities()
	can.Copy = m.Copy
	return can
}

func open(t *testing.T, h *scenetest.Machine, w, high float64) (*session.Session, *scenetest.Stage) {
	t.Helper()
	return openOn(t, &copier{Machine: h}, w, high)
}

func openOn(t *testing.T, on machine.Machine, w, high float64) (*session.Session, *scenetest.Stage) {
	t.Helper()
	sh := app.New(on)
	s := scenetest.New(sh.Stack, w, high)
	s.Rest(t)
	return sh, s
}

func has(s *scenetest.Stage, id string) bool {
	for _, c := range s.Stack.Top().Controls() {
		if c.ID == id {
			return true
		}
	}
	return false
}

// texts are the saved matches, the latest first.
func texts(sh *session.Session) (list []string) {
	for _, g := range sh.Saves.List() {
		list = append(list, g.Text)
	}
	return list
}

// A new match leaves earlier ones unchanged; a continued match keeps its save and becomes the
// latest.
func TestEveryMatchIsKept(t *testing.T) {
	first, later := game1(t, "xiangqi", 1, false), game1(t, "xiangqi", 3, false)
	second := game1(t, "baige", 2, false)
	sh, _ := open(t, &scenetest.Machine{IsStill: true, Store: map[string]string{"game": first}}, 1280, 800)
	keep := func(of, text string) {
		t.Helper()
		if err := sh.Saves.Keeper(of).Save(text); err != nil {
			t.Fatal(err)
		}
	}
	keep("", second)
	if got := texts(sh); len(got) != 2 || got[0] != second || got[1] != first {
		t.Fatalf("kept %q", got)
	}
	keep(first, later)
	if got := texts(sh); len(got) != 2 || got[0] != later || got[1] != second {
		t.Fatalf("kept %q", got)
	}
}

// When all places are taken, a finished match is replaced before an unfinished one.
func TestRoomForANewMatch(t *testing.T) {
	sh, _ := open(t, &scenetest.Machine{IsStill: true}, 1280, 800)
	over := game1(t, "xiangqi", 2, true)
	var all []string
	for i := range saves.MaxKept {
		text := game1(t, "xiangqi", i+1, false)
		if i == 5 {
			text = over
		}
		all = append(all, text)
		if err := sh.Saves.Keeper("").Save(text); err != nil {
			t.Fatal(err)
		}
	}
	for _, next := range []string{game1(t, "baige", 1, false), game1(t, "baige", 2, false)} {
		if err := sh.Saves.Keeper("").Save(next); err != nil {
			t.Fatal(err)
		}
	}
	kept := strings.Join(texts(sh), "\n\n")
	for i, text := range all {
		if want := i != 5 && i != 0; strings.Contains(kept, text) != want {
			t.Errorf("match %d is kept: %t", i, !want)
		}
	}
	if n := len(texts(sh)); n != saves.MaxKept {
		t.Errorf("%d matches are kept", n)
	}
}

// A damaged index loses nothing; a damaged match is set aside, and the others stay.
func TestDamage(t *testing.T) {
	good, bad := game1(t, "xiangqi", 1, false), "not a record"
	h := &scenetest.Machine{IsStill: true, Store: map[string]string{"game": bad, "game.3": good, "games": "x y\n99 5\n3 7 8\n-1 2\n"}}
	sh, s := open(t, h, 1280, 800)
	s.Choose(t, "library")
	if got := texts(sh); len(got) != 1 || got[0] != good {
		t.Errorf("kept %q", got)
	}
	if h.Store["aside.game"] != bad {
		t.Errorf("the store holds %q", h.Store)
	}
	if !has(s, "open.0") || has(s, "open.1") {
		t.Error("the library does not show the one match")
	}
}

// Matches are continued, and deleted only after a question.
func TestLibrary(t *testing.T) {
	under, over := game1(t, "yanyi", 2, false), game1(t, "xiangqi", 2, true)
	h := &scenetest.Machine{IsStill: true, Store: map[string]string{"game": under, "game.1": over, "games": "0 20\n1 10\n"}}
	sh, s := open(t, h, 390, 844)
	s.Choose(t, "library")
	s.Choose(t, "trash.1")
	s.Choose(t, "keep.1")
	if len(texts(sh)) != 2 {
		t.Fatal("a match was deleted without a yes")
	}
	s.Choose(t, "trash.1")
	s.Choose(t, "delete.1")
	if got := texts(sh); len(got) != 1 || got[0] != under {
		t.Fatalf("kept %q", got)
	}
	s.Choose(t, "open.0")
	if has(s, "open.0") || has(s, "library") {
		t.Errorf("opening leads to %T", s.Stack.Top())
	}
}

// A copy is the match's record and can be read back as the match.
func TestCopying(t *testing.T) {
	m := &copier{Machine: &scenetest.Machine{IsStill: true, Store: map[string]string{"game": game1(t, "baige", 3, false)}}}
	sh, s := openOn(t, m, 1280, 800)
	s.Choose(t, "library")
	s.Choose(t, "copy.0")
	if again, err := match.Parse(catalog.Find, m.copied); err != nil || again.Ply() != 3 {
		t.Errorf("copied %q: %v", m.copied, err)
	}
	if sh.Stack.Said() != locale.T("share.copied") {
		t.Errorf("said %q", sh.Stack.Said())
	}
}

// The library fits every view: empty, full, and while a question is open.
func TestLibraryFits(t *testing.T) {
	for _, lang := range []string{"zh-Hans", "en"} {
		for n := range 3 {
			store := map[string]string{}
			for i := range n * 6 {
				key := "game"
				if i > 0 {
					key = fmt.Sprintf("game.%d", i)
				}
				store[key] = game1(t, []string{"yanyi", "qice", "baige"}[i%3], i+1, i%2 == 1)
			}
			sh, s := open(t, &scenetest.Machine{Langs: []string{lang}, IsStill: true, Store: store}, 1280, 800)
			s.Choose(t, "library")
			for asked := range 2 {
				if asked == 1 && n > 0 {
					s.Choose(t, "trash.0")
				}
				for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
					view := ui.View{W: size[0], H: size[1], Scale: 1, Theme: sh.Theme()}
					page := sh.Stack.Top()
					page.Layout(view)
					fits(t, fmt.Sprintf("%s, %d matches, %v", lang, n*6, size), page.Controls(), view)
				}
			}
		}
	}
	locale.Use(locale.ZhHans)
}

func fits(t *testing.T, name string, controls []ui.Control, v ui.View) {
	t.Helper()
	for i := range controls {
		c := &controls[i]
		if c.Name == "" || c.Rect.W < 43.5 || c.Rect.H < 43.5 {
			t.Errorf("%s: %q %q is %g × %g", name, c.ID, c.Name, c.Rect.W, c.Rect.H)
		}
		if !c.Scrolled() && !c.Rect.Within(v.Bounds()) || c.Scrolled() && !c.Reachable(v.Bounds()) {
			t.Errorf("%s: %q at %v is out of reach", name, c.ID, c.Rect)
		}
		for j := range controls[:i] {
			if o := &controls[j]; !c.Apart(o) && c.Rect.Overlaps(o.Rect) {
				t.Errorf("%s: %q %v and %q %v overlap", name, c.ID, c.Rect, o.ID, o.Rect)
			}
		}
	}
}
