package app

import (
	"yanyi/scenes/pages/settings"
	"yanyi/scenes/session"
	"yanyi/scenes/ui"
)

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
