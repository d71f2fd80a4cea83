package play

import (
	"fmt"
	"os"
	"testing"

	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

func TestControlsFitEveryFrame(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1920, 1080}, {1024, 768}, {900, 640}, {390, 844}, {360, 640}, {320, 568}, {768, 1024}, {480, 520}, {844, 390}, {667, 375}, {692, 320}} {
		w := show(t, "yanyi", prepared, size[0], size[1])
		where := fmt.Sprintf("%gx%g ", size[0], size[1])
		checkControls(t, w, where+"play")
		if w.page.frame.kind != ui.Small && !w.page.upright() && !w.listed(string(tabMoves)) {
			t.Errorf("%splay: no way to the moves", where)
		}
		if w.page.frame.kind != ui.Small {
			w.press("resign")
			checkControls(t, w, where+"resign")
			w.press("ask.no")
		}
		w.turns(ended...)
		w.settle()
		w.page.Show(2)
		w.settle()
		checkControls(t, w, where+"past")
		w.page.table.GoLive()
		w.page.lists.end()
		w.settle()
		checkControls(t, w, where+"over")
		if w.page.frame.kind == ui.Small {
			continue // the drawer has the buttons
		}
		if foot := w.page.view.H - w.control("rematch").Rect.Bottom(); w.page.view.W > w.page.view.H && foot > 24.5 {
			t.Errorf("%sover: the buttons end %g above the foot", where, foot)
		}
	}
}

// grounds are controls on which others stand.
var grounds = map[string]bool{board.ID: true, "talk.card": true}

func checkControls(t *testing.T, w *world, where string) {
	t.Helper()
	view := w.page.view.Bounds()
	controls := w.page.Controls()
	for i := range controls {
		a := &controls[i]
		if a.Scrolled() || a.Inert || grounds[a.ID] {
			continue
		}
		if !a.Rect.Within(view) {
			t.Errorf("%s: %s leaves the view: %+v", where, a.ID, a.Rect)
		}
		if a.Rect.W < 44 || a.Rect.H < 44 {
			t.Errorf("%s: %s is only %g×%g", where, a.ID, a.Rect.W, a.Rect.H)
		}
		for j := range controls[:i] {
			if b := &controls[j]; !b.Scrolled() && !grounds[b.ID] && a.Rect.Overlaps(b.Rect) {
				t.Errorf("%s: %s and %s overlap", where, a.ID, b.ID)
			}
		}
	}
}

// TestControlsOfSpecialGamesFit walks the games at eight sizes in the states that
// ask for something.
func TestControlsOfSpecialGamesFit(t *testing.T) {
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {480, 520}, {768, 1024}, {844, 390}, {1280, 800}, {1920, 1080}, {2560, 1440}} {
		for _, c := range []struct{ id, start, turn, press string }{
			{"qiji", qijiSlide, "c9c5", ""}, {"qiji", qijiSlide, "c9c5", "slide.1"}, {"qiji", qijiSecond, "", "slide.2"},
			{"weiwo", weiwoStart, "", ""}, {"qiji16", qiji16Laid, "", ""}, {"qice", qiceSweep, "", ""}, {"qice", qiceSweep, "", sweepYes},
			{"qice-line", qiceTrade, "", ""}, {"huanfang", fangRook, "", ""}, {"baige", baigeKing, "", ""}, {"guoji", guojiKing, "", ""},
		} {
			where := fmt.Sprintf("%s %gx%g %s", c.id, size[0], size[1], c.press)
			w := lay(t, still(), c.id, c.start, size[0], size[1])
			if c.turn != "" {
				w.turns(c.turn)
				w.update()
			}
			if c.press != "" {
				if !w.has(c.press) {
					t.Fatalf("%s: no such control", where)
				}
				w.control(c.press).Do()
				w.update()
			}
			checkControls(t, w, where)
		}
	}
}

// TestPictures comes to the special states as a player does. Where SHOTS names a
// folder it leaves pictures there, in both themes, in English and in three sizes.
func TestPictures(t *testing.T) {
	looks, sizes := []scenetest.Machine{{Langs: []string{"en"}}, {Langs: []string{"zh-Hans"}}, {Langs: []string{"zh-Hans"}, IsDark: true}}, frames[:3]
	if os.Getenv("SHOTS") == "" {
		looks, sizes = looks[:1], sizes[:1]
	}
	for _, look := range looks {
		for _, size := range sizes {
			for _, c := range []struct{ name, id, start, turn, press, tap string }{
				{"slid", "qiji", qijiSlide, "c9c5", "slide.1", "g4"},
				{"king", "weiwo", weiwoStart, "", "", "e2"},
				{"void", "weiwo", weiwoVoid, "", "", ""},
				{"sweep", "qice", qiceSweep, "", "", ""},
				{"exchange", "qice-line", qiceExchange, "", "", "c5"},
				{"swap", "huanfang", fangRook, "", "", "e1"},
				{"second", "qiji", qijiSecond, "", "slide.2", ""},
				{"castle", "baige", baigeKing, "", "", "f1"},
			} {
				machine := look
				machine.IsStill = true
				w := showOn(t, &machine, c.id, c.start, size[0], size[1])
				name := fmt.Sprintf("%s-%v-%s-", machine.Langs[0], machine.IsDark, c.id)
				if c.turn != "" {
					w.turns(c.turn)
					w.settle()
				}
				if c.press != "" {
					w.press(c.press)
				}
				if c.tap != "" {
					w.click(c.tap, size[0] < 1000)
				}
				w.settle()
				w.shot(name + c.name)
				if c.name == "slid" {
					w.click("f6", size[0] < 1000)
					w.settle()
					w.shot(name + "after")
				}
				w.Screen.Deallocate()
			}
		}
	}
}
