package shell

import (
	"fmt"

	"yanyi/assets/locale"
	"yanyi/game"
)

// SaveGame keeps the game being played, as text. A refusal is said once.
func (s *Shell) SaveGame(text string) error {
	err := s.machine.Save(keyGame, text)
	s.told(err)
	return err
}

// SavedGame is the text of the game last played, "" if there is none.
func (s *Shell) SavedGame() string {
	text, err := s.machine.Load(keyGame)
	s.told(err)
	return text
}

// Corrupt sets the saved game aside, because it could not be read, and says so.
// It is never overwritten.
func (s *Shell) Corrupt() { s.setAside(keyGame) }

func (s *Shell) setAside(key string) {
	err := s.machine.SetAside(key)
	s.told(err)
	if err == nil {
		s.Say(locale.T("error.save.corrupt"))
	}
}

// Remember keeps a set-up as the game's own for next time.
func (s *Shell) Remember(setup Setup) {
	s.told(s.machine.Save(keySetup+setup.Variant.Info().ID, setup.String()))
}

// Remembered is the set-up kept for a game; false if there is none or it no
// longer fits the game.
func (s *Shell) Remembered(v game.Variant) (Setup, bool) {
	text, err := s.machine.Load(keySetup + v.Info().ID)
	if err != nil || text == "" {
		return Setup{}, false
	}
	setup, err := ParseSetup(v, text)
	return setup, err == nil
}

// Game opens the set-up of the variant with an id, for links.
func (s *Shell) Game(find func(string) (game.Variant, bool), id string) error {
	v, ok := find(id)
	if !ok {
		return fmt.Errorf("no game is called %q", id)
	}
	s.Stack.Open(s.Routes.Setup(v))
	return nil
}
