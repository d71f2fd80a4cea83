package home

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// A card plays its moves once, returns to the first position and rests.
func TestReelPlaysOnceAndRests(t *testing.T) {
	var r reel
	var seen []int
	frames, at := 0, 0
	for tick := range 1000 {
		if r.play("yanyi", 2) {
			frames++
			if tick < turnTicks-1 {
				t.Errorf("it moves after %d ticks", tick)
			}
		}
		if r.at != at {
			seen, at = append(seen, r.at), r.at
		}
		if r.way > 0 && (r.part() < 0 || r.part() >= 1) {
			t.Errorf("a turn on its way has come %.2f of it", r.part())
		}
	}
	if !slices.Equal(seen, []int{1, 2, 0}) || !r.resting() {
		t.Errorf("shown %v, resting %t", seen, r.resting())
	}
	if most := 2*(moveTicks+1) + 1; frames > most {
		t.Errorf("%d frames drawn, at most %d differ", frames, most)
	}
	r.play("", 0)
	for range turnTicks + moveTicks + 1 {
		r.play("jieqi", 2)
	}
	if r.at != 1 || !r.play("", 0) || r.at != 0 {
		t.Errorf("left alone it shows %d", r.at)
	}
	for range 500 {
		if r.play("qice", 0) {
			t.Fatal("a card without turns changes")
		}
	}
}

// The card under the pointer plays, then the page rests again; with reduced motion nothing
// moves.
func TestPointedCardPlays(t *testing.T) {
	windowtest.Need(t)
	for _, still := range []bool{false, true} {
		sh := session.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: still})
		p := New(sh, catalog.All())
		sh.Start(p)
		s := scenetest.New(sh.Stack, 1280, 800)
		step := func(n int) {
			t.Helper()
			if err := s.Step(n); err != nil {
				t.Fatal(err)
			}
		}
		step(60)
		for _, ctl := range p.Controls() {
			if ctl.ID == "yanyi" {
				s.Point(ctl.Rect.X+20, ctl.Rect.Y+20)
			}
		}
		step(turnTicks + moveTicks/2)
		if (p.pictures.reel.way == 0) != still {
			t.Errorf("still %t: %d ticks of a turn left", still, p.pictures.reel.way)
		}
		windowtest.Shot(t, fmt.Sprintf("home-moving-still-%t", still), s.Screen)
		step(moveTicks)
		if want := map[bool]int{false: 1, true: 0}[still]; p.pictures.reel.at != want || p.pictures.reel.id != "yanyi" {
			t.Errorf("still %t: %q has played %d turns", still, p.pictures.reel.id, p.pictures.reel.at)
		}
		windowtest.Shot(t, fmt.Sprintf("home-pointed-still-%t", still), s.Screen)
		step(8*(turnTicks+moveTicks) + lastTicks)
		for range 200 {
			if sh.Stack.Changing() {
				t.Fatalf("still %t: the page does not come to rest", still)
			}
			step(1)
		}
	}
}

// The first picture does not wait for the rules of all variants; the small boards come after it.
func TestTheFirstPictureHasNoBoards(t *testing.T) {
	windowtest.Need(t)
	sh := session.New(&scenetest.Machine{Langs: []string{"zh-Hans"}})
	p := New(sh, catalog.All())
	sh.Start(p)
	s := scenetest.New(sh.Stack, 1280, 800)
	shown := false
	sh.Stack.Shown = func() {
		shown = true
		for id, sc := range p.pictures.scenes {
			if sc.Played() {
				t.Errorf("%s has been played", id)
			}
		}
	}
	if err := s.Step(60); err != nil {
		t.Fatal(err)
	}
	if !shown {
		t.Fatal("there is no first picture")
	}
	if !p.pictures.scenes["yanyi"].Played() {
		t.Error("the boards do not come after it")
	}
}

// Every card shows the number of seats and the game's length in every language, at the smallest
// card width.
func TestEveryCardSaysSeatsAndLength(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, l := range locale.Langs() {
		locale.Use(l)
		for _, v := range catalog.All() {
			frame := locale.T("game." + v.Info().ID + ".frame")
			if w := canvas.Measure(theme.Caption, frame, 1); w > smallWidth-16 {
				t.Errorf("%s: %q is %.0f wide", l.Tag(), frame, w)
			}
		}
	}
}

// The number of cards equals the number of variants and the one in the line below the title.
func TestThereAreAsManyCardsAsGames(t *testing.T) {
	cards := 0
	for _, f := range New(session.New(&scenetest.Machine{}), catalog.All()).families {
		cards += len(f.variants)
	}
	if cards != 14 || cards != len(catalog.All()) {
		t.Errorf("%d cards of %d games", cards, len(catalog.All()))
	}
	for l, want := range map[locale.Lang]string{locale.ZhHans: "十四种", locale.ZhHant: "十四種", locale.En: "Fourteen "} {
		if line := l.T("app.tagline"); !strings.HasPrefix(line, want) {
			t.Errorf("%s: %q", l.Tag(), line)
		}
	}
}

// The first family's cards and the card of a family with one variant share a row of a usual
// window, in every language.
func TestTheFirstFamilyIsOneRow(t *testing.T) {
	windowtest.Need(t)
	for _, lang := range locale.Langs() {
		sh := session.New(&scenetest.Machine{Langs: []string{lang.Tag()}})
		p := New(sh, catalog.All())
		sh.Start(p)
		s := scenetest.New(sh.Stack, 1280, 800)
		if err := s.Step(120); err != nil {
			t.Fatal(err)
		}
		windowtest.Shot(t, "home-row-"+lang.Tag(), s.Screen)
		row := map[float64]int{}
		for _, ctl := range p.Controls() {
			if v, ok := catalog.Find(ctl.ID); ok && v.Info().Family != "stratagem" {
				row[ctl.Rect.Y]++
			}
		}
		if want := len(p.families[0].variants) + 1; len(row) != 1 || row[firstKey(row)] != want {
			t.Errorf("%s: %d cards stand in rows %v", lang.Tag(), want, row)
		}
	}
}

func firstKey(row map[float64]int) float64 {
	for y := range row {
		return y
	}
	return 0
}

// A first visit is offered the small edition, and a player of the small edition the game that it
// introduces.
func TestTheSmallEditionLeadsIntoTheLargeOne(t *testing.T) {
	p := New(session.New(&scenetest.Machine{}), catalog.All())
	first := p.families[0].first()
	if next := onward(p.families, first); first.Info().ID != "mini" || next == nil || next.Info().ID != "yanyi" {
		t.Errorf("first %s, then %v", first.Info().ID, next)
	}
	if next := onward(p.families, p.families[0].variants[0]); next != nil {
		t.Errorf("%s comes after the large one", next.Info().ID)
	}
}

// Touch has no hovering: every card in view plays once, one after the other, then those scrolled
// into view.
func TestCardsPlayForFingers(t *testing.T) {
	windowtest.Need(t)
	sh := session.New(&scenetest.Machine{Langs: []string{"zh-Hans"}})
	p := New(sh, catalog.All())
	sh.Start(p)
	s := scenetest.New(sh.Stack, 390, 844)
	if err := s.Step(1); err != nil {
		t.Fatal(err)
	}
	tick := func(in ui.Input, n int) (order []string) {
		for range n {
			p.Update(&in)
			if in.Released = false; p.pictures.reel.id != "" && (len(order) == 0 || order[len(order)-1] != p.pictures.reel.id) {
				order = append(order, p.pictures.reel.id)
			}
		}
		return order
	}
	if got := tick(ui.Input{}, 100); len(got) > 0 {
		t.Errorf("%v play for a mouse that points at none", got)
	}
	lifted := ui.Input{Pointer: ui.Pointer{Touch: true, Released: true, X: 5, Y: 5}}
	var sight []string
	for _, ctl := range p.Controls() {
		if _, ok := catalog.Find(ctl.ID); ok && p.form.Visible(&ctl) {
			sight = append(sight, ctl.ID)
		}
	}
	if got := tick(lifted, 3000); len(got) < 2 || !slices.Equal(got, sight) {
		t.Errorf("%v play in the first sight", got)
	}
	if got := tick(ui.Input{Pointer: ui.Pointer{Touch: true}}, 500); len(got) > 0 {
		t.Errorf("then %v play again", got)
	}
	p.scroll.Y = p.scroll.Reach()
	if got := tick(lifted, 3000); len(got) == 0 || slices.Contains(got, "yanyi") {
		t.Errorf("%v play after scrolling down", got)
	}
	p.Resume()
	if got := tick(lifted, 10); len(got) != 1 {
		t.Errorf("%v play at the next visit", got)
	}
}
