package session

import "yanyi/scenes/saves"

// Keep keeps a text of a page's own under a key. Refusals are said once.
func (s *Session) Keep(key, text string) { s.report(s.machine.Save(key, text)) }

// Kept is a text kept under a key, "" if there is none.
func (s *Session) Kept(key string) string {
	text, err := s.machine.Load(key)
	s.report(err)
	return text
}

// SetAside sets aside what is kept under a key, because it could not be read, and
// says so.
func (s *Session) SetAside(key string) {
	err := s.machine.SetAside(key)
	if err == nil {
		err = saves.ErrUnreadable
	}
	s.report(err)
}

// Tick takes in what other windows have written, and tells of saves that have
// failed since. It belongs before every tick.
func (s *Session) Tick() {
	if s.can.Failed != nil {
		s.report(s.can.Failed())
	}
	for s.can.Changed != nil {
		key, ok := s.can.Changed()
		if !ok {
			return
		}
		s.Saves.Changed(key)
	}
}

const keyName = "name" // of the store

// PlayerName is what the player was called in the last room, "" if he was in none.
func (s *Session) PlayerName() string { return s.Kept(keyName) }

// NamePlayer keeps what the player is called in rooms.
func (s *Session) NamePlayer(name string) {
	if name != s.PlayerName() {
		s.Keep(keyName, name)
	}
}
