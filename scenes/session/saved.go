package session

import (
	"yanyi/game"
)

// Remember keeps a set-up as the game's own for next time.
func (s *Session) Remember(setup Setup) {
	s.report(s.machine.Save(keySetup+setup.Variant.Info().ID, setup.String()))
}

// Remembered is the set-up kept for a game; false if there is none or it no
// longer fits the game.
func (s *Session) Remembered(v game.Variant) (Setup, bool) {
	text, err := s.machine.Load(keySetup + v.Info().ID)
	if err != nil || text == "" {
		return Setup{}, false
	}
	setup, err := parseSetup(v, text)
	return setup, err == nil
}

// OpenSetup opens the set-up of the variant with an id, for links.
func (s *Session) OpenSetup(find func(string) (game.Variant, bool), id string) error {
	v, ok := find(id)
	if !ok {
		return game.Errorf("no game is called %q", id)
	}
	s.Stack.Open(s.Routes.Setup(v))
	return nil
}
