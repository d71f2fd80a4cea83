package play

import (
	"testing"

	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

func TestPlanMatchesTheLook(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		frame ui.Frame
		board draw.Rect
	}{
		{1280, 800, ui.Landscape, draw.Box(24, 24, 752, 752)},
		{390, 844, ui.Portrait, draw.Box(0, 128, 390, 390)},
		{480, 520, ui.Small, draw.Box(0, 0, 480, 480)},
	} {
		p := NewPlan(c.w, c.h, 1)
		if p.Frame != c.frame || p.Board != c.board {
			t.Errorf("%g×%g: frame %d, board %+v; want %d, %+v", c.w, c.h, p.Frame, p.Board, c.frame, c.board)
		}
	}
}

// TestPlanFitsEveryView walks many sizes: every part lies in the view, none
// covers another, and the board keeps a useful size.
func TestPlanFitsEveryView(t *testing.T) {
	for w := 280.0; w <= 2600; w += 37 {
		for h := 320.0; h <= 1500; h += 31 {
			for _, aspect := range []float64{1, 0.9} {
				checkPlan(t, w, h, aspect)
			}
		}
	}
}

func checkPlan(t *testing.T, w, h, aspect float64) {
	t.Helper()
	p := NewPlan(w, h, aspect)
	view := draw.Box(0, 0, w, h)
	parts := []draw.Rect{p.Board, p.Panel, p.Bar, p.Opponents, p.Own, p.Buttons, p.Sheet}
	for i, a := range parts {
		if a == (draw.Rect{}) {
			continue
		}
		if !a.Within(view) || a.Empty() {
			t.Errorf("%g×%g: part %d %+v leaves the view", w, h, i, a)
		}
		for j, b := range parts[:i] {
			if a.Overlaps(b) {
				t.Errorf("%g×%g: parts %d and %d overlap: %+v %+v", w, h, j, i, a, b)
			}
		}
	}
	if p.Board.W < 0.3*min(w, h) {
		t.Errorf("%g×%g: board only %g wide", w, h, p.Board.W)
	}
}
