package app

import (
	"yanyi/scenes/pages/keys"
	"yanyi/scenes/pages/settings"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

// turnToKeys opens or closes the list of keys when a question mark is typed outside a field.
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

// turnToMenu opens or closes the settings when a gamepad's menu button is pressed.
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
