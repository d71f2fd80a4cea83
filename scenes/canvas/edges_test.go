package canvas

import (
	"image"
	"testing"
)

// Pages keep clear of a notch and the system bar in both orientations of a phone. Insets that
// leave no room are ignored.
func TestPagesStandWithinTheEdges(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		edges  Edges
		device float64
		inner  image.Rectangle
	}{
		{390, 844, Edges{Top: 47, Bottom: 34}, 1, image.Rect(0, 47, 390, 810)},
		{2532, 1170, Edges{Left: 47, Right: 47, Bottom: 21}, 3, image.Rect(141, 0, 2391, 1107)},
		{844, 390, Edges{}, 1, image.Rect(0, 0, 844, 390)},
		{390, 844, Edges{Top: 800, Left: -3}, 1, image.Rect(0, 0, 390, 844)},
	} {
		var n Inner
		if n.Fit(c.w, c.h, c.edges, c.device); n.At != c.inner {
			t.Errorf("within %+v pages stand at %v, want %v", c.edges, n.At, c.inner)
		}
	}
}
