package windowtest

import (
	"errors"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

// Run opens a small window, calls f within its ticks, where images can be drawn and read, and
// closes it once f is done. It needs a display. f may let frames pass, see [Frame].
func Run(f func() error) error {
	l := &loop{turn: make(chan bool), back: make(chan bool)}
	go func() {
		<-l.turn
		open = l
		l.err = f()
		open = nil
		l.back <- true
	}()
	ebiten.SetWindowSize(320, 240)
	ebiten.SetVsyncEnabled(false)     // no one watches
	ebiten.SetTPS(ebiten.SyncWithFPS) // a tick in every frame
	return errors.Join(ebiten.RunGame(l), l.err)
}

// Frame ends the window's frame and begins another one. Only between frames does Ebitengine
// execute drawings that were not read, and free the memory of unreferenced images: tests that
// open page after page call it in between, as scenetest.New does. Without a window it does
// nothing.
func Frame() {
	l := open
	if l == nil {
		return
	}
	if l.frames++; l.frames%collect == 0 {
		runtime.GC() // which knows nothing of how large pictures are beyond Go's own memory
	}
	l.back <- false
	<-l.turn
}

// collect is how many frames are between two collections of garbage.
const collect = 8

// open is the window that tests draw within, nil if there is none.
var open *loop

// loop is the window's. Its ticks and the functions that run within them take turns.
type loop struct {
	turn   chan bool // to the function within a tick
	back   chan bool // to the loop: whether that is done
	frames int
	err    error
}

func (l *loop) Update() error {
	l.turn <- true
	if done := <-l.back; done {
		return ebiten.Termination
	}
	return nil
}

// Draw changes the screen, lest Ebitengine waits until a frame's time is over.
func (l *loop) Draw(screen *ebiten.Image) { screen.Clear() }

func (l *loop) Layout(w, h int) (int, int) { return w, h }
