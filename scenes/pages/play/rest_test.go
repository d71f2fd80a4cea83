package play

import (
	"runtime"
	"runtime/debug"
	"slices"
	"testing"
	"time"

	"yanyi/scenes/canvas"
)

func TestNothingIsDrawnAtRest(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	for range 120 {
		w.update()
		if w.Stack.Changing() {
			t.Fatal("something is to be drawn while nothing happens")
		}
		w.Stack.Draw(w.Screen)
	}
}

func TestRestingTicksAllocateNothing(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	defer uncollected()()
	if n := testing.AllocsPerRun(200, func() { w.Stack.Update() }); n != 0 {
		t.Errorf("%v allocations a tick at rest", n)
	}
}

// uncollected keeps garbage from being collected until what it returns is called:
// collected images clean up beside the test, and that allocates.
func uncollected() (restore func()) {
	runtime.GC()
	time.Sleep(100 * time.Millisecond)
	before := debug.SetGCPercent(-1)
	return func() { debug.SetGCPercent(before) }
}

// TestAnimationAllocatesNothing: once a turn is on its way, the page's ticks make
// no garbage until it has landed.
func TestAnimationAllocatesNothing(t *testing.T) {
	w := show(t, "yanyi", prepared, 1280, 800)
	w.machine.IsStill = false
	w.settle()
	w.click("m5", false) // a plain move, to warm everything up
	w.click("m6", false)
	w.settle()
	w.click("i12", false)
	w.click("i11", false)
	for range 4 { // the gold bar and the first frames of the turn
		w.step()
	}
	defer uncollected()()
	ticks := 0
	n := medianAllocs(func() bool { ticks++; return w.page.board.Animating() && ticks < 100 }, func() { w.sh.Stack.Update() },
		func() { w.page.Draw(w.canvas()) }) // Ebitengine's own queue grows here because no frame of its ends meanwhile
	if ticks < 4 {
		t.Fatalf("only %d ticks of animation", ticks-1)
	}
	if n > 0 {
		t.Errorf("%d allocations a tick", n)
	}
}

// medianAllocs is how many allocations a call of tick makes while running says so,
// with others between two calls: the median, as the count is the whole program's
// and something else may allocate now and then, on a busy machine more often.
func medianAllocs(running func() bool, tick func(), others ...func()) uint64 {
	var before, after runtime.MemStats
	var counts []uint64
	for running() {
		runtime.ReadMemStats(&before)
		tick()
		runtime.ReadMemStats(&after)
		counts = append(counts, after.Mallocs-before.Mallocs)
		for _, f := range others {
			f()
		}
	}
	slices.Sort(counts)
	return counts[len(counts)/2]
}

// canvas is one to draw a frame of the board on.
func (w *world) canvas() *canvas.Canvas {
	if w.own == nil {
		w.own = new(canvas.Canvas)
	}
	w.page.view.Draw(w.own, w.Screen, false)
	return w.own
}
