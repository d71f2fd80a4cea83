package main

import (
	"hash/crc32"
	"image"
	"testing"

	"yanyi/assets/locale"
	"yanyi/render"
	"yanyi/render/art"
	"yanyi/render/golden"
	"yanyi/render/sample"
	"yanyi/render/theme"
	"yanyi/render/windowtest"
)

// The tests of this file compare the gallery with pictures in testdata at half size. Frames of
// animations are stored as the difference from the previous picture, on grey: an unchanged board
// takes no space.

// lit is the theme of a picture: dark for every other one.
func lit(name string) *theme.Theme { return themes[crc32.ChecksumIEEE([]byte(name))&1].theme }

func TestStillsLookAsTheyDid(t *testing.T) {
	for _, e := range pictures() {
		t.Run(e.name, func(t *testing.T) {
			golden.Check(t, e.name, half(e.paint(art.Look{Theme: lit(e.name), Scale: 1})))
		})
	}
}

func TestAnimationsLookAsTheyDid(t *testing.T) {
	windowtest.Need(t)
	all, err := animations()
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range all {
		t.Run(b.name, func(t *testing.T) {
			before, shots := moments(b.make(render.Look{Theme: lit(b.name), Banner: true, Scale: 1}), b.size)
			for _, shot := range shots {
				subtract(shot, before)
			}
			golden.Check(t, "film-"+b.name, half(strip(shots)))
		})
	}
}

// The small cross looks as recorded at the sizes of windows, frames and phones, in both themes
// and every language, with a selected elephant.
func TestTheSmallCrossLooksAsItDid(t *testing.T) {
	windowtest.Need(t)
	day, night := themes[0].theme, themes[1].theme
	for _, c := range []struct {
		name string
		size int
		look render.Look
	}{
		{"window", 752, render.Look{Theme: day}}, {"window-night", 752, render.Look{Theme: night}},
		{"window-hant", 752, render.Look{Theme: day, Lang: locale.ZhHant}}, {"window-en", 752, render.Look{Theme: night, Lang: locale.En, Faces: render.Figures}},
		{"phone", 390, render.Look{Theme: day}}, {"phone-en", 390, render.Look{Theme: night, Lang: locale.En, Faces: render.Figures}},
		{"frame", 480, render.Look{Theme: night}}, {"frame-hant", 480, render.Look{Theme: day, Lang: locale.ZhHant}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := markedElephant()
			c.look.Scale = 1
			_, shots := moments(&markedAnimation{*newTurnAnimation(sample.Scene{Before: m.game}, c.look, false), m.marks}, c.size)
			golden.Check(t, "elephant-"+c.name, half(shots[0]))
		})
	}
}

// subtract replaces a picture by its difference from another, on middle grey.
func subtract(img, from *image.RGBA) {
	for i := range img.Pix {
		img.Pix[i] = uint8(min(max(128+int(img.Pix[i])-int(from.Pix[i]), 0), 255))
	}
	for i := 3; i < len(img.Pix); i += 4 {
		img.Pix[i] = 255
	}
}

// half is a picture at half its size.
func half(img *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, img.Rect.Dx()/2, img.Rect.Dy()/2))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			at := [4]int{
				img.PixOffset(2*x, 2*y), img.PixOffset(2*x+1, 2*y), img.PixOffset(2*x, 2*y+1), img.PixOffset(2*x+1, 2*y+1),
			}
			for k := range 4 {
				sum := 2
				for _, o := range at {
					sum += int(img.Pix[o+k])
				}
				out.Pix[out.PixOffset(x, y)+k] = uint8(sum / 4)
			}
		}
	}
	return out
}
