package play

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/scenes/board"
	"yanyi/scenes/gestures"
)

// On every board a finger has a glass where points are closer than it hits well, and none
// elsewhere, on phones either way up and in a frame.
func TestEveryBoardHasAGlassWherePointsAreClose(t *testing.T) {
	close := 0
	for _, v := range catalog.All() {
		for _, size := range frames[1:] {
			start := v.Info().Start
			if v.Info().ID == "qice" || v.Info().ID == "qice-line" {
				start += " tiles=1,2,3,4,5,6,7,8/1,2,3,4,5,6,7,8"
			}
			w := lay(t, still(), v.Info().ID, start, size[0], size[1])
			x, y := w.page.board.Center(game.Square(len(v.Info().Board.Points) / 2))
			w.down(x, y, true)
			fine := w.page.board.Pitch() < board.Fine
			if got := w.page.board.Speaks(); got != fine {
				t.Errorf("%s %v: points are %.1f apart, glass %t", v.Info().ID, size, w.page.board.Pitch(), got)
			}
			if fine {
				close++
			}
			w.Screen.Deallocate()
		}
	}
	if close < 10 {
		t.Errorf("only %d boards have points that are close", close)
	}
}

// Who wants to confirm sees the turn as a ghost first; a button does it, so does a second
// tap on the target or Enter, and another button or Escape takes it back.
func TestATurnIsAGhostUntilItIsConfirmed(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, high float64, touch bool) {
		w := show(t, "xiangqi", "start", width, high)
		confirm := func(on bool) {
			w.sh.Settings.Confirm = on
			w.page.Layout(w.page.view)
		}
		confirm(true)
		propose := func() {
			w.click("h3", touch)
			w.click("e3", touch)
			w.settle()
			if w.ply() != 0 {
				t.Fatal("the turn was not asked about")
			}
		}
		plain := slices.Clone(w.Picture().Pix)
		propose()
		w.shot("ghost")
		if bytes.Equal(plain, w.Picture().Pix) {
			t.Error("no ghost is seen")
		}
		w.press("unconfirm")
		propose()
		w.keys(ebiten.KeyEscape)
		if w.settle(); w.listed("confirm") {
			t.Error("Escape leaves the turn waiting")
		}
		for name, do := range map[string]func(){
			"the button": func() { w.press("confirm") },
			"Enter":      func() { w.keys(ebiten.KeyEnter) },
			"a tap":      func() { w.click("e3", touch) },
		} {
			propose()
			do()
			if w.settle(); w.ply() != 1 {
				t.Fatalf("%s does not do the turn", name)
			}
			w.undo()
			w.settle()
		}
		confirm(false)
		w.click("h3", touch)
		w.click("e3", touch)
		w.played("h3e3")
	})
}

// Two fingers draw the board apart, which is drawn within its place and plays as before; in
// every frame the button in its corner can be pressed.
func TestABoardDrawnApartPlays(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, high float64, finger bool) {
		if !finger {
			return
		}
		w := show(t, "yanyi", prepared, width, high)
		before := w.page.board.Rect()
		_, x, y := w.square("c7")
		for _, by := range []float64{1, 1.5, 1.5} {
			w.next.Pinch = gestures.Pinch{On: true, X: x, Y: y, By: by}
			w.step()
		}
		w.next.Pinch = gestures.Pinch{Ended: true, X: x, Y: y, By: 1}
		w.step()
		w.next.Pinch = gestures.Pinch{}
		w.settle()
		w.shot("apart")
		if w.page.board.Rect() != before || !w.has(board.WholeID) {
			t.Fatalf("the board went from %+v to %+v", before, w.page.board.Rect())
		}
		checkControls(t, w, fmt.Sprintf("%gx%g apart", width, high))
		w.click("c7", true)
		w.click("b5", true)
		w.settle()
		w.shot("apart-played")
		if w.ply() != 1 {
			t.Error("a board drawn apart does not play")
		}
		if w.listed(board.WholeID) {
			w.press(board.WholeID)
		}
		if w.listed(board.WholeID) {
			t.Error("the button does not bring the whole board back")
		}
	})
}
