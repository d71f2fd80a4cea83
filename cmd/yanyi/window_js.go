package main

import (
	"log"

	"yanyi/scenes/machine"
	"yanyi/scenes/platform"
	"yanyi/scenes/session"
)

// open is the machine, asked for by the page's address.
func open() *platform.Machine { return platform.Open(platform.Address(session.Names()), "") }

// inWindow is the machine as it is: a page has its title from its host, and ways of its
// own to call attention.
func inWindow(on *platform.Machine) (machine.Machine, func()) { return on, func() {} }

// fail ends the program by an error.
func fail(err error) { log.Fatal(err) }
