package board

import (
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/render/windowtest"
	"yanyi/scenes/canvas"
	"yanyi/scenes/host"
	"yanyi/scenes/ui"
)

// New input lands the animation: what a person does is about the position it leads to.
func TestInputLandsAnimation(t *testing.T) {
	for name, input := range map[string]func(p *person){
		"a press":  func(p *person) { p.down(p.point("i12")) },
		"an arrow": func(p *person) { p.key(ebiten.KeyUp) },
		"Enter":    func(p *person) { p.SetCursor(p.square("i12")); p.form.SetFocus(ID); p.key(ebiten.KeyEnter) },
	} {
		p := lively(t, "yanyi", prepared)
		p.click("c7", "a8", "a8")
		if !p.Animating() {
			t.Fatal("nothing is animated")
		}
		landed := p.landed
		if input(p); p.Animating() || p.landed == landed {
			t.Errorf("%s did not land the animation", name)
		}
	}
}

// A dropped piece does not go its way again: it settles from where it was let go.
func TestADroppedPieceSettles(t *testing.T) {
	ticks := func(play func(p *person)) (n int) {
		p := lively(t, "yanyi", prepared)
		play(p)
		for p.Animating() {
			p.tick()
			n++
		}
		p.plays("m5m9")
		return n
	}
	dropped := ticks(func(p *person) { p.drag("m5", "m9") })
	if gone := ticks(func(p *person) { p.click("m5", "m9") }); dropped >= gone {
		t.Errorf("a drop takes %d ticks, a move %d", dropped, gone)
	}
}

// A board that moves must be drawn; one at rest need not be.
func TestNothingIsDrawnAtRest(t *testing.T) {
	p := lively(t, "yanyi", prepared)
	p.click("c7", "a8", "a8")
	if p.tick(); !p.Moved() {
		t.Error("a moving board is not drawn")
	}
	p.land()
	for range 60 { // what is shown for a while
		p.tick()
	}
	p.picture()
	p.Drawn()
	for range 120 {
		if p.tick(); p.Moved() {
			t.Fatal("something is to be drawn while nothing happens")
		}
	}
}

// Ticks at rest, ticks of a moving board and frames of what is said allocate nothing.
func TestTicksAndFramesAllocateNothing(t *testing.T) {
	p := lively(t, "yanyi", prepared)
	var c canvas.Canvas
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	p.click("c7", "e7") // is told why not
	var page ui.Form
	page.Reset(p.view())
	page.Place(ui.Over(p.Part(), p.Labels(), p.Over()), desk)
	frame := func() {
		p.view().Draw(&c, img, true)
		page.Draw(&c)
	}
	for range 3 { // Ebitengine's queues grow until what is drawn is read
		for range 30 {
			frame()
		}
		windowtest.Picture(img)
	}
	runtime.GC() // collected images clean up beside the test, and that allocates
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	if n := testing.AllocsPerRun(20, frame); n > 0 {
		t.Errorf("%v allocations a frame", n)
	}
	if n := testing.AllocsPerRun(100, func() { p.tick() }); n > 0 {
		t.Errorf("%v allocations a tick at rest", n)
	}
	p.click("a8", "a8")
	p.tick()
	if n := testing.AllocsPerRun(5, func() { p.tick() }); n > 0 || !p.Animating() {
		t.Errorf("%v allocations a tick of the move", n)
	}
}

// What the board is laid out for is where its squares are, in every quarter.
func TestSquaresStandWhereTheyAreDrawn(t *testing.T) {
	p := at(t, "yanyi", "start", desk)
	for range 4 {
		for sq := range p.info.Board.Points {
			if x, y := p.Center(game.Square(sq)); p.Controller.Board.SquareAt(x, y) != game.Square(sq) || !p.Rect().Contains(x, y) {
				t.Errorf("%s stands at %g %g", p.info.Board.Name(game.Square(sq)), x, y)
			}
		}
		p.table.Do(host.Request{Do: host.Rotate})
		p.tick()
	}
}
