package play

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/scenetest"
)

// showMode is showGame in a mode of the game's.
func showMode(t testing.TB, id, start, mode string, w, h float64) *world {
	t.Helper()
	x := layMode(t, &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}, id, start, mode, w, h)
	x.settle()
	return x
}

// tradeStart has a red elephant that may exchange itself with the horse on e7.
const tradeStart = "4k4/9/9/r3n4/9/2B6/9/9/3K5/9 w tiles=0,0,28,0,0,0,0,0/0,0,0,0,0,0,0,0"

func TestExchangesAreMarkedAndAskedTwice(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := showGame(t, "qice-line", tradeStart, width, height)
		w.click("c5", touch)
		w.shot("qice-exchange")
		e7, _, _ := w.square("e7")
		i := slices.IndexFunc(w.page.targets, func(x table.Target) bool { return x.Square == e7 })
		if i < 0 || !w.page.marks.Targets[i].Exchange || !w.page.marks.Targets[i].Stratagem {
			t.Fatalf("targets %+v", w.page.marks.Targets)
		}
		const line = "象与马同离棋盘。"
		if got := w.page.tell(e7); got != line {
			t.Errorf("the exchange is told as %q", got)
		}
		w.click("e7", touch)
		w.settle()
		s, ok := w.page.staked()
		if w.page.table.Match().Ply() != 0 || !ok || s.square != e7 || s.line == "" || !w.has("confirm") {
			t.Fatalf("the first tap plays, or does not ask: %+v", s)
		}
		w.shot("qice-exchange-asked")
		checkControls(t, w, "exchange")
		w.keys(ebiten.KeyEscape)
		if _, ok := w.page.staked(); ok || w.page.table.Hand().Selected() == game.NoSquare {
			t.Fatal("Escape goes back more or less than the target")
		}
		w.click("e7", touch)
		w.click("e7", touch)
		w.same("qice-line", tradeStart, "c5e7")
	})
}

func TestExchangesByButtonKeysAndDrag(t *testing.T) {
	ask := map[string]func(w *world){
		"button": func(w *world) { w.click("c5", false); w.click("e7", false); w.press("confirm") },
		"enter":  func(w *world) { w.click("c5", false); w.click("e7", false); w.keys(ebiten.KeyEnter) },
		"drag": func(w *world) {
			_, x, y := w.square("c5")
			_, tx, ty := w.square("e7")
			w.down(x, y, false)
			w.move(tx, ty)
			w.up()
			if w.page.table.Match().Ply() != 0 {
				t.Error("a drag plays at once")
			}
			w.click("e7", false)
		},
	}
	for name, play := range ask {
		t.Run(name, func(t *testing.T) {
			w := showGame(t, "qice-line", tradeStart, 1280, 800)
			play(w)
			w.same("qice-line", tradeStart, "c5e7")
		})
	}
	w := showGame(t, "qice-line", tradeStart, 1280, 800)
	w.click("c5", false)
	w.click("e7", false)
	w.click("a3", false) // elsewhere: a step back
	if _, ok := w.page.staked(); ok || w.page.table.Match().Ply() != 0 || w.page.table.Hand().Aimed() != game.NoSquare {
		t.Error("a tap elsewhere does not step back")
	}
}

// A duel that will be lost is asked about, one that will be won is not.
func TestLostDuelsAreAskedTwice(t *testing.T) {
	// Wei's chariot 4/1 or 4/2 attacks Shu's cannon 赵云 5/4, then its soldier.
	const start = "1,wR,3,wK,3/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/17/17/9/1,sC,7/9/2,sB,1,sK,4 w uws - idle - 0"
	w := showMode(t, "yanyi", start, "duel", 1280, 800)
	w.click("f17", false)
	f3, x, y := w.square("f3")
	w.next.X, w.next.Y = x, y
	w.step()
	if w.page.tip.text != "夏侯惇（武 4 智 2） · 赵云（武 5 智 4） · 单挑不敌，攻方阵亡" {
		t.Errorf("pointing at the cannon says %q", w.page.tip.text)
	}
	w.click("f3", false)
	w.settle()
	if s, ok := w.page.staked(); !ok || s.square != f3 || w.page.table.Match().Ply() != 0 {
		t.Fatalf("a lost duel is not asked about: %+v", s)
	}
	w.shot("duel-asked")
	w.press("confirm")
	w.played("f17f3")
	won := strings.Replace(start, "sC", "sP", 1)
	w = showMode(t, "yanyi", won, "duel", 1280, 800)
	w.click("f17", false)
	w.click("f3", false)
	w.played("f17f3")
}
