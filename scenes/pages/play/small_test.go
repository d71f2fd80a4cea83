package play

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/draw"
	"yanyi/scenes/ui"
)

// The small frame hides nothing without a way to it: the drawer holds players,
// buttons, aids and moves, and closes by its button and by Escape.
func TestTheDrawerHoldsWhatTheSmallFrameLacks(t *testing.T) {
	for _, id := range []string{"yanyi", "jieqi", "anqi", "guoji", "qiji", "qice", "baige"} {
		for _, size := range [][2]float64{{480, 520}, {320, 568}} {
			w := showGame(t, id, "start", size[0], size[1])
			where := fmt.Sprintf("%s %gx%g", id, size[0], size[1])
			checkControls(t, w, where)
			w.press("drawer")
			checkControls(t, w, where+" drawer")
			w.shot("drawer-" + id)
			for _, want := range []string{"takeback", "hint", "resign", "rotate", tabMoves, tabReport} {
				if !w.listed(want) {
					t.Errorf("%s: the drawer lacks %s", where, want)
				}
			}
			if w.page.aids.kind != noAid && !w.listed(tabAid) {
				t.Errorf("%s: the drawer lacks the aid", where)
			}
			w.keys(ebiten.KeyEscape)
			w.settle()
			if w.page.drawer.shown() || w.listed(tabMoves) {
				t.Errorf("%s: Escape does not close the drawer", where)
			}
		}
	}
}

// The drawer is pulled out of the bar and pushed back into it; strokes elsewhere and
// small ones do not move it.
func TestTheDrawerIsPulled(t *testing.T) {
	w := showGame(t, "yanyi", "start", 480, 520)
	bar, tabs := w.page.plan.Bar, func() draw.Rect { return w.control(tabMoves).Rect }
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
		if w.page.drawer.open != c.opened {
			t.Errorf("after %s it is open: %t", c.name, w.page.drawer.open)
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

// control is the one with an id.
func (w *world) control(id string) ui.Control {
	w.t.Helper()
	list := w.page.Controls()
	i := slices.IndexFunc(list, func(c ui.Control) bool { return c.ID == id })
	if i < 0 {
		w.t.Fatalf("no control %q", id)
	}
	return list[i]
}

func (w *world) listed(id string) bool {
	return slices.ContainsFunc(w.page.Controls(), func(c ui.Control) bool { return c.ID == id })
}

// A tab leaves the phone's sheet where it is.
func TestTabsDoNotMoveTheSheet(t *testing.T) {
	w := show(t, prepared, 390, 844)
	for range 2 {
		was := w.page.sheet.Raised()
		for _, tab := range []string{tabReport, tabMoves} {
			w.press(tab)
			if w.page.tab != tab || w.page.sheet.Raised() != was {
				t.Errorf("the tab %s: shows %s, sheet raised %t, was %t", tab, w.page.tab, w.page.sheet.Raised(), was)
			}
		}
		w.page.sheet.Toggle()
		w.page.stale = true
		w.settle()
	}
}
