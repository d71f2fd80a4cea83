package cards

import (
	"testing"

	"yanyi/game/catalog"
)

// Every line of cards.txt names a variant and can be played to its end.
func TestEveryScenePlays(t *testing.T) {
	scenes, err := readScenes(lines)
	if err != nil {
		t.Fatal(err)
	}
	for id, sc := range scenes {
		v, ok := catalog.Find(id)
		if !ok {
			t.Errorf("no game %q", id)
			continue
		}
		if len(sc.Turns) < 3 {
			t.Errorf("%s plays %d turns only", id, len(sc.Turns))
		}
		sc.Variant = v
		before, err := sc.View(0)
		for n := 1; n <= len(sc.Turns) && err == nil; n++ {
			view, e := sc.View(n)
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
	sc := scenes["xiangqi"]
	sc.Variant, _ = catalog.Find("xiangqi")
	if _, err := sc.View(1); err != nil {
		t.Error(err)
	}
	if _, err := sc.View(2); err == nil {
		t.Error("an illegal turn is shown")
	}
}
