package rules

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

func TestSpans(t *testing.T) {
	for _, c := range []struct {
		lines []string
		word  string
		want  []span
	}{
		{[]string{"君主受敌", "对棋子"}, "", nil},
		{[]string{"君主受敌", "对棋子"}, "士", nil},
		{[]string{"君主受敌", "君主对棋子"}, "君主", []span{{0, 0, 6}, {1, 0, 6}}},
		{[]string{"君主受敌", "对棋子"}, "敌对", []span{{0, 9, 12}, {1, 0, 3}}},
		{[]string{"The Idle", "Han army"}, "idle han", []span{{0, 4, 8}, {1, 0, 3}}},
		{[]string{"aaa"}, "aa", []span{{0, 0, 2}}},
	} {
		if got := spans(c.lines, c.word); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%q in %q: %v, want %v", c.word, c.lines, got, c.want)
		}
	}
}

func newRules(t *testing.T, lang string, w, h float64) (*Page, *scenetest.Stage) {
	t.Helper()
	sh := session.New(&scenetest.Machine{Langs: []string{lang}, IsStill: true})
	t.Cleanup(func() { locale.Use(locale.ZhHans) })
	v, _ := catalog.Find("yanyi")
	p := New(sh, v, true)
	sh.Start(p)
	s := scenetest.New(sh.Stack, w, h)
	s.Rest(t)
	return p, s
}

// look types a word into the search field.
func look(t *testing.T, s *scenetest.Stage, word string) {
	t.Helper()
	for _, c := range s.Stack.Top().Controls() {
		if c.ID == "search" {
			c.Field.Text = word
			c.Do()
		}
	}
	s.Rest(t)
}

func listedOf(p *Page) (ids []string) {
	for _, c := range p.Controls() {
		if strings.HasPrefix(c.ID, "section.") {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// On wide views the list beside the text holds the sections that contain the word; the page
// turns to the first of them and marks the word.
func TestFindingBesideTheText(t *testing.T) {
	p, s := newRules(t, "en", 1280, 800)
	all := len(listedOf(p))
	s.Choose(t, "find")
	look(t, s, "Absor")
	hits := listedOf(p)
	if len(hits) == 0 || len(hits) == all {
		t.Fatalf("%d sections of %d", len(hits), all)
	}
	if now := p.sections[p.current]; !now.holds("absor") || !p.find.found {
		t.Errorf("it shows %q, marked: %t", now.head, p.find.found)
	}
	for _, i := range p.find.among(p.sections) {
		if !p.sections[i].holds("ABSOR") {
			t.Errorf("%q is listed", p.sections[i].head)
		}
		p.choose(i)
		s.Rest(t)
		if !p.find.found || !p.find.first.Within(canvas.Box(p.text.Area().X, p.text.Area().Y+p.text.Y, p.text.Area().W, p.text.Area().H)) {
			t.Errorf("%q: found %t at %v, shown from %g", p.sections[i].head, p.find.found, p.find.first, p.text.Y)
		}
	}
	windowtest.Shot(t, "rules-find", s.Screen)
	look(t, s, "zebra")
	if len(listedOf(p)) != 0 || p.find.found {
		t.Error("a zebra is found")
	}
	s.Choose(t, "find")
	if len(listedOf(p)) != all || p.find.word() != "" {
		t.Error("the search does not end")
	}
}

// On a phone contents and search cover the page until a section is chosen.
func TestFindingOnAPhone(t *testing.T) {
	p, s := newRules(t, "zh-Hans", 390, 844)
	s.Choose(t, "contents")
	if p.find.word() != "" || len(listedOf(p)) != len(p.sections) {
		t.Fatal("the contents are not all there")
	}
	s.Choose(t, "section.4")
	if p.open || p.current != 4 {
		t.Fatalf("open %t at %d", p.open, p.current)
	}
	s.Choose(t, "find")
	look(t, s, "收编")
	hits := listedOf(p)
	if len(hits) == 0 || len(hits) == len(p.sections) || p.current != 4 {
		t.Fatalf("%d hits, at %d", len(hits), p.current)
	}
	windowtest.Shot(t, "rules-find-phone", s.Screen)
	s.Choose(t, hits[0])
	if p.open || !p.find.found {
		t.Errorf("open %t, found %t", p.open, p.find.found)
	}
	windowtest.Shot(t, "rules-found-phone", s.Screen)
	s.Choose(t, "find")
	s.Choose(t, "back")
	if p.open || p.find.word() != "" {
		t.Error("the way back does not end the search")
	}
	if err := s.Key(ebiten.KeyEscape); err != nil {
		t.Fatal(err)
	}
}

// Lists over and beside the page fit every view.
func TestFindingFits(t *testing.T) {
	for _, lang := range []string{"zh-Hans", "en"} {
		for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
			_, s := newRules(t, lang, size[0], size[1])
			for _, id := range []string{"find", "section.3", "find", "back", "contents"} {
				if id == "back" && size[0] > size[1] && size[0] >= 900 {
					break // the list has its own place
				}
				s.Choose(t, id)
				fits(t, fmt.Sprintf("%s %v after %q", lang, size, id), s.Stack.Top().Controls(), canvas.Box(0, 0, size[0], size[1]))
			}
		}
	}
}

// fits checks that every control is large enough for a finger, reachable and apart from the
// others.
func fits(t *testing.T, name string, list []ui.Control, view canvas.Rect) {
	t.Helper()
	for i := range list {
		c := &list[i]
		if c.Rect.W < 43.5 || c.Rect.H < 43.5 || !c.Scrolled() && !c.Rect.Within(view) || c.Scrolled() && !c.Reachable(view) {
			t.Errorf("%s: %q at %v", name, c.ID, c.Rect)
		}
		for j := range i {
			if !c.Apart(&list[j]) && c.Rect.Overlaps(list[j].Rect) {
				t.Errorf("%s: %q and %q overlap", name, c.ID, list[j].ID)
			}
		}
	}
}
