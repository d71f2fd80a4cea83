package app

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
)

// Reflect returns what shows the page as it is to readers of screens.
func Reflect(s *session.Session, on machine.Mirror) func() {
	r := &reflector{session: s, on: on}
	return func() { r.show(s.Stack) }
}
