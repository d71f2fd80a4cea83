package app

import (
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/scenes/pages/mistakes"
	"yanyi/scenes/pages/puzzle"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/scenetest/sample"
)

// Two presses lead from the first page to the first mistake of the day, and the way back shows
// that it was practised.
func TestMistakesAreTwoPressesAway(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {390, 844}, {480, 520}} {
		m := &scenetest.Machine{Langs: []string{"en"}, IsStill: true, Store: map[string]string{}}
		moments, err := sample.Scenes(catalog.Find)
		if err != nil {
			t.Fatal(err)
		}
		m.Store["game"] = moments[len(moments)-1].Text
		sample.Mistakes(func(key, text string) { m.Store[key] = text }, time.Now())
		m.Store["deeds"] = "game yanyi 2 4 4 0 0\n"
		sh := New(m)
		s := scenetest.New(sh.Stack, size[0], size[1])
		s.Rest(t)
		s.Choose(t, "mistakes")
		if _, ok := sh.Stack.Top().(*mistakes.Page); !ok {
			t.Fatalf("%v: %T", size, sh.Stack.Top())
		}
		s.Choose(t, "practise")
		if _, ok := sh.Stack.Top().(*puzzle.Page); !ok {
			t.Fatalf("%v: %T", size, sh.Stack.Top())
		}
		was := m.Store["cards"]
		s.Choose(t, "solve")
		if m.Store["cards"] == was {
			t.Errorf("%v: the answer is not kept", size)
		}
	}
}
