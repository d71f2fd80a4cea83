package play

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/canvas"
)

// The small frame hides nothing without a way to it: the drawer holds players,
// buttons, aids and moves, and closes by its button and by Escape.
func TestTheDrawerHoldsWhatTheSmallFrameLacks(t *testing.T) {
	for _, id := range []string{"yanyi", "jieqi", "anqi", "guoji", "qiji", "qice", "baige"} {
		for _, size := range [][2]float64{{480, 520}, {320, 568}} {
			w := show(t, id, "start", size[0], size[1])
			where := fmt.Sprintf("%s %gx%g", id, size[0], size[1])
			checkControls(t, w, where)
			at := w.page.board.Rect()
			w.press("drawer")
			checkControls(t, w, where+" drawer")
			if got := w.page.board.Rect(); got != at {
				t.Errorf("%s: the board went from %+v to %+v", where, at, got)
			}
			w.shot("drawer-" + id)
			for _, want := range []string{"takeback", "hint", "resign", "rotate", string(tabMoves), string(tabReport)} {
				if !w.listed(want) {
					t.Errorf("%s: the drawer lacks %s", where, want)
				}
			}
			if w.page.pieceGuide.Any() && !w.listed(string(tabAid)) {
				t.Errorf("%s: the drawer lacks the aid", where)
			}
			w.keys(ebiten.KeyEscape)
			w.settle()
			if w.page.lists.drawer.shown() || w.listed(string(tabMoves)) {
				t.Errorf("%s: Escape does not close the drawer", where)
			}
		}
	}
}

// The drawer is pulled out of the bar and pushed back into it; strokes elsewhere and
// small ones do not move it.
func TestTheDrawerIsPulled(t *testing.T) {
	w := show(t, "yanyi", "start", 480, 520)
	bar, tabs := canvas.Box(0, 520-barLow, 480, barLow), func() canvas.Rect { return w.control(string(tabMoves)).Rect }
	up := bar.Y - 200
	for _, c := range []struct {
		name   string
		x      float64
		from   func() float64
		to     float64
		opened bool
	}{
		{"a stroke on the board", 240, func() float64 { return bar.Y - 100 }, up, false},
		{"a tap on the line", 60, func() float64 { return bar.Y + 10 }, bar.Y + 4, false},
		{"a stroke up from the line", 60, func() float64 { return bar.Y + 10 }, up, true},
		{"a stroke down the lists", 60, func() float64 { return tabs().Bottom() + 20 }, bar.Y, true},
		{"a stroke down from the tabs", 60, func() float64 { return tabs().Y + 10 }, bar.Y, false},
		{"a stroke up from the drawer's button", w.control("drawer").Rect.X + 22, func() float64 { return bar.Y + 20 }, up, true},
		{"a stroke down from it", w.control("drawer").Rect.X + 22, func() float64 { return bar.Y + 10 }, bar.Bottom() - 1, false},
	} {
		w.swipe(c.x, c.from(), c.to)
		if w.page.lists.drawer.open != c.opened {
			t.Errorf("after %s it is open: %t", c.name, w.page.lists.drawer.open)
		}
	}
}

// swipe draws a finger up or down and lifts it.
func (w *world) swipe(x, from, to float64) {
	w.down(x, from, true)
	for i := range 4 {
		w.move(x, from+(to-from)*float64(i+1)/4)
	}
	w.up()
	w.settle()
}

// A tab leaves the phone's sheet where it is.
func TestTabsDoNotMoveTheSheet(t *testing.T) {
	w := show(t, "yanyi", prepared, 390, 844)
	for range 2 {
		was := w.page.lists.sheet.Raised()
		for _, heading := range []tab{tabReport, tabMoves} {
			w.press(string(heading))
			if w.page.lists.tab != heading || w.page.lists.sheet.Raised() != was {
				t.Errorf("the tab %s: shows %s, sheet raised %t, was %t", heading, w.page.lists.tab, w.page.lists.sheet.Raised(), was)
			}
		}
		w.page.lists.sheet.Toggle()
		w.settle()
	}
}
