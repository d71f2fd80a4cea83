package home

import (
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/render/windowtest"
	"yanyi/scenes/pages/home/cards"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
)

// painter is a source of prepared boards that records requests and answers on demand.
type painter struct {
	asked   []string
	answers []chan []byte
}

func (p *painter) ask(name string) <-chan []byte {
	p.asked, p.answers = append(p.asked, name), append(p.answers, make(chan []byte, 1))
	return p.answers[len(p.answers)-1]
}

// give answers all requests with boards of one pixel, or with none.
func (p *painter) give(none bool) {
	for i, answer := range p.answers {
		s := cards.Sheet{}
		for _, v := range catalog.All() {
			if in := v.Info(); !none && strings.HasPrefix(p.asked[i], in.Family+"-") {
				s[in.ID] = []*cards.Board{cards.NewBoard(1, 999, 1, 1, [][4]uint8{{255, 0, 255, 255}}, []uint8{0})}
			}
		}
		answer <- s.Bytes()
	}
	p.answers = nil
}

// opened is the page on a stage, with a source of prepared boards.
func opened(t *testing.T, m *scenetest.Machine, w, h float64) (*Page, *painter, *scenetest.Stage) {
	windowtest.Need(t)
	sh := session.New(m)
	p, by := New(sh, catalog.All()), &painter{}
	p.Painted(by.ask)
	sh.Start(p)
	sh.Stack.Shown = func() {} // so that there is a first picture
	return p, by, scenetest.New(sh.Stack, w, h)
}

// there counts the prepared boards that have arrived and the boards that the page has painted
// itself.
func there(p *Page) (given, own int) {
	for _, f := range p.families {
		given += len(f.sheet.images)
	}
	for _, sc := range p.pictures.scenes {
		if sc.Played() {
			own++
		}
	}
	return given, own
}

// Prepared boards are requested after the first picture, each family's in its own size, and
// appear all in one frame; then the textures follow.
func TestBoardsComeTogether(t *testing.T) {
	defer locale.Use(locale.Current())
	p, by, s := opened(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsDark: true}, 1280, 800)
	step := func() {
		t.Helper()
		if err := s.Step(1); err != nil {
			t.Fatal(err)
		}
	}
	step()
	if len(by.asked) > 0 {
		t.Fatalf("%v is asked for before the first picture", by.asked)
	}
	step()
	if len(by.asked) != len(p.families) || !slices.Contains(by.asked, "threekingdoms-226-dark-zh-Hans") {
		t.Fatalf("asked for %v", by.asked)
	}
	step()
	if given, own := there(p); given+own > 0 {
		t.Errorf("%d given and %d own while they may come", given, own)
	}
	by.give(false)
	step()
	cards := len(catalog.All())
	if given, own := there(p); given < cards-3 || own > 0 { // the lowest may be out of view
		t.Errorf("%d of %d boards given, %d own", given, cards, own)
	}
	for want := 2; want >= 0; want-- { // then the textures, then boards painted here
		if p.pictures.later != want {
			t.Errorf("what is painted here comes in %d frames, want %d", p.pictures.later, want)
		}
		step()
	}
	for range 30 {
		step()
	}
	if p.Dirty() || len(by.asked) != len(p.families) {
		t.Errorf("it does not rest, or asks again: %v", by.asked)
	}
	p.switchTheme()
	step()
	if last := by.asked[len(by.asked)-1]; !strings.Contains(last, "-light-") {
		t.Errorf("by day it asks for %s", last)
	}
}

// If prepared boards are missing, late or unsuitable, the page paints its own.
func TestBoardsThatDoNotComeArePainted(t *testing.T) {
	defer locale.Use(locale.Current())
	for name, m := range map[string]*scenetest.Machine{
		"refused": {Langs: []string{"en"}}, "late": {Langs: []string{"en"}}, "sharp": {Langs: []string{"en"}, Eyes: scenetest.Eyes{IsSharp: true}},
	} {
		p, by, s := opened(t, m, 1280, 800)
		if err := s.Step(2); err != nil {
			t.Fatal(err)
		}
		if (len(by.asked) == 0) != (name == "sharp") {
			t.Errorf("%s: asked for %v", name, by.asked)
		}
		steps := 40
		switch name {
		case "refused":
			by.give(true)
		case "late":
			steps += patience
		}
		if err := s.Step(steps); err != nil {
			t.Fatal(err)
		}
		if given, own := there(p); given > 0 || own < 10 {
			t.Errorf("%s: %d boards given, %d own", name, given, own)
		}
	}
}

// A card that plays computes its scene, and shows the prepared board again when it rests.
func TestAGivenBoardPlays(t *testing.T) {
	p, by, s := opened(t, &scenetest.Machine{Langs: []string{"zh-Hans"}}, 1280, 800)
	if err := s.Step(2); err != nil {
		t.Fatal(err)
	}
	by.give(false)
	var v game.Variant
	for _, ctl := range p.Controls() {
		if found, ok := catalog.Find(ctl.ID); ok && v == nil {
			v = found
			s.Point(ctl.Rect.X+20, ctl.Rect.Y+20)
		}
	}
	id := v.Info().ID
	if err := s.Step(turnTicks + moveTicks/2); err != nil {
		t.Fatal(err)
	}
	if p.pictures.rests(id) || !p.pictures.scenes[id].Played() {
		t.Errorf("%s does not play", id)
	}
	s.Point(1, 1)
	if err := s.Step(3); err != nil {
		t.Fatal(err)
	}
	if !p.pictures.rests(id) {
		t.Errorf("%s does not rest", id)
	}
}
