package play

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/scenes/pages/play/record"
)

// prepared is a position in which Wu may depose, ally, and mate; ended is a game
// from it in which Wu mates both others.
const prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"

var ended = []string{"c7a8", "i12i11", "i6i7", "m5m1", "i11i10", "m1m17"}

// TestEveryFramePlays goes through a game in every frame by mouse and finger.
func TestEveryFramePlays(t *testing.T) {
	everyFrame(t, func(t *testing.T, width, height float64, touch bool) {
		w := show(t, "yanyi", prepared, width, height)
		w.shot("start")
		w.click("c7", touch)
		w.shot("selected")
		w.click("a8", touch)
		w.shot("ally")
		w.click("a8", touch)
		w.played("c7a8")
		w.shot("alliance")
		w.click("i12", touch)
		w.click("e7", touch)
		if w.page.board.Says() == "" {
			t.Error("an illegal target says nothing")
		}
		w.shot("whynot")
		w.click("i11", touch)
		w.played("i12i11")
		w.click("i6", touch)
		w.click("i7", touch)
		w.played("i6i7")
		w.click("m5", touch)
		w.click("m1", touch)
		w.played("m5m1")
		w.shot("absorbed")
		w.click("i11", touch)
		w.click("i10", touch)
		w.click("m1", touch)
		w.click("m17", touch)
		w.played("m1m17")
		if !w.page.lists.result {
			t.Error("the result is not shown")
		}
		w.shot("result")
	})
}

func TestMouseDrags(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	from, x, y := w.square("c7")
	_, tx, ty := w.square("a8")
	w.down(x, y, false)
	w.move(x+2, y+1)
	if w.page.board.Holding() {
		t.Fatal("two pixels are no drag yet")
	}
	w.move(x+4, y+2)
	if !w.page.board.Holding() || w.selected() != from {
		t.Fatal("the piece is not lifted after four pixels")
	}
	w.move((x+tx)/2, (y+ty)/2)
	w.shot("drag")
	w.move(tx, ty)
	w.up()
	w.press("confirm")
	w.played("c7a8")
}

func TestIllegalDropReturns(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	from, x, y := w.square("c7")
	w.drag("c7", "h6", false)
	w.settle()
	if w.ply() != 0 || w.page.board.Holding() || w.selected() != from {
		t.Error("the piece did not return selected")
	}
	if w.page.board.Says() == "" {
		t.Error("an illegal drop says nothing")
	}
	// Dropped beside the board it returns without a word.
	w.down(x, y, false)
	w.move(2, 2)
	w.up()
	if w.page.board.Says() != "" || w.Stack.Said() != "" || w.ply() != 0 {
		t.Error("a drop beside the board is no turn and needs no reason")
	}
}

func TestFingerUsesTheGlass(t *testing.T) {
	w := show(t, "yanyi", prepared, 390, 844)
	c7, x, y := w.square("c7")
	w.down(x+9, y-9, true) // thirteen pixels off, beside the point
	if !w.page.board.Covered() || w.selected() != game.NoSquare {
		t.Fatal("a resting finger shows the glass and does nothing else")
	}
	w.shot("glass")
	w.up()
	if w.selected() != c7 {
		t.Fatal("lifting the finger did not pick the nearest useful point")
	}
	if w.page.board.Covered() {
		t.Error("the glass stays")
	}
	_, x, y = w.square("a8")
	for range 2 { // it is confirmed
		w.down(x-8, y+10, true)
		w.up()
	}
	w.played("c7a8")
}

func TestKeyboardPlays(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	w.keys(ebiten.KeyUp) // shows the cursor at Wu's king, q9
	if w.page.board.Cursor() == game.NoSquare {
		t.Fatal("no cursor")
	}
	for range 14 {
		w.keys(ebiten.KeyLeft)
	}
	w.keys(ebiten.KeyDown, ebiten.KeyDown) // c7
	if name := w.page.table.Info().Board.Name(w.page.board.Cursor()); name != "c7" {
		t.Fatalf("the cursor is on %s", name)
	}
	w.keys(ebiten.KeyEnter)
	w.shot("cursor")
	w.keys(ebiten.KeyEscape)
	if w.selected() != game.NoSquare {
		t.Fatal("Escape did not let go")
	}
	w.keys(ebiten.KeyEnter, ebiten.KeyLeft, ebiten.KeyLeft, ebiten.KeyUp, ebiten.KeyEnter, ebiten.KeyEnter)
	w.played("c7a8")
	w.undo()
	if w.ply() != 0 {
		t.Error("Ctrl+Z did not take back")
	}
}

func TestListKeysLookBack(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	for _, turn := range [][2]string{{"c7", "b9"}, {"i12", "i11"}, {"i6", "i7"}} {
		w.click(turn[0], false)
		w.click(turn[1], false)
		w.settle()
	}
	if w.ply() != 3 {
		t.Fatalf("ply %d", w.ply())
	}
	w.page.form.SetFocus(record.ListID)
	for _, c := range []struct {
		key ebiten.Key
		ply int
	}{{ebiten.KeyLeft, 2}, {ebiten.KeyLeft, 1}, {ebiten.KeyRight, 2}, {ebiten.KeyHome, 0}, {ebiten.KeyDown, 3}, {ebiten.KeyUp, 0}, {ebiten.KeyEnd, 3}} {
		w.keys(c.key)
		if got := w.page.table.Ply(); got != c.ply {
			t.Errorf("after %v: ply %d, want %d", c.key, got, c.ply)
		}
	}
	w.keys(ebiten.KeyLeft)
	w.settle()
	w.shot("past")
}

func TestHoverNamesTheGeneral(t *testing.T) {
	w := show(t, "yanyi", "", 1280, 800)
	_, x, y := w.square("e1")
	w.point(x, y)
	w.linger()
	if got := w.page.board.Says(); !strings.HasPrefix(got, "蜀车：") || !strings.Contains(got, "关羽") {
		t.Errorf("hovering e1 says %q", got)
	}
	w.shot("hover")
	w.point(x-60, y)
	if w.page.board.Says() != "" {
		t.Error("the name stays")
	}
}

func TestResignAsksBesideTheBoard(t *testing.T) {
	for _, size := range frames {
		if size == frames[2] {
			continue // the small frame has no such button
		}
		w := show(t, "yanyi", prepared, size[0], size[1])
		w.press("resign")
		w.shot("resign")
		if w.control("resign.yes").Rect.Overlaps(w.page.board.Rect()) {
			t.Error("the question lies over the board")
		}
		w.press("ask.no")
		if w.ply() != 0 {
			t.Fatal("resigned without confirmation")
		}
		w.press("resign")
		w.press("resign.yes")
		if w.ply() != 1 {
			t.Error("did not resign")
		}
	}
}

func TestInputLandsAnimation(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	w.machine.IsStill = false
	w.settle()
	w.click("c7", false)
	w.click("a8", false)
	w.click("a8", false)
	if !w.page.board.Animating() {
		t.Fatal("nothing is animated")
	}
	w.Resize(1000, 700) // in the middle of it
	w.step()
	w.click("i12", false)
	if w.page.board.Animating() {
		t.Error("the new input did not land the animation")
	}
	w.click("i11", false)
	w.played("i12i11")
}

// The press of a tick means the board that the keys of the same tick leave behind.
func TestAPressMeansTheBoardAfterTheKeys(t *testing.T) {
	w := show(t, "xiangqi", "start", 1280, 800)
	w.turns("h3e3", "h10g8")
	w.page.table.GoTo(0)
	w.settle()
	_, x, y := w.square("b3")
	_, tx, ty := w.square("d3")
	w.next.Keys = []ebiten.Key{ebiten.KeyEscape}
	w.next.X, w.next.Y, w.next.StartX, w.next.StartY = x, y, x, y
	w.next.Down, w.next.Pressed = true, true
	w.step()
	w.move((x+tx)/2, (y+ty)/2)
	w.move(tx, ty)
	w.up()
	w.played("b3d3")
}
