package main

import (
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/scenes/machine"
	"yanyi/scenes/platform"
)

// window is the machine with a window to call attention by, where there is one: a page
// has ways of its own.
type window struct {
	*platform.Machine
	mark string
}

// Abilities are those of the machine, and the window's.
func (w *window) Abilities() machine.Abilities {
	can := w.Machine.Abilities()
	if runtime.GOOS != "js" {
		can.Attention = w
	}
	return can
}

// title writes the window's title.
func (w *window) title() {
	text := locale.T("app.name")
	if w.mark != "" {
		text = w.mark + " " + text
	}
	ebiten.SetWindowTitle(text)
}

// Looked reports whether the window is seen and has the keyboard.
func (w *window) Looked() bool { return ebiten.IsFocused() && !ebiten.IsWindowMinimized() }

// Mark writes a mark before the title.
func (w *window) Mark(text string) {
	w.mark = text
	w.title()
}

// Ask asks nobody: a window may always call.
func (w *window) Ask() {}

// Notify lets the window's button blink, or what else the system does; the words are the
// page's.
func (w *window) Notify(string) { ebiten.RequestAttention() }
