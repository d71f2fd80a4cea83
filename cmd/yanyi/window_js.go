package main

import (
	"log"

	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/scenes/platform"
	"yanyi/scenes/session"
)

// open is the machine, asked for by the page's address.
func open() *platform.Machine { return platform.Open(platform.Address(session.Names()), "") }

// window is the machine as it is: a page has its title, icon and size from its host, and
// ways of its own to call attention.
type window struct{ *platform.Machine }

func inWindow(on *platform.Machine) *window { return &window{on} }

func (w *window) title() {}

func (w *window) show(*session.Session) {}

func (w *window) drawn(*ebiten.Image) {}

// fail ends the program by an error.
func fail(err error) { log.Fatal(err) }
