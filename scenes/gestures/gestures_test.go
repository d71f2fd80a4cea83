package gestures

import (
	"math"
	"testing"
)

// Two fingers give their centre, how far it has moved and the ratio of their distances; at the
// first touch nothing has moved yet.
func TestFingersAreFollowed(t *testing.T) {
	var p Pinch
	for i, c := range []struct{ x0, y0, x1, y1, x, y, dx, dy, by float64 }{
		{100, 100, 200, 100, 150, 100, 0, 0, 1},
		{100, 100, 300, 100, 200, 100, 50, 0, 2},
		{100, 130, 300, 130, 200, 130, 0, 30, 1},
		{150, 130, 150, 130, 150, 130, -50, 0, 1.0 / 200}, // never none
		{100, 130, 200, 130, 150, 130, 0, 0, 100},
	} {
		p.take(c.x0, c.y0, c.x1, c.y1)
		if !p.On || !p.Busy() || p.X != c.x || p.Y != c.y || p.DX != c.dx || p.DY != c.dy || math.Abs(p.By-c.by) > 1e-9 {
			t.Errorf("%d: %+v", i, p)
		}
	}
}
