package session

import (
	"slices"
	"strings"
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/scenes/saves"
)

// Keep keeps a text of a page's own under a key. Refusals are reported once.
func (s *Session) Keep(key, text string) { s.report(s.machine.Save(key, text)) }

// Kept is a text kept under a key, "" if there is none.
func (s *Session) Kept(key string) string {
	text, err := s.machine.Load(key)
	s.report(err)
	return text
}

// SetAside sets aside an unreadable text of the store, and says so.
func (s *Session) SetAside(key string) {
	err := s.machine.SetAside(key)
	if err == nil {
		err = saves.ErrUnreadable
	}
	s.report(err)
}

// Copied says how a copy went once that is known, and reports whether it failed. A nil
// channel, on which nothing is copied, never answers.
func (s *Session) Copied(copying *<-chan error) (failed bool) {
	select {
	case err := <-*copying:
		*copying = nil
		if failed = err != nil; failed {
			s.Say(locale.T("share.failed"))
		} else {
			s.Say(locale.T("share.copied"))
		}
	default:
	}
	return failed
}

// unkept is the changes that are not kept yet.
type unkept struct {
	settings Settings // as kept last
	since    time.Time
}

// keepAfter is the delay between a change and its keeping, so that typing is kept as a whole.
const keepAfter = 400 * time.Millisecond

// keepSoon keeps the content of all pages a while after it has changed.
func (s *Session) keepSoon(now time.Time) {
	switch changed := s.Stack.Unkept() || s.Settings != s.unkept.settings; {
	case !changed:
		s.unkept.since = time.Time{}
	case s.unkept.since.IsZero():
		s.unkept.since = now
	case now.Sub(s.unkept.since) >= keepAfter:
		s.KeepAll()
	}
}

// KeepAll keeps all changes now: the program may end.
func (s *Session) KeepAll() {
	s.unkept.since = time.Time{}
	s.Stack.Keep()
	if s.Settings != s.unkept.settings {
		s.keepSettings()
	}
}

func (s *Session) keepSettings() {
	s.unkept.settings = s.Settings
	s.report(s.machine.Save(keySettings, s.Settings.String()))
}

// Tick keeps changes that are old enough, takes in writes by other windows, and reports failed
// saves. It belongs before every tick.
func (s *Session) Tick() {
	s.keepSoon(s.Now())
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

// PlayerName is the player's name in the last room, "" without one.
func (s *Session) PlayerName() string { return s.Kept(keyName) }

// NamePlayer keeps the player's name in rooms.
func (s *Session) NamePlayer(name string) {
	if name != s.PlayerName() {
		s.Keep(keyName, name)
	}
}

const keyTold = "told" // of the store: the hints given once

// First reports whether a subject is mentioned for the first time, and keeps that it was.
func (s *Session) First(about string) bool {
	told := strings.Fields(s.Kept(keyTold))
	if slices.Contains(told, about) {
		return false
	}
	s.Keep(keyTold, strings.Join(append(told, about), " "))
	return true
}

// Remember keeps a set-up as the game's own for next time.
func (s *Session) Remember(setup Setup) {
	s.report(s.machine.Save(keySetup+setup.Variant.Info().ID, setup.String()))
}

// Remembered is the set-up kept for a game; false if there is none that still fits the game.
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
