package home

import (
	"fmt"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
	"yanyi/scenes/shell"
	"yanyi/scenes/stage"
	"yanyi/scenes/ui"
)

// Every line of cards.txt is of a game of the house and can be played to its end.
func TestEveryScenePlays(t *testing.T) {
	scenes, err := readScenes(cardLines)
	if err != nil {
		t.Fatal(err)
	}
	for id, sc := range scenes {
		v, ok := catalog.Find(id)
		if !ok {
			t.Errorf("no game %q", id)
			continue
		}
		if len(sc.turns) < 3 {
			t.Errorf("%s plays %d turns only", id, len(sc.turns))
		}
		before, err := sc.view(v, 0)
		for n := 1; n <= len(sc.turns) && err == nil; n++ {
			view, e := sc.view(v, n)
			if err = e; err == nil && view == before {
				t.Errorf("%s: turn %d changes nothing", id, n)
			}
			before = view
		}
		if err != nil {
			t.Errorf("%s: %v", id, err)
		}
	}
}

func TestScenesSayWhatIsWrong(t *testing.T) {
	if _, err := readScenes("yanyi | start\n"); err == nil {
		t.Error("a line without turns is read")
	}
	scenes, err := readScenes("# a note\n\nxiangqi | 3k5/9/9/9/9/9/9/9/9/R3K4 w | a1a10 a1a9\n")
	if err != nil {
		t.Fatal(err)
	}
	v, _ := catalog.Find("xiangqi")
	if _, err := scenes["xiangqi"].view(v, 1); err != nil {
		t.Error(err)
	}
	if _, err := scenes["xiangqi"].view(v, 2); err == nil {
		t.Error("an illegal turn is shown")
	}
}

// A card plays its turns once, returns to the first position and rests.
func TestReelPlaysOnceAndRests(t *testing.T) {
	var r reel
	var seen []int
	for tick := range 1000 {
		if r.point("yanyi", 2) {
			seen = append(seen, r.at)
			if tick < turnTicks-1 {
				t.Errorf("it moves after %d ticks", tick)
			}
		}
	}
	if len(seen) != 3 || seen[0] != 1 || seen[1] != 2 || seen[2] != 0 || r.wait != 0 {
		t.Errorf("shown %v, still waiting %d", seen, r.wait)
	}
	r.point("", 0)
	for range turnTicks + 1 {
		r.point("jieqi", 2)
	}
	if r.at != 1 || !r.point("", 0) || r.at != 0 {
		t.Errorf("left alone it shows %d", r.at)
	}
	for range 500 {
		if r.point("qice", 0) {
			t.Fatal("a card without turns changes")
		}
	}
}

// The card that is pointed at plays, then the page is at rest again; with reduced
// motion nothing moves.
func TestPointedCardPlays(t *testing.T) {
	windowtest.Need(t)
	for _, still := range []bool{false, true} {
		sh := shell.New(&stage.Host{Langs: []string{"zh-Hans"}, IsStill: still})
		p := New(sh, catalog.All())
		sh.Start(p)
		s := stage.New(sh.Stack, 1280, 800)
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
		step(turnTicks + 5)
		if want := map[bool]int{false: 1, true: 0}[still]; p.reel.at != want || p.reel.id != "yanyi" {
			t.Errorf("still %t: %q has played %d turns", still, p.reel.id, p.reel.at)
		}
		windowtest.Shot(t, fmt.Sprintf("home-pointed-still-%t", still), s.Screen)
		step(8*turnTicks + lastTicks)
		for range 200 {
			if sh.Stack.Changing() {
				t.Fatalf("still %t: the page does not come to rest", still)
			}
			step(1)
		}
	}
}

// Seats and length stand on every card in every language, at the least width a
// card has.
func TestEveryCardSaysSeatsAndLength(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, l := range locale.Langs() {
		locale.Use(l)
		for _, v := range catalog.All() {
			frame := locale.T("game." + v.Info().ID + ".frame")
			if w := ui.Measure(theme.Caption, frame, 1); w > smallWidth-16 {
				t.Errorf("%s: %q is %.0f wide", l.Tag(), frame, w)
			}
		}
	}
}
