package app

import (
	"yanyi/scenes/pages/keys"
	"yanyi/scenes/pages/settings"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// turnToKeys shows what the keys do to whoever types a question mark outside a text field,
// and closes that again.
func turnToKeys(s *session.Session, in *ui.Input) {
	if !in.Asked || in.Typing {
		return
	}
	in.Asked, in.Keys = false, nil
	if _, there := s.Stack.Top().(*keys.Page); there {
		s.Stack.Back()
		return
	}
	s.Stack.Open(s.Routes.Keys())
}

// turnToMenu opens the settings for whoever presses a gamepad's menu button, and closes
// them again.
func turnToMenu(s *session.Session, in *ui.Input) {
	if !in.Menu {
		return
	}
	in.Menu = false
	if _, there := s.Stack.Top().(*settings.Page); there {
		s.Stack.Back()
		return
	}
	s.Stack.Open(s.Routes.Settings())
}
