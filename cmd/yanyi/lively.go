package main

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/ui"
)

// lively tells the machine whenever something is drawn, so that it asks for few
// frames while nothing is (design.md "Redraw only on change").
type lively struct{ *ui.Stack }

// Draw draws what has changed.
func (l lively) Draw(screen *ebiten.Image) {
	if l.Changing() {
		stayAwake()
	}
	l.Stack.Draw(screen)
}
