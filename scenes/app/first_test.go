package app_test

import (
	"bytes"
	"testing"

	"yanyi/render/windowtest"
	"yanyi/scenes/app"
	"yanyi/scenes/scenetest"
)

// The first picture of a table shows the page at once, without fading, textures and the board's
// shadow; the second picture is final.
func TestTheFirstPictureTurnsIntoTheFinalOne(t *testing.T) {
	windowtest.Need(t)
	on := &scenetest.Machine{Langs: []string{"zh-Hans"}, Params: map[string]string{
		"game": "yanyi", "seats": "human,human,human",
	}}
	stack := app.New(on).Stack
	shown := 0
	stack.Shown = func() { shown++ }
	s := scenetest.New(stack, 1280, 800)
	next := func() []byte {
		t.Helper()
		if err := s.Step(1); err != nil {
			t.Fatal(err)
		}
		return windowtest.Picture(s.Screen).Pix
	}
	first := next()
	if shown != 1 || !stack.Changing() {
		t.Fatalf("shown %d times, and more to come: %t", shown, stack.Changing())
	}
	second := next()
	if bytes.Equal(first, second) {
		t.Error("the first picture has its textures already")
	}
	if d := distance(first, second); d > 48 {
		t.Errorf("a pixel of the first picture differs by %d", d)
	}
	s.Rest(t)
	stack.Redraw()
	if !bytes.Equal(second, next()) {
		t.Error("the second picture is not the one that stays")
	}
}

// distance is the largest difference between two pictures' bytes.
func distance(a, b []byte) int {
	most := 0
	for i := range a {
		d := int(a[i]) - int(b[i])
		most = max(most, d, -d)
	}
	return most
}
