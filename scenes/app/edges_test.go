package app_test

import (
	"image"
	"testing"

	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/canvas"
	"yanyi/scenes/scenetest"
)

// Between a notch and the system bar the program looks as on a screen of the remaining size,
// surrounded by the background, also after page changes.
func TestNothingIsUnderTheNotch(t *testing.T) {
	windowtest.Need(t)
	notched := app.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true})
	notched.Stack.Edges = func() canvas.Edges { return canvas.Edges{Left: 47, Right: 47, Bottom: 21} }
	whole := app.New(&scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true})
	a, b := scenetest.New(notched.Stack, 844, 390), scenetest.New(whole.Stack, 750, 369)
	for _, page := range []string{"", "settings", "contrast.on"} {
		for _, s := range []*scenetest.Stage{a, b} {
			if s.Rest(t); page != "" {
				s.Choose(t, page)
			}
		}
		got, want := a.Picture(), b.Picture()
		inner, paper := image.Rect(47, 0, 797, 369), got.At(1, 1)
		for y := range 390 {
			for x := range 844 {
				at := paper
				if p := image.Pt(x, y); p.In(inner) {
					at = want.At(x-47, y)
				}
				if got.At(x, y) != at {
					t.Fatalf("after %q: at %d,%d there is %v, want %v", page, x, y, got.At(x, y), at)
				}
			}
		}
	}
}
