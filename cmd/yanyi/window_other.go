//go:build !js

package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/cmd/yanyi/command"
	"yanyi/scenes/machine"
	"yanyi/scenes/platform"
)

// open is the machine, asked for by the command line.
func open() *platform.Machine { return platform.Open(command.Read()) }

// window is the machine with a window to call attention by.
type window struct {
	*platform.Machine
	mark string
}

// inWindow is the machine with its window, and what writes the window's title.
func inWindow(on *platform.Machine) (machine.Machine, func()) {
	w := &window{Machine: on}
	return w, w.title
}

// Abilities are those of the machine, and the window's.
func (w *window) Abilities() machine.Abilities {
	can := w.Machine.Abilities()
	can.Attention = w
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

// fail ends the program by an error, told in one line.
func fail(err error) {
	fmt.Fprintln(os.Stderr, "yanyi:", plainly(err))
	os.Exit(1)
}

// plainly tells an error in a sentence that does not ask to know the drawing library.
func plainly(err error) string {
	for _, raw := range []string{"no window system", "failed to open display"} {
		if strings.Contains(err.Error(), raw) {
			return "there is no screen here to open a window on; without one, make play serves the game for a browser."
		}
	}
	return err.Error()
}
