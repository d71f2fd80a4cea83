package play

import (
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/scenes/scenetest"
)

func TestSwapInBothOrders(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		for _, order := range [][2]string{{"e1", "a1"}, {"a1", "e1"}} {
			w := show(t, "huanfang", fangRook, width, height)
			w.click(order[0], touch)
			w.shot("huanfang-" + order[0])
			w.click(order[1], touch)
			w.same("huanfang", fangRook, "e1~a1")
		}
	})
}

func TestSwapRefusedSaysWhy(t *testing.T) {
	w := show(t, "huanfang", "3k5/9/9/9/9/5r3/9/9/9/R3K4 w", 1280, 800)
	w.drag("a1", "e1", false)
	if got := w.page.board.Says(); got != "未被将，不能换防。" {
		t.Errorf("a piece dropped on its king says %q", got)
	}
}

func TestCastlingBothWays(t *testing.T) {
	for _, c := range []struct{ id, start, king, rook, to, turn string }{
		{"baige", baigeKing, "f1", "j1", "h1", "f1h1"},
		{"guoji", guojiKing, "h1", "l1", "j1", "h1j1"},
	} {
		for _, to := range []string{c.to, c.rook} {
			everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
				w := show(t, c.id, c.start, width, height)
				w.click(c.king, touch)
				w.click(to, touch)
				w.same(c.id, c.start, c.turn)
			})
		}
	}
}

func TestPromotionGreysTheQueen(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "baige", baigePawn, width, height)
		w.click("c9", touch)
		w.click("c10", touch)
		cells := w.choices()
		if len(cells) != 5 || !cells[4].Off || cells[4].ID != choiceID(game.ChoosePromotion, uint8(game.Queen)) || cells[4].Value != "场上已有皇后" {
			t.Fatalf("cells %+v", cells)
		}
		w.shot("baige-promote")
		checkControls(t, w, "promotion")
		w.press(choiceID(game.ChoosePromotion, uint8(game.Guard)))
		w.same("baige", baigePawn, "c9c10=G")
	})
}

// TestTracksComeToRest: an offer pulses and is then still; still tracks cost
// nothing, moving ones allocate nothing in their ticks.
func TestTracksComeToRest(t *testing.T) {
	w := showOn(t, &scenetest.Machine{Langs: []string{"zh-Hans"}}, "qiji", qijiSlide, 1280, 800)
	w.turns("c9c5")
	if err := w.Settle(400); err != nil {
		t.Fatal(err)
	}
	for range 60 {
		w.update()
		if w.Stack.Changing() {
			t.Fatal("something is to be drawn while nothing happens")
		}
		w.Stack.Draw(w.Screen)
	}
	defer uncollected()()
	if n := testing.AllocsPerRun(100, func() { w.Stack.Update() }); n != 0 {
		t.Errorf("%v allocations a tick at rest", n)
	}
	w.control("slide.1").Do()
	w.step()
	if n := testing.AllocsPerRun(5, func() { w.Stack.Update() }); n != 0 || !w.page.stratagems.Tick() {
		t.Errorf("%v allocations a tick of the slide", n)
	}
}

// adds is where the turns lead that the board demonstrates of a stratagem.
func (w *world) adds() (to []game.Square) {
	turns, _, _ := w.page.stratagems.Demo()
	for _, t := range turns {
		to = append(to, t.To())
	}
	return to
}

// TestPointingAtAStratagemShowsWhatItWouldAdd: on a track's cell and on a palace
// point, on the real board.
func TestPointingAtAStratagemShowsWhatItWouldAdd(t *testing.T) {
	w := show(t, "qiji", qijiLeg, 1280, 800)
	w.point(w.cell(0, 6))
	if f6, _, _ := w.square("f6"); !w.page.board.Gold() || !slices.Contains(w.adds(), f6) {
		t.Errorf("cell 6 adds %v", w.adds())
	}
	w.settle()
	w.shot("qiji-demo")
	w.point(5, 5)
	if w.page.board.Gold() || w.adds() != nil {
		t.Error("what it would add stays")
	}
	w = show(t, "weiwo", weiwoHorse, 1280, 800)
	_, x, y := w.square("d3")
	w.point(x, y)
	if b4, _, _ := w.square("b4"); !w.page.board.Gold() || !slices.Contains(w.adds(), b4) {
		t.Errorf("the point d3 adds %v", w.adds())
	}
	if got := w.ply(); got != 0 {
		t.Errorf("pointing played %d turns", got)
	}
}

func TestLongPressTellsOfATileAndShowsIt(t *testing.T) {
	w := show(t, "weiwo", weiwoHorse, 390, 844)
	w.hold("d3")
	if w.page.board.Says() == "" {
		t.Error("a resting finger learns nothing of the tile")
	}
	w.up()
	w.settle()
	if b4, _, _ := w.square("b4"); !w.page.board.Gold() || !slices.Contains(w.adds(), b4) {
		t.Errorf("the point d3 adds %v", w.adds())
	}
	w.shot("weiwo-held")
	if w.page.table.Notice().N != 0 || w.selected() != game.NoSquare {
		t.Error("lifting the finger did something else")
	}
	w.click("h5", true)
	w.settle()
	if w.page.board.Gold() || w.adds() != nil {
		t.Error("what was shown stays after the next press")
	}
}
