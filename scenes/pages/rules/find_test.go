package rules

import (
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/draw"
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

func listedOf(p *Page) (ids []string) {
	for _, c := range p.Controls() {
		if strings.HasPrefix(c.ID, "section.") {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// Beside the text the list holds the sections that speak of the word; the page
// turns to the first of them and marks it.
func TestFindingBesideTheText(t *testing.T) {
	p, s := newRules(t, "en", 1280, 800)
	all := len(listedOf(p))
	s.Choose(t, "find")
	p.search.Text = "Absor"
	p.typed()
	s.Rest(t)
	hits := listedOf(p)
	if len(hits) == 0 || len(hits) == all {
		t.Fatalf("%d sections of %d", len(hits), all)
	}
	if now := p.sections[p.current]; !now.holds("absor") || !p.found {
		t.Errorf("it shows %q, marked: %t", now.head, p.found)
	}
	for _, i := range p.listed() {
		if !p.sections[i].holds("ABSOR") {
			t.Errorf("%q is listed", p.sections[i].head)
		}
		p.choose(i)
		s.Rest(t)
		if !p.found || !p.first.Within(draw.Box(p.text.Area().X, p.text.Area().Y+p.text.Y, p.text.Area().W, p.text.Area().H)) {
			t.Errorf("%q: found %t at %v, shown from %g", p.sections[i].head, p.found, p.first, p.text.Y)
		}
	}
	windowtest.Shot(t, "rules-find", s.Screen)
	p.search.Text = "zebra"
	p.typed()
	s.Rest(t)
	if len(listedOf(p)) != 0 || p.found {
		t.Error("a zebra is found")
	}
	s.Choose(t, "find")
	if len(listedOf(p)) != all || p.word() != "" {
		t.Error("the search does not end")
	}
}

// On a phone contents and search lie over the page until a section is chosen.
func TestFindingOnAPhone(t *testing.T) {
	p, s := newRules(t, "zh-Hans", 390, 844)
	s.Choose(t, "contents")
	if p.word() != "" || len(listedOf(p)) != len(p.sections) {
		t.Fatal("the contents are not all there")
	}
	s.Choose(t, "section.4")
	if p.open || p.current != 4 {
		t.Fatalf("open %t at %d", p.open, p.current)
	}
	s.Choose(t, "find")
	p.search.Text = "收编"
	p.typed()
	s.Rest(t)
	hits := listedOf(p)
	if len(hits) == 0 || len(hits) == len(p.sections) || p.current != 4 {
		t.Fatalf("%d hits, at %d", len(hits), p.current)
	}
	windowtest.Shot(t, "rules-find-phone", s.Screen)
	s.Choose(t, hits[0])
	if p.open || !p.found {
		t.Errorf("open %t, found %t", p.open, p.found)
	}
	windowtest.Shot(t, "rules-found-phone", s.Screen)
	s.Choose(t, "find")
	s.Choose(t, "back")
	if p.open || p.word() != "" {
		t.Error("the way back does not end the search")
	}
	if err := s.Key(ebiten.KeyEscape); err != nil {
		t.Fatal(err)
	}
}

// Lists over the page and beside it fit every view.
func TestFindingFits(t *testing.T) {
	for _, lang := range []string{"zh-Hans", "en"} {
		p, _ := newRules(t, lang, 1280, 800)
		for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
			v := ui.View{W: size[0], H: size[1], Scale: 1, Theme: p.session.Theme()}
			p.Layout(v)
			for _, state := range []struct{ finding, open bool }{{true, true}, {false, true}, {true, false}} {
				p.finding, p.open = state.finding, state.open && v.Frame() != ui.Landscape
				p.Layout(v)
				list := p.Controls()
				for i := range list {
					c := &list[i]
					if c.Rect.W < 43.5 || c.Rect.H < 43.5 || !c.Scrolled() && !c.Rect.Within(v.Bounds()) || c.Scrolled() && !c.Reachable(v.Bounds()) {
						t.Errorf("%v %+v: %q at %v", size, state, c.ID, c.Rect)
					}
					for j := range i {
						if !c.Apart(&list[j]) && c.Rect.Overlaps(list[j].Rect) {
							t.Errorf("%v %+v: %q and %q overlap", size, state, c.ID, list[j].ID)
						}
					}
				}
			}
		}
	}
}
