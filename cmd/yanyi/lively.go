package main

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/ui"
)

// lively notifies the machine whenever something is drawn, so that it requests few frames while
// nothing is (game/README.md, Redraw only on change).
type lively struct {
	*ui.Stack
	ticking *sync.Mutex // see session.Session.Ticking
	window  *window
}

// Update does one tick.
func (l lively) Update() error {
	l.ticking.Lock()
	defer l.ticking.Unlock()
	defer ticked()
	return l.Stack.Update()
}

// Draw draws what has changed.
func (l lively) Draw(screen *ebiten.Image) {
	l.ticking.Lock()
	defer l.ticking.Unlock()
	if l.Changing() {
		stayAwake()
	}
	l.Stack.Draw(screen)
	l.window.drawn(screen)
}
