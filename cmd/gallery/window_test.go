package main

import (
	"bytes"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/windowtest"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// Every frame on the wall shows something, whichever is scrolled into view, and
// no two overlap.
func TestTheWindowShowsEverything(t *testing.T) {
	windowtest.Need(t)
	all, err := animations()
	if err != nil {
		t.Fatal(err)
	}
	h := newWindow(all)
	h.Layout(1280, 800)
	dst := ebiten.NewImage(1280, 800)
	if err := h.Update(); err != nil {
		t.Fatal(err)
	}
	for i := range h.frames {
		f := &h.frames[i]
		for j := range i {
			if f.at.Overlaps(h.frames[j].at) {
				t.Errorf("%s and %s overlap", f.name, h.frames[j].name)
			}
		}
		h.y = min(max(float64(f.at.Min.Y-60), 0), float64(max(h.height-h.h, 0)))
		h.dirty = true
		if err := h.Update(); err != nil {
			t.Fatal(err)
		}
		h.Draw(dst)
		at := f.at.Sub(image.Pt(0, int(h.y))).Intersect(dst.Bounds())
		if at.Empty() {
			t.Errorf("%s cannot be scrolled into view", f.name)
			continue
		}
		if blank(dst.SubImage(at).(*ebiten.Image)) {
			t.Errorf("%s is blank", f.name)
		}
		if i%12 == 0 {
			windowtest.Shot(t, "window-"+f.name, dst)
		}
	}
}

// blank reports whether an image has one colour only.
func blank(img *ebiten.Image) bool {
	pix := windowtest.Picture(img).Pix
	for i := 4; i < len(pix); i += 4 {
		if !bytes.Equal(pix[i:i+4], pix[:4]) {
			return false
		}
	}
	return true
}
