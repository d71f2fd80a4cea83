package app_test

import (
	"bytes"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// The focused control is in view and visibly marked: the picture around it differs from the one
// in which the previous control had the focus.
func TestFocusIsSeen(t *testing.T) {
	sh, _ := newSession(t, "en")
	s := scenetest.New(sh.Stack, 640, 480)
	list := pages(t, sh)
	for _, name := range []string{"", "settings", "guide", "library", "progress done", "setup yanyi", "play qice", "editor xiangqi", "lesson three", "puzzle", "rules qiji", "room yanyi", "friends"} {
		if name != "" {
			sh.Stack.Open(list[name]())
		}
		s.Rest(t)
		before := s.Picture()
		for range sh.Stack.Top().Controls() {
			if err := s.Key(ebiten.KeyTab); err != nil {
				t.Fatal(err)
			}
			s.Rest(t)
			id, after := s.Stack.Reader.Form.Focus(), s.Picture()
			if !seenToHaveIt(sh.Stack.Top().Controls(), id, before, after) {
				t.Errorf("%s: nothing shows that %s has the keyboard", name, id)
			}
			before = after
		}
		sh.Stack.Home()
	}
}

// seenToHaveIt reports whether two pictures differ at a control.
func seenToHaveIt(controls []ui.Control, id string, before, after *image.RGBA) bool {
	for i := range controls {
		if controls[i].ID != id {
			continue
		}
		r := controls[i].Rect.Inset(-6)
		at := image.Rect(int(r.X), int(r.Y), int(r.Right())+1, int(r.Bottom())+1).Intersect(after.Bounds())
		for y := at.Min.Y; y < at.Max.Y; y++ {
			from, to := after.PixOffset(at.Min.X, y), after.PixOffset(at.Max.X-1, y)+4
			if !bytes.Equal(before.Pix[from:to], after.Pix[from:to]) {
				return true
			}
		}
	}
	return false
}
