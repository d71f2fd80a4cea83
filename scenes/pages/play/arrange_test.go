package play

import (
	"fmt"
	"math"
	"testing"

	"yanyi/render/theme"
	"yanyi/scenes/canvas"
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/ui"
)

func TestTheBoardStandsAsTheLookSays(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		frame ui.Frame
		board canvas.Rect
	}{
		{1280, 800, ui.Landscape, canvas.Box(24, 24, 752, 752)},
		{390, 844, ui.Portrait, canvas.Box(2, 130, 386, 386)}, // whole pixels from point to point
		{480, 520, ui.Small, canvas.Box(2, 2, 476, 476)},
	} {
		w := lay(t, still(), "yanyi", "", c.w, c.h)
		if got := w.page.board.Rect(); w.page.frame.kind != c.frame || got != c.board {
			t.Errorf("%g×%g: frame %d, board %+v; want %d, %+v", c.w, c.h, w.page.frame.kind, got, c.frame, c.board)
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

// A larger frame never shows a smaller board, and without buttons the board stands
// alone at every size.
func TestTheBoardGrowsWithItsFrame(t *testing.T) {
	for _, aspect := range []float64{0.9, 1, 10.0 / 9} {
		for _, tracks := range []bool{false, true} {
			for _, bare := range []bool{false, true} {
				high := func(w, h float64) float64 {
					return frameFor(ui.View{W: w, H: h, Framed: true}, aspect, tracks, bare).high
				}
				for w := 320.0; w < 2000; w += 7 {
					for h := 320.0; h < 1400; h += 7 {
						at, wider, higher := high(w, h), high(w+7, h), high(w, h+7)
						if wider < at || higher < at {
							t.Fatalf("aspect %g, tracks %t, bare %t, %g×%g: %g; wider %g, higher %g", aspect, tracks, bare, w, h, at, wider, higher)
						}
						if bare && !tracks && w/aspect < theme.MaxBoard && h < theme.MaxBoard && at != min(w/aspect, h) {
							t.Fatalf("bare, %g×%g: %g", w, h, at)
						}
					}
				}
			}
		}
	}
}

// On a phone a board that may be narrow is: its points lie as far apart as the width allows,
// and no control leaves the view; on its side and in a window it is as wide as it is high.
func TestABoardThatMayBeNarrowIsOnAPhone(t *testing.T) {
	for _, c := range []struct{ w, h, wide, high float64 }{
		{390, 844, 390, 454}, {360, 640, 306, 306}, {1280, 800, 752, 752},
	} {
		w := show(t, "chibi", "start", c.w, c.h)
		where := fmt.Sprintf("chibi %gx%g", c.w, c.h)
		if f := w.page.frame; math.Abs(f.wide()-c.wide) > 1.5 || math.Abs(f.high-c.high) > 1.5 {
			t.Errorf("%s: the board has %g×%g", where, f.wide(), f.high)
		}
		checkControls(t, w, where)
	}
}

// A frame of another page is small up to 700 × 700 and where the others' boards would
// be smaller; a page of its own is arranged for its reader.
func TestFramesOfUsualViews(t *testing.T) {
	for _, framed := range []bool{false, true} {
		for size, want := range map[[2]float64]ui.Frame{
			{480, 520}: ui.Small, {390, 844}: ui.Portrait, {768, 1024}: ui.Portrait, {844, 390}: ui.Landscape,
			{1100, 768}: ui.Landscape, {1280, 700}: ui.Landscape, {1280, 800}: ui.Landscape, {1920, 1080}: ui.Landscape,
		} {
			if got := frameFor(ui.View{W: size[0], H: size[1], Framed: framed}, 1, false, false).kind; got != want {
				t.Errorf("%v, framed %t: frame %d, want %d", size, framed, got, want)
			}
		}
	}
	for size, alone := range map[[2]float64]ui.Frame{
		{390, 664}: ui.Portrait, {412, 732}: ui.Portrait, {667, 375}: ui.Landscape, {600, 600}: ui.Portrait,
		{699, 699}: ui.Portrait, {700, 700}: ui.Portrait, {900, 700}: ui.Landscape, {1024, 768}: ui.Landscape,
	} {
		v := ui.View{W: size[0], H: size[1]}
		if got := frameFor(v, 1, false, false).kind; got != alone {
			t.Errorf("%v: frame %d, want %d", size, got, alone)
		}
		if v.Framed = true; frameFor(v, 1, false, false).kind != ui.Small {
			t.Errorf("%v in another page is not small", size)
		}
	}
}
