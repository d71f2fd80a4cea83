package play

import (
	"fmt"
	"testing"

	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/ui"
)

func TestTheBoardStandsAsTheLookSays(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		frame ui.Frame
		board draw.Rect
	}{
		{1280, 800, ui.Landscape, draw.Box(24, 24, 752, 752)},
		{390, 844, ui.Portrait, draw.Box(0, 128, 390, 390)},
		{480, 520, ui.Small, draw.Box(0, 0, 480, 480)},
	} {
		w := lay(t, still(), "yanyi", "", c.w, c.h)
		if got := w.page.board.Rect(); w.page.view.Frame() != c.frame || got != c.board {
			t.Errorf("%g×%g: frame %d, board %+v; want %d, %+v", c.w, c.h, w.page.view.Frame(), got, c.frame, c.board)
		}
	}
}

// TestThePageFitsEveryView walks many sizes: everything that can be pressed and the
// sheet lie in the view, none covers another or the board, and the board keeps a
// useful size.
func TestThePageFitsEveryView(t *testing.T) {
	step := 4.0
	if testing.Short() {
		step = 8
	}
	for _, id := range []string{"yanyi", "xiangqi"} { // a square board and a high one
		w := lay(t, still(), id, "", 1280, 800)
		for width := 280.0; width <= 2600; width += 37 * step {
			for height := 320.0; height <= 1500; height += 31 * step {
				w.Stack.LayoutF(width, height)
				w.update()
				checkArranged(t, w, fmt.Sprintf("%s %g×%g", id, width, height))
			}
		}
	}
}

func checkArranged(t *testing.T, w *world, where string) {
	t.Helper()
	view, at := w.page.view.Bounds(), w.page.board.Rect()
	if !at.Within(view) || max(at.W, at.H) < 0.3*min(view.W, view.H) {
		t.Errorf("%s: the board stands at %+v", where, at)
	}
	if sheet := w.page.lists.sheet.Rect(); w.page.upright() && (sheet.Empty() || !sheet.Within(view) || sheet.Overlaps(at)) {
		t.Errorf("%s: the sheet stands at %+v, the board at %+v", where, sheet, at)
	}
	checkControls(t, w, where)
	pressed := w.control(board.ID).Rect
	for _, c := range w.page.Controls() {
		if c.ID != board.ID && c.Rect.Overlaps(pressed) {
			t.Errorf("%s: %s at %+v covers the board at %+v", where, c.ID, c.Rect, pressed)
		}
	}
}
