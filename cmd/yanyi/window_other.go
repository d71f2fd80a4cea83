//go:build !js

package main

import (
	"fmt"
	"image"
	"os"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/assets/locale"
	"yanyi/cmd/yanyi/command"
	"yanyi/render/art"
	"yanyi/render/theme"
	"yanyi/scenes/machine"
	"yanyi/scenes/platform"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// open is the machine, asked for by the command line. A mere record is handed over to the
// program that runs already, and shown there.
func open() *platform.Machine {
	given, record := command.Read()
	if record != "" && len(given) == 0 && platform.HandOver(record) {
		os.Exit(0)
	}
	return platform.Open(given, record)
}

// window is the machine with its window: it calls attention, fills the screen, has a place,
// and takes pictures.
type window struct {
	*platform.Machine
	mark    string
	session *session.Session
	place   keeper
	wanted  bool        // a picture of the next frame
	taken   chan string // what is said of one
}

// inWindow is the machine with its window.
func inWindow(on *platform.Machine) *window {
	return &window{Machine: on, taken: make(chan string, 1)}
}

// show prepares the window for the program that it shows.
func (w *window) show(s *session.Session) {
	w.session = s
	ebiten.SetWindowIcon(icons())
	w.place.open(w.Machine)
	before := s.Stack.Before
	s.Stack.Before = func(in *ui.Input) {
		w.tick(in)
		before(in)
	}
}

// tick handles the window's keys and external requests.
func (w *window) tick(in *ui.Input) {
	w.key(in)
	select {
	case said := <-w.taken:
		w.session.Say(said)
	default:
	}
	if w.Called() {
		if ebiten.IsWindowMinimized() {
			ebiten.RestoreWindow()
		}
		ebiten.RequestAttention()
	}
	if in.Tick%lookEvery == 0 {
		w.place.look()
	}
}

// key takes the keys that are the window's.
func (w *window) key(in *ui.Input) {
	switch {
	case slices.Contains(in.Keys, ebiten.KeyF11), in.Alt && slices.Contains(in.Keys, ebiten.KeyEnter):
		w.SetFull(!w.Full())
		in.Keys = nil
	case slices.Contains(in.Keys, ebiten.KeyF12):
		w.wanted = true
	}
}

// Full reports whether the window fills the screen.
func (w *window) Full() bool { return ebiten.IsFullscreen() }

// SetFull lets it fill the screen, or not any more.
func (w *window) SetFull(full bool) { ebiten.SetFullscreen(full) }

// icons are the program's seal in the sizes that desktops use.
func icons() []image.Image {
	var list []image.Image
	for _, size := range []float64{16, 32, 48, 128} {
		list = append(list, art.DrawSeal(art.Look{Theme: &theme.Light, Scale: 1}, "演弈", size, 0))
	}
	return list
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

// Ask does nothing: a window may always notify.
func (w *window) Ask() {}

// Notify lets the window's button blink, or what else the system does; the words are the page's.
func (w *window) Notify(string) { ebiten.RequestAttention() }

// fail ends the program with an error in one line.
func fail(err error) {
	fmt.Fprintln(os.Stderr, "yanyi:", plainly(err))
	os.Exit(1)
}

// plainly describes an error in a sentence that presumes no knowledge of the graphics library.
func plainly(err error) string {
	for _, raw := range []string{"no window system", "failed to open display"} {
		if strings.Contains(err.Error(), raw) {
			return "there is no screen here to open a window on; without one, make play serves the game for a browser."
		}
	}
	return err.Error()
}
