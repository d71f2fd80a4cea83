package mistakes

import (
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/assets/locale"
	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/cards"
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

// open is the page in a language and size, with some mistakes or none.
func open(t *testing.T, lang string, size [2]float64, some bool) (*Page, *scenetest.Stage, *[]string) {
	t.Helper()
	missing := locale.OnMissing
	locale.OnMissing = func(what string) { t.Errorf("the deck lacks %s", what) }
	t.Cleanup(func() { locale.OnMissing = missing })
	m := &scenetest.Machine{Langs: []string{lang}, IsStill: true, Store: map[string]string{}}
	sh := session.New(m)
	sh.Now = func() time.Time { return noon }
	if some {
		sample.Mistakes(sh.Keep, noon)
	}
	opened := &[]string{}
	sh.Routes.Puzzle = func(id string) ui.Page {
		*opened = append(*opened, id)
		return blank{&ui.FormPage{}}
	}
	p := New(sh, cards.New(sh))
	sh.Start(p)
	s := scenetest.New(sh.Stack, size[0], size[1])
	s.Rest(t)
	return p, s, opened
}

// The page says how many are to be practised, of which kinds they are, and what comes on the
// days ahead; one press begins.
func TestHowOneStandsWithOnesMistakes(t *testing.T) {
	for _, lang := range []string{"en", "zh-Hans", "zh-Hant"} {
		for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}} {
			p, s, opened := open(t, lang, size, true)
			texts := p.Form.Texts()
			for _, want := range []string{locale.Count("cards.due", p.sum.due), locale.T("cards.kind.hanging"), locale.T("cards.days"), locale.T("cards.look.none")} {
				if !slices.Contains(texts, want) {
					t.Errorf("%s %v: it does not say %q: %q", lang, size, want, texts)
				}
			}
			if p.sum.due == 0 || p.sum.known == 0 || p.sum.lapses == 0 || p.sum.fresh == 0 {
				t.Errorf("%+v", p.sum)
			}
			s.Choose(t, "practise")
			if !slices.Equal(*opened, []string{"mistakes"}) {
				t.Errorf("opened %q", *opened)
			}
		}
	}
}

// Without mistakes the page says where they come from, and offers nothing to practise.
func TestWithoutMistakes(t *testing.T) {
	p, _, _ := open(t, "en", [2]float64{390, 844}, false)
	if !strings.Contains(strings.Join(p.Form.Texts(), " "), locale.T("cards.empty")) || strings.Contains(strings.Join(p.Form.Texts(), "\n"), locale.T("cards.kinds")) {
		t.Errorf("it says %q", p.Form.Texts())
	}
	for _, c := range p.Controls() {
		if c.ID == "practise" || c.ID == "look" {
			t.Errorf("%s can be pressed", c.ID)
		}
	}
}

// What was practised elsewhere is shown at once.
func TestAnswersAreTakenIn(t *testing.T) {
	p, s, _ := open(t, "en", [2]float64{1280, 800}, true)
	was := p.sum.due
	p.shelf.Answer(p.shelf.Due()[0], 5)
	s.Rest(t)
	if p.sum.due != was-1 {
		t.Errorf("%d are due, were %d", p.sum.due, was)
	}
}

// The line under the title has room on a phone in every language: a longer one would push the
// way back off the view.
func TestTheHeadHasRoom(t *testing.T) {
	for _, lang := range []string{"en", "zh-Hans", "zh-Hant"} {
		open(t, lang, [2]float64{390, 844}, false)
		if w := canvas.Measure(theme.Caption, locale.T("cards.line"), 1); w > 390-64 {
			t.Errorf("%s: the line is %g wide", lang, w)
		}
	}
}
