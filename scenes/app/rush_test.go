package app_test

import (
	"slices"
	"testing"

	"yanyi/game/catalog"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// For half a second after a table appears, no press resigns or offers a draw; after that it
// does.
func TestNobodyResignsInARush(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		for _, id := range []string{"resign", "draw"} {
			sh, _ := newSession(t, "en")
			stage := scenetest.New(sh.Stack, size[0], size[1])
			v, _ := catalog.Find("xiangqi")
			sh.Stack.Open(sh.Routes.Setup(v))
			stage.Choose(t, "seat.0.who.human")
			stage.Choose(t, "seat.1.who.human")
			if ok, err := stage.Tap("begin"); err != nil || !ok {
				t.Fatalf("%v: no begin (%v)", size, err)
			}
			asks := func() bool {
				list := sh.Stack.Top().Controls()
				r := list[slices.IndexFunc(list, func(c ui.Control) bool { return c.ID == id })].Rect
				if err := stage.PressAtOnce(r.X+r.W/2, r.Y+r.H/2); err != nil {
					t.Fatal(err)
				}
				return slices.ContainsFunc(sh.Stack.Top().Controls(), func(c ui.Control) bool { return c.ID == id && c.On || c.ID == id+".yes" })
			}
			if asks() {
				t.Fatalf("%v: %s in a rush is done", size, id)
			}
			if err := stage.Step(31); err != nil {
				t.Fatal(err)
			}
			if !asks() {
				t.Errorf("%v: %s cannot be pressed", size, id)
			}
		}
	}
}
