package golden

import (
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"yanyi/render/paint"
)

func ground() *paint.Canvas {
	c := paint.New(200, 200)
	c.Rect(0, 0, 200, 200, color.NRGBA{R: 230, G: 220, B: 190, A: 255})
	return c
}

// A drawing without one of its lines, or without a small dot, is detected.
func TestABrokenDrawingIsCaught(t *testing.T) {
	ink := color.NRGBA{R: 90, G: 70, B: 50, A: 255}
	for name, draw := range map[string]func(*paint.Canvas){
		"line": func(c *paint.Canvas) { c.Rect(20, 100, 160, 1, ink) },
		"dot":  func(c *paint.Canvas) { c.Disc(87, 61, 2, paint.Solid(ink)) },
	} {
		a, b := ground(), ground()
		draw(a)
		if d := Compare(a.Img, b.Img); d.Same() {
			t.Errorf("a missing %s passes: %+v", name, d)
		}
	}
}

// The rounding of another machine is tolerated: small differences anywhere, larger ones in few
// pixels.
func TestRoundingPasses(t *testing.T) {
	a, r := ground(), rand.New(rand.NewPCG(1, 2))
	b := image.NewRGBA(a.Img.Rect)
	copy(b.Pix, a.Img.Pix)
	for i := range b.Pix {
		if r.IntN(6) == 0 {
			b.Pix[i] -= uint8(r.IntN(4))
		}
	}
	for range 20 {
		i := b.PixOffset(r.IntN(200), r.IntN(200))
		b.Pix[i] -= 60
	}
	if d := Compare(a.Img, b); !d.Same() {
		t.Errorf("rounding fails: %+v", d)
	}
	if d := Compare(a.Img, a.Img); d.Mean != 0 || d.Worst != 0 {
		t.Errorf("a picture differs from itself: %+v", d)
	}
}
