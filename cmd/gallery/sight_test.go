package main

import (
	"image"
	"image/color"
	"testing"
)

// Grey looks the same under every simulated colour blindness; red and green do not.
func TestSights(t *testing.T) {
	picture := image.NewRGBA(image.Rect(0, 0, 3, 1))
	grey := color.RGBA{120, 120, 120, 255}
	picture.SetRGBA(0, 0, grey)
	picture.SetRGBA(1, 0, color.RGBA{R: 200, A: 255})
	picture.SetRGBA(2, 0, color.RGBA{G: 200, A: 255})
	for _, s := range sights {
		got := seen(picture, &s.matrix)
		if got.RGBAAt(0, 0) != grey {
			t.Errorf("%s: grey is %v", s.name, got.RGBAAt(0, 0))
		}
		if got.RGBAAt(1, 0) == picture.RGBAAt(1, 0) || got.RGBAAt(2, 0) == picture.RGBAAt(2, 0) {
			t.Errorf("%s: red and green are %v and %v", s.name, got.RGBAAt(1, 0), got.RGBAAt(2, 0))
		}
	}
}
