package home

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/render/theme"
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
