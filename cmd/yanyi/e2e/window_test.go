//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/app"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/platform"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
	"yanyi/wasm/browsertest"
)

// window is the desktop program: its own page stack in a real window, on a real machine whose
// data folder is the test's. Only pointer and keys come from the test.
type window struct {
	on      *platform.Machine
	session *session.Session
	queue   []ui.Input // the input of the next ticks
	calls   chan func()
	last    ui.Input
	done    chan int
	finish  func(code int)
}

// screen is the only window of the tests.
var screen = &window{calls: make(chan func()), done: make(chan int)}

// TestMain gives the main thread to the window and runs the tests beside it. Without a display
// only the browser tests run.
func TestMain(m *testing.M) {
	if os.Getenv("DISPLAY") == "" {
		os.Exit(run(m))
	}
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	go func() { screen.done <- run(m) }()
	code := 1
	screen.finish = func(c int) { code = c }
	if err := ebiten.RunGame(screen); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(code)
}

// run runs the tests and closes the shared browser.
func run(m *testing.M) int {
	defer browsertest.Quit()
	return m.Run()
}

// Update runs the tests' requests, then a tick of the program.
func (w *window) Update() error {
	for {
		select {
		case code := <-w.done:
			w.finish(code)
			return ebiten.Termination
		case f := <-w.calls:
			f()
			continue
		default:
		}
		break
	}
	if w.session == nil {
		return nil
	}
	return w.session.Stack.Update()
}

func (w *window) Draw(img *ebiten.Image) {
	if w.session != nil {
		w.session.Stack.Draw(img)
	}
}

func (w *window) LayoutF(width, height float64) (float64, float64) {
	if w.session == nil {
		return width, height
	}
	return w.session.Stack.LayoutF(width, height)
}

func (w *window) Layout(width, height int) (int, int) { return width, height }

// do runs f between two ticks.
func (w *window) do(f func()) {
	done := make(chan struct{})
	w.calls <- func() { f(); close(done) }
	<-done
}

// source passes the queued input to the pages, one tick at a time.
func (w *window) source(in *ui.Input, _ float64) {
	tick := in.Tick + 1
	if len(w.queue) > 0 {
		w.last, w.queue = w.queue[0], w.queue[1:]
	} else {
		w.last.Pressed, w.last.Released, w.last.Keys, w.last.Ctrl, w.last.DX, w.last.DY = false, false, nil, false, 0, 0
	}
	*in = w.last
	in.Tick, in.Visible = tick, true
}

// send queues input and waits until it has been taken.
func (w *window) send(inputs ...ui.Input) {
	w.do(func() { w.queue = append(w.queue, inputs...) })
	for left := 1; left > 0; time.Sleep(5 * time.Millisecond) {
		w.do(func() { left = len(w.queue) })
	}
}

func (w *window) open(t testing.TB, params map[string]string) {
	t.Helper()
	t.Setenv("LIBGL_ALWAYS_SOFTWARE", "1")
	if os.Getenv("E2E_DATA") == "" {
		dir := t.TempDir()
		t.Setenv("E2E_DATA", dir)
		t.Setenv("XDG_DATA_HOME", dir)
	}
	w.do(func() {
		if w.on != nil {
			w.on.Close() // the next start checks what Close wrote
		}
		w.on = platform.Open(params, "")
		w.session = app.New(w.on)
		w.session.Stack.Source = w.source
		w.session.Stack.LayoutF(1280, 800)
	})
}

func (w *window) reload(t testing.TB) { w.open(t, map[string]string{"lang": "zh-Hans"}) }

func (w *window) look(testing.TB) (o play.Probe) {
	w.do(func() { o = play.Look(w.session) })
	return o
}

// at is the pointer at a place, in logical pixels.
func (w *window) at(x, y float64) ui.Input {
	var in ui.Input
	var scale float64
	w.do(func() { scale = w.session.Stack.View().Scale })
	in.X, in.Y = x/scale, y/scale
	in.StartX, in.StartY = in.X, in.Y
	return in
}

func (w *window) click(_ testing.TB, x, y float64) {
	down := w.at(x, y)
	hover, up := down, down
	down.Pressed, down.Down = true, true
	up.Released = true
	w.send(hover, down, up)
}

func (w *window) drag(_ testing.TB, fromX, fromY, toX, toY float64) {
	const steps = 8
	from, to := w.at(fromX, fromY), w.at(toX, toY)
	press := from
	press.Pressed, press.Down = true, true
	inputs := []ui.Input{from, press}
	for i := 1; i <= steps; i++ {
		in := press
		in.Pressed, in.Dragging = false, true
		k := float64(i) / steps
		in.X, in.Y = from.X+(to.X-from.X)*k, from.Y+(to.Y-from.Y)*k
		in.DX, in.DY = (to.X-from.X)/steps, (to.Y-from.Y)/steps
		inputs = append(inputs, in)
	}
	up := inputs[len(inputs)-1]
	up.Down, up.Released, up.DX, up.DY = false, true, 0, 0
	w.send(append(inputs, up)...)
}

func (w *window) key(k ebiten.Key, ctrl bool) {
	in := w.last
	in.Pressed, in.Released, in.Down, in.Keys, in.Ctrl = false, false, false, []ebiten.Key{k}, ctrl
	w.send(in)
}

func (w *window) escape(testing.TB)  { w.key(ebiten.KeyEscape, false) }
func (w *window) undoKey(testing.TB) { w.key(ebiten.KeyZ, true) }

func TestAGameInAWindow(t *testing.T) {
	if os.Getenv("DISPLAY") == "" {
		t.Skip("no display")
	}
	playThrough(&player{t, screen})
	screen.do(func() { screen.session = nil }) // the browser tests need the processor
}
