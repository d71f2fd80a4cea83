//go:build !js

package canvas

import (
	"image"
	"image/draw"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/render/paint"
)

// systemDraws reports whether a font of the system holds a character.
func systemDraws(c rune) bool { return systemFont(c) != nil }

// systemGlyph draws a piece of text with the fonts of the system, character by character;
// right-to-left text is set so. It returns false where a visible character has no font.
func systemGlyph(piece string, size float64, _ bool) (inked, bool) {
	chars := []rune(piece)
	if leftward(chars[0]) {
		slices.Reverse(chars) // marks come to stand before their letters, which move nothing
	}
	var parts []part
	pen, box := 0.0, image.Rectangle{}
	for _, c := range chars {
		if hidden(string(c)) {
			continue
		}
		f := systemFont(c)
		if f == nil {
			return inked{}, false
		}
		img, at := f.Ink(c, size)
		at.X += Snap(pen)
		pen += f.Advance(c, size)
		if img != nil {
			parts = append(parts, part{img, at})
			box = box.Union(img.Rect.Add(at))
		}
	}
	return inked{image: together(parts, box), x: float64(box.Min.X), y: float64(box.Min.Y), advance: pen}, true
}

// part is a character's picture beside others.
type part struct {
	img *image.RGBA
	at  image.Point
}

// together is the picture of several characters in a box, nil if there is nothing to see.
func together(parts []part, box image.Rectangle) *ebiten.Image {
	if box.Empty() {
		return nil
	}
	all := image.NewRGBA(box)
	for _, p := range parts {
		draw.Draw(all, p.img.Rect.Add(p.at), p.img, p.img.Rect.Min, draw.Over)
	}
	return ebiten.NewImageFromImage(&image.RGBA{Pix: all.Pix, Stride: all.Stride, Rect: image.Rectangle{Max: box.Size()}})
}

// systemFont is the font for a character: ours, else the system's first that holds it, or nil.
func systemFont(c rune) *paint.Font {
	if fonts()[0].Covers(c) {
		return fonts()[0]
	}
	return paint.System(c)
}
