package session

import (
	"encoding/json"
	"errors"
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/odds"
	"yanyi/scenes/ui"
)

// backup is the whole store as one text: the text of each key.
type backup struct {
	Yanyi int               `json:"yanyi"` // version of this form
	Made  string            `json:"made"`
	Kept  map[string]string `json:"kept"`
}

const backupVersion = 1

// ofDevice are the keys that neither leave this device nor come from another one: seats in
// rooms, whose tokens are secret, and the server of rooms.
var ofDevice = []string{"rooms", "server", "laying"}

// errBackup says that a text is no backup, or of a later form.
var errBackup = errors.New("no backup")

// Everything is all that is kept as one text: games, progress, lessons, positions, settings …
func (s *Session) Everything() (text string, err error) {
	b := backup{Yanyi: backupVersion, Made: time.Now().Format(time.DateOnly), Kept: map[string]string{}}
	keys, err := s.machine.Keys()
	for _, key := range keys {
		if err == nil && !slices.Contains(ofDevice, key) {
			b.Kept[key], err = s.machine.Load(key)
		}
	}
	if err != nil {
		return "", err
	}
	list, err := json.MarshalIndent(b, "", " ")
	return string(list), err
}

// readBackup reads a text by Everything.
func readBackup(text string) (b backup, err error) {
	if err := json.Unmarshal([]byte(text), &b); err != nil || b.Yanyi < 1 || b.Yanyi > backupVersion || b.Kept == nil {
		return backup{}, errBackup
	}
	return b, nil
}

// IsBackup reports whether a text is one that Everything wrote, and of which day.
func IsBackup(text string) (made string, ok bool) {
	b, err := readBackup(text)
	return b.Made, err == nil
}

// Restore replaces the whole store by a backup. An invalid text changes nothing. The store's
// texts are read with care, so that an edited backup does no more harm than a damaged store.
func (s *Session) Restore(text string) error {
	b, err := readBackup(text)
	if err != nil {
		return err
	}
	if err := s.erase(); err != nil {
		return err
	}
	for key, kept := range b.Kept {
		if !slices.Contains(ofDevice, key) {
			err = errors.Join(err, s.machine.Save(key, kept))
		}
	}
	s.afresh()
	return err
}

// Erase forgets everything that is kept.
func (s *Session) Erase() error {
	err := s.erase()
	s.afresh()
	return err
}

// erase leaves the table, which would keep its game again, and forgets everything.
func (s *Session) erase() error {
	if s.Leave != nil {
		s.Leave()
		s.Leave = nil
	}
	return s.machine.Erase()
}

// afresh loads the present store.
func (s *Session) afresh() {
	s.Settings = Defaults()
	if text, err := s.machine.Load(keySettings); err == nil && text != "" {
		s.Settings, _ = ParseSettings(text) // unreadable choices are the defaults
	}
	s.Saves.Refresh()
	s.useLanguage()
}

// Export keeps everything as a file and answers where that is, "" where the reader sees it.
func (s *Session) Export() (where string, err error) {
	text, err := s.Everything()
	if err != nil {
		return "", err
	}
	return s.machine.Download("yanyi-"+time.Now().Format(time.DateOnly)+".txt", text)
}

// Begin opens a game against computers of a level, as it was set up last, without odds; where
// several people were to share the screen then, as usual.
func (s *Session) Begin(v game.Variant, level int) ui.Nav {
	setup, ok := s.Remembered(v)
	if persons := setup.persons(); !ok || persons != 1 {
		setup = DefaultSetup(v)
	}
	setup.Odds = odds.Odds{}
	for i := range setup.Seats {
		if !setup.Seats[i].Human() {
			setup.Seats[i].Level = level
		}
	}
	page, err := s.Routes.Open(Request{Setup: &setup})
	if err != nil {
		s.Say(err.Error())
		return ui.Stay()
	}
	return ui.Push(page)
}

func (s *Setup) persons() (n int) {
	for _, p := range s.Seats {
		if p.Human() {
			n++
		}
	}
	return n
}
