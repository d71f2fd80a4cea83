package play

import (
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/render/windowtest"
	"yanyi/scenes/draw"
	"yanyi/scenes/pages/play/table"
	"yanyi/scenes/session"
)

// TestConfirmAsksInThePanel: with the option on, a decided turn waits for a button
// that does not cover the board.
func TestConfirmAsksInThePanel(t *testing.T) {
	for _, size := range frames {
		w := show(t, prepared, size[0], size[1])
		w.sh.Settings.Confirm = true
		w.sh.Stack.Relayout()
		w.settle()
		w.click("c7", false)
		w.click("a8", false)
		if w.page.table.Match().Ply() != 0 {
			t.Fatalf("%v: played without confirmation", size)
		}
		w.shot("confirm")
		w.press("unconfirm") // one step back: the horse is still picked
		w.click("b9", false)
		w.press("confirm")
		w.played("c7b9")
	}
}

func TestEverybodyIsAskedAboutADraw(t *testing.T) {
	w := show(t, prepared, 1280, 800)
	w.press("draw")
	w.press("draw.yes")
	w.shot("offered")
	w.press("accept") // Wei
	if w.page.table.Over() {
		t.Fatal("Shu was not asked")
	}
	w.press("decline")
	if w.page.table.Over() || w.page.deciding() {
		t.Fatal("declined, and yet not done with")
	}
	w.press("draw")
	w.press("draw.yes")
	w.press("accept")
	w.press("accept")
	if !w.page.table.Over() || !w.page.result {
		t.Error("everybody agreed and no result is shown")
	}
	w.shot("drawn")
}

func TestRematchRotatesTheSeats(t *testing.T) {
	windowtest.Need(t)
	w := show(t, prepared, 1280, 800)
	setup := w.page.table.Match().Setup()
	setup.Seats[0], setup.Seats[1] = match.Human("Lu"), match.Computer(3)
	again := w.page.again()
	want := []match.Player{match.Human(""), match.Human("Lu"), match.Computer(3)}
	for i := range want {
		if again.Seats[i] != want[i] {
			t.Errorf("seat %d: %+v, want %+v", i, again.Seats[i], want[i])
		}
	}
	if again.Bottom != game.Wu || again.Start != "" {
		t.Errorf("bottom %d, start %q", again.Bottom, again.Start)
	}
}

func TestShareCopiesTheRecord(t *testing.T) {
	windowtest.Need(t)
	w := show(t, prepared, 1280, 800)
	copied := ""
	w.page.tools.Copy = func(text string) <-chan error {
		copied = text
		done := make(chan error, 1)
		done <- nil
		return done
	}
	for _, turn := range []string{"c7a8", "i12i11", "i6i7", "m5m1", "i11i10", "m1m17"} {
		if err := w.page.table.Match().Play(turn); err != nil {
			t.Fatal(err)
		}
	}
	w.page.stale = true
	w.settle()
	w.press("share")
	if _, err := match.Parse(find, copied); err != nil || !strings.Contains(copied, "m1m17") {
		t.Errorf("copied %q (%v)", copied, err)
	}
}

// mute is an engine that never answers.
type mute struct{ stopped *int }

func (mute) Send(string)                 {}
func (mute) Lines(dst []string) []string { return dst }
func (mute) Err() error                  { return nil }
func (m mute) Stop()                     { *m.stopped++ }

// TestTakeBackWhileTheComputerThinks: the button works while a computer thinks and
// stops it.
func TestTakeBackWhileTheComputerThinks(t *testing.T) {
	w := show(t, "", 390, 844)
	stopped := 0
	v, _ := find("yanyi")
	page, err := begin(w.sh, Tools{Engine: func() table.Engine { return mute{&stopped} }}, session.Setup{
		Variant: v, Seats: []match.Player{match.Human(""), match.Computer(2), match.Computer(2)}, TakeBack: true, Bottom: game.Wu,
	})
	if err != nil {
		t.Fatal(err)
	}
	p := page.(*Page)
	w.page = p
	w.sh.Stack.Open(p)
	w.settle()
	w.click("n9", true)
	w.click("m9", true)
	w.settle()
	for range 60 {
		w.step()
	}
	if _, thinking := p.table.Thinking(); !thinking {
		t.Fatal("no computer thinks")
	}
	w.shot("thinking")
	w.press("takeback")
	if p.table.Match().Ply() != 0 || stopped != 1 {
		t.Errorf("ply %d, %d engines stopped", p.table.Match().Ply(), stopped)
	}
	if _, thinking := p.table.Thinking(); thinking {
		t.Error("it still thinks")
	}
}

// TestStuckEngineCanBeRetried: an engine that cannot start is told of, with a way
// to try again.
func TestStuckEngineCanBeRetried(t *testing.T) {
	w := show(t, "", 1280, 800)
	v, _ := find("yanyi")
	tries := 0
	page, err := begin(w.sh, Tools{Engine: func() table.Engine { tries++; return nil }}, session.Setup{
		Variant: v, Seats: []match.Player{match.Computer(2), match.Human(""), match.Human("")},
	})
	if err != nil {
		t.Fatal(err)
	}
	p := page.(*Page)
	w.page = p
	w.sh.Stack.Open(p)
	w.settle()
	w.step()
	if d, ok := p.decision(); !ok || d.yesID != "retry" {
		t.Fatal("nobody is told that the computer cannot play")
	}
	w.shot("stuck")
	before := tries
	w.press("retry")
	if tries <= before {
		t.Error("it was not tried again")
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
	w := show(t, prepared, 1280, 800)
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
func (w *world) canvas() *draw.Canvas {
	if w.own == nil {
		w.own = new(draw.Canvas)
	}
	w.page.view.Draw(w.own, w.Screen, false)
	return w.own
}
