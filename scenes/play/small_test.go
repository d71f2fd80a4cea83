package play

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

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
