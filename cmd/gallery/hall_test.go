package main

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// The window's test runs inside Update of a game; without a display it is skipped.

type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error {
	r.code = r.m.Run()
	return ebiten.Termination
}

func (r *runner) Draw(*ebiten.Image) {}

func (r *runner) Layout(w, h int) (int, int) { return w, h }

func TestMain(m *testing.M) {
	if os.Getenv("DISPLAY") == "" {
		os.Exit(m.Run())
	}
	r := &runner{m: m, code: 1}
	if err := ebiten.RunGame(r); err != nil {
		panic(err)
	}
	os.Exit(r.code)
}

// Every frame on the wall shows something, whichever is scrolled into view, and
// no two overlap.
func TestTheHallShowsEverything(t *testing.T) {
	if os.Getenv("DISPLAY") == "" {
		t.Skip("no display")
	}
	h := newHall()
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
			save(t, dst, f.name)
		}
	}
}

// blank reports whether an image has one colour only.
func blank(img *ebiten.Image) bool {
	size := img.Bounds().Size()
	pix := make([]byte, 4*size.X*size.Y)
	img.ReadPixels(pix)
	for i := 4; i < len(pix); i += 4 {
		if string(pix[i:i+4]) != string(pix[:4]) {
			return false
		}
	}
	return true
}

// save writes a picture for the eye when SHOTS names a folder.
func save(t *testing.T, img *ebiten.Image, name string) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		return
	}
	out := image.NewRGBA(img.Bounds())
	img.ReadPixels(out.Pix)
	f, err := os.Create(filepath.Join(dir, "hall-"+name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, out); err != nil {
		t.Fatal(err)
	}
}
