package play

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/threekingdoms"
	"yanyi/render/windowtest"
	"yanyi/scenes/draw"
	"yanyi/scenes/scenetest"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

func find(id string) (game.Variant, bool) {
	for _, v := range threekingdoms.Variants() {
		if v.Info().ID == id {
			return v, true
		}
	}
	return nil, false
}

// prepared is a position in which Wu may depose, ally, and mate.
const prepared = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"

// world is a page shown in a test.
type world struct {
	*scenetest.Stage
	t       testing.TB
	machine *scenetest.Machine
	sh      *session.Session
	page    *Page
	next    ui.Input
	own     *draw.Canvas
}

// blank is a lowest page with nothing on it.
type blank struct{}

func (blank) Layout(ui.View) {}

func (blank) Update(*ui.Input) ui.Nav { return ui.Stay() }

func (blank) Draw(c *draw.Canvas) { c.Paper() }

func (blank) Dirty() bool { return false }

func (blank) Controls() []ui.Control { return nil }

// show opens a game among people from a position at a size.
func show(t testing.TB, start string, w, h float64) *world {
	t.Helper()
	windowtest.Need(t)
	machine := &scenetest.Machine{Langs: []string{"zh-Hans"}, IsStill: true}
	sh := session.New(machine)
	sh.Settings.Sound = false // the sound card's own thread makes garbage
	sh.Start(blank{})
	v, _ := find("yanyi")
	opened, err := begin(sh, Tools{}, session.Setup{Variant: v, Start: start, Seats: make([]match.Player, 3), Bottom: game.Shu, TakeBack: true, Hints: true})
	if err != nil {
		t.Fatal(err)
	}
	p := opened.(*Page)
	sh.Stack.Open(p)
	x := &world{Stage: scenetest.New(sh.Stack, w, h), t: t, machine: machine, sh: sh, page: p}
	sh.Stack.Source = x.source
	x.settle()
	return x
}

// source gives the pages one tick of the test's input.
func (w *world) source(in *ui.Input, _ float64) {
	tick := in.Tick + 1
	*in = w.next
	in.Tick = tick
	w.next.Pressed, w.next.Released, w.next.Keys, w.next.DX, w.next.DY = false, false, nil, 0, 0
}

func (w *world) settle() {
	w.t.Helper()
	if err := w.Settle(200); err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) step() {
	w.t.Helper()
	if err := w.Step(1); err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) square(name string) (sq game.Square, x, y float64) {
	w.t.Helper()
	sq, err := w.page.info.Board.Square(name)
	if err != nil {
		w.t.Fatal(err)
	}
	x, y = w.page.Center(sq)
	return sq, x, y
}

// down presses at a place, move goes to another, up lets go.
func (w *world) down(x, y float64, touch bool) {
	w.next.X, w.next.Y, w.next.StartX, w.next.StartY = x, y, x, y
	w.next.Down, w.next.Pressed, w.next.Touch, w.next.Dragging = true, true, touch, false
	w.step()
}

func (w *world) move(x, y float64) {
	w.next.DX, w.next.DY = x-w.next.X, y-w.next.Y
	w.next.X, w.next.Y = x, y
	slop := ui.Slop
	if w.next.Touch {
		slop = ui.TouchSlop
	}
	dx, dy := x-w.next.StartX, y-w.next.StartY
	w.next.Dragging = w.next.Dragging || dx*dx+dy*dy > slop*slop
	w.step()
}

func (w *world) up() {
	w.next.Down, w.next.Released = false, true
	w.step()
	w.next.Dragging = false
	w.step()
}

func (w *world) click(square string, touch bool) {
	_, x, y := w.square(square)
	w.down(x, y, touch)
	w.up()
}

func (w *world) press(id string) {
	w.t.Helper()
	for _, c := range w.page.Controls() {
		if c.ID == id && !c.Off {
			w.down(c.Rect.X+c.Rect.W/2, c.Rect.Y+c.Rect.H/2, false)
			w.up()
			w.settle()
			return
		}
	}
	w.t.Fatalf("no control %q", id)
}

func (w *world) keys(keys ...ebiten.Key) {
	for _, k := range keys {
		w.next.Keys = []ebiten.Key{k}
		w.step()
	}
}

// played fails unless the last turn is the one given.
func (w *world) played(want string) {
	w.t.Helper()
	w.settle()
	turns := w.page.table.Match().Turns()
	if len(turns) == 0 || turns[len(turns)-1] != want {
		w.t.Fatalf("turns %v, want %s last (%s)", turns, want, w.page.table.Notice().Phrase.Key)
	}
}

// shot writes a picture for the eye when SHOTS names a folder.
func (w *world) shot(name string) {
	windowtest.Shot(w.t, fmt.Sprintf("%s-%gx%g", name, w.page.view.W, w.page.view.H), w.Screen)
}

var frames = [][2]float64{{1280, 800}, {390, 844}, {480, 520}, {844, 390}}

// TestEveryFramePlays goes through a game in every frame by mouse and finger.
func TestEveryFramePlays(t *testing.T) {
	for _, size := range frames {
		t.Run(fmt.Sprintf("%gx%g", size[0], size[1]), func(t *testing.T) {
			w := show(t, prepared, size[0], size[1])
			w.shot("start")
			touch := size[0] < 1000
			w.click("c7", touch)
			w.shot("selected")
			w.click("a8", touch)
			w.played("c7a8")
			w.shot("alliance")
			w.click("i12", touch)
			w.click("e7", touch)
			if !w.page.bubble.shown() {
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
			if !w.page.result {
				t.Error("the result is not shown")
			}
			w.shot("result")
		})
	}
}

func TestMouseDrags(t *testing.T) {
	w := show(t, prepared, 1280, 800)
	from, x, y := w.square("c7")
	_, tx, ty := w.square("a8")
	w.down(x, y, false)
	w.move(x+2, y+1)
	if w.page.gesture.from != game.NoSquare {
		t.Fatal("two pixels are no drag yet")
	}
	w.move(x+4, y+2)
	if w.page.gesture.from != from || w.page.marks.Drag.From != from {
		t.Fatal("the piece is not lifted after four pixels")
	}
	w.move((x+tx)/2, (y+ty)/2)
	w.shot("drag")
	w.move(tx, ty)
	w.up()
	w.played("c7a8")
}

func TestIllegalDropReturns(t *testing.T) {
	w := show(t, prepared, 1280, 800)
	from, x, y := w.square("c7")
	_, tx, ty := w.square("h6")
	w.down(x, y, false)
	w.move(tx, ty)
	w.up()
	w.settle()
	if w.page.table.Match().Ply() != 0 || w.page.marks.Drag.From != game.NoSquare || w.page.table.Hand().Selected() != from {
		t.Error("the piece did not return selected")
	}
	if !w.page.bubble.shown() {
		t.Error("an illegal drop says nothing")
	}
	// Dropped beside the board it returns without a word.
	w.down(x, y, false)
	w.move(2, 2)
	w.up()
	if w.page.bubble.shown() || w.page.table.Match().Ply() != 0 {
		t.Error("a drop beside the board is no turn and needs no reason")
	}
}

func TestFingerUsesTheGlass(t *testing.T) {
	w := show(t, prepared, 390, 844)
	_, x, y := w.square("c7")
	w.down(x+9, y-9, true) // thirteen pixels off, beside the point
	if !w.page.glass.shown || w.page.table.Hand().Selected() != game.NoSquare {
		t.Fatal("a resting finger shows the glass and does nothing else")
	}
	w.shot("glass")
	w.up()
	if _, sx, _ := w.square("c7"); w.page.table.Hand().Selected() == game.NoSquare || sx == 0 {
		t.Fatal("lifting the finger did not pick the nearest useful point")
	}
	if w.page.glass.shown {
		t.Error("the glass stays")
	}
	_, x, y = w.square("a8")
	w.down(x-8, y+10, true)
	w.up()
	w.played("c7a8")
}

func TestKeyboardPlays(t *testing.T) {
	w := show(t, prepared, 1280, 800)
	w.keys(ebiten.KeyUp) // shows the cursor at Wu's king, q9
	if w.page.cursor == game.NoSquare {
		t.Fatal("no cursor")
	}
	for range 14 {
		w.keys(ebiten.KeyLeft)
	}
	w.keys(ebiten.KeyDown, ebiten.KeyDown) // c7
	if name := w.page.info.Board.Name(w.page.cursor); name != "c7" {
		t.Fatalf("the cursor is on %s", name)
	}
	w.keys(ebiten.KeyEnter)
	w.shot("cursor")
	w.keys(ebiten.KeyEscape)
	if w.page.table.Hand().Selected() != game.NoSquare {
		t.Fatal("Escape did not let go")
	}
	w.keys(ebiten.KeyEnter, ebiten.KeyLeft, ebiten.KeyLeft, ebiten.KeyUp, ebiten.KeyEnter)
	w.played("c7a8")
	w.next.Ctrl = true
	w.keys(ebiten.KeyZ)
	w.next.Ctrl = false
	if w.page.table.Match().Ply() != 0 {
		t.Error("Ctrl+Z did not take back")
	}
}

func TestListKeysLookBack(t *testing.T) {
	w := show(t, prepared, 1280, 800)
	for _, turn := range [][2]string{{"c7", "a8"}, {"i12", "i11"}, {"i6", "i7"}} {
		w.click(turn[0], false)
		w.click(turn[1], false)
		w.settle()
	}
	if w.page.table.Match().Ply() != 3 {
		t.Fatalf("ply %d", w.page.table.Match().Ply())
	}
	w.page.form.SetFocus(listID)
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
	w := show(t, "", 1280, 800)
	_, x, y := w.square("e1")
	w.next.X, w.next.Y = x, y
	w.step()
	if got := w.page.tip.text; len(got) < len("关羽") || got[:len("关羽")] != "关羽" {
		t.Errorf("hovering e1 says %q", got)
	}
	w.shot("hover")
	w.next.X, w.next.Y = x-60, y
	w.step()
	if w.page.tip.text != "" {
		t.Error("the name stays")
	}
}

func TestResignAsksBesideTheBoard(t *testing.T) {
	for _, size := range frames {
		if size == frames[2] {
			continue // the small frame has no such button
		}
		w := show(t, prepared, size[0], size[1])
		w.press("resign")
		w.shot("resign")
		for _, c := range w.page.Controls() {
			if c.ID == "resign.yes" && c.Rect.Overlaps(w.page.plan.Board) {
				t.Error("the question lies over the board")
			}
		}
		w.press("ask.no")
		if w.page.table.Match().Ply() != 0 {
			t.Fatal("resigned without confirmation")
		}
		w.press("resign")
		w.press("resign.yes")
		if w.page.table.Match().Ply() != 1 {
			t.Error("did not resign")
		}
	}
}

func TestNothingIsDrawnAtRest(t *testing.T) {
	w := show(t, prepared, 1280, 800)
	for range 120 {
		if err := w.Stack.Update(); err != nil {
			t.Fatal(err)
		}
		if w.Stack.Changing() {
			t.Fatal("something is to be drawn while nothing happens")
		}
		w.Stack.Draw(w.Screen)
	}
}

func TestRestingTicksAllocateNothing(t *testing.T) {
	w := show(t, prepared, 1280, 800)
	defer uncollected()()
	if n := testing.AllocsPerRun(200, func() { w.Stack.Update() }); n != 0 {
		t.Errorf("%v allocations a tick at rest", n)
	}
}

func TestInputLandsAnimation(t *testing.T) {
	w := show(t, prepared, 1280, 800)
	w.machine.IsStill = false
	w.settle()
	w.click("c7", false)
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

func TestControlsFitEveryFrame(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1920, 1080}, {1024, 768}, {900, 640}, {390, 844}, {360, 640}, {320, 568}, {768, 1024}, {480, 520}, {844, 390}, {667, 375}} {
		w := show(t, prepared, size[0], size[1])
		for _, state := range []string{"play", "resign", "past", "over"} {
			switch state {
			case "resign":
				if w.page.plan.Frame == ui.Small {
					continue
				}
				w.press("resign")
			case "past":
				w.page.ask = askNothing
				for _, turn := range []string{"c7a8", "i12i11", "i6i7", "m5m1", "i11i10", "m1m17"} {
					if err := w.page.table.Match().Play(turn); err != nil {
						t.Fatal(err)
					}
				}
				w.page.table.GoTo(2)
				w.settle()
			case "over":
				w.page.table.GoLive()
				w.page.finish()
				w.page.stale = true
				w.settle()
			}
			checkControls(t, w, fmt.Sprintf("%gx%g %s", size[0], size[1], state))
		}
	}
}

func checkControls(t *testing.T, w *world, where string) {
	t.Helper()
	view := draw.Box(0, 0, w.page.view.W, w.page.view.H)
	controls := w.page.Controls()
	for i := range controls {
		a := &controls[i]
		if a.Scrolled() || a.ID == boardID {
			continue
		}
		if !a.Rect.Within(view) {
			t.Errorf("%s: %s leaves the view: %+v", where, a.ID, a.Rect)
		}
		if a.Rect.W < 44 || a.Rect.H < 44 {
			t.Errorf("%s: %s is only %g×%g", where, a.ID, a.Rect.W, a.Rect.H)
		}
		for j := range controls[:i] {
			if b := &controls[j]; !b.Scrolled() && b.ID != boardID && a.Rect.Overlaps(b.Rect) {
				t.Errorf("%s: %s and %s overlap", where, a.ID, b.ID)
			}
		}
	}
}
