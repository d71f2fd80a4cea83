package canvas

import "image"

// inkOf is the part of a picture that is not empty.
func inkOf(img *image.RGBA) (r image.Rectangle) {
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.RGBAAt(x, y).A > 0 {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}

// sameFrame reports whether two pictures are alike along their edges.
func sameFrame(a, b *image.RGBA) bool {
	r := inkOf(a)
	if r != inkOf(b) {
		return false
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			edge := y == r.Min.Y || y == r.Max.Y-1 || x == r.Min.X || x == r.Max.X-1
			if edge && a.RGBAAt(x, y).A != b.RGBAAt(x, y).A {
				return false
			}
		}
	}
	return true
}
