package app

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
)

// Reflect returns the function that mirrors the page for screen readers.
func Reflect(s *session.Session, on machine.Mirror) func() {
	r := &reflector{session: s, on: on}
	return func() { r.show(s.Stack) }
}
