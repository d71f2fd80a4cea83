package play

import "testing"

// On a phone a tap on a tile shows it large, with its name, and what it does; on a desk,
// where the board names it, in words alone.
func TestATapShowsTheTileLarge(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		large bool
	}{{390, 844, true}, {320, 568, true}, {1280, 800, false}} {
		w := show(t, "weiwo", "start", c.w, c.h)
		w.click("e3", c.large)
		w.settle()
		if w.page.board.Says() == "" {
			t.Fatalf("%gx%g: the tile is not told of", c.w, c.h)
		}
		if high := w.page.board.Told().H; high >= 72 != c.large {
			t.Errorf("%gx%g: what is told is %g high", c.w, c.h, high)
		}
		w.shot("tile")
		w.Screen.Deallocate()
	}
}
