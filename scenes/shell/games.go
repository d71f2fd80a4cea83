package shell

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"yanyi/assets/locale"
)

// MostGames is how many matches are kept: the one being played and earlier ones.
const MostGames = 12

// keyOrder keeps which matches were played when: a line each, the slot and the
// time, the latest first. It is only a convenience: a match is found without it.
const keyOrder = "games"

// SavedGame is a match that is kept.
type SavedGame struct {
	Text string
	When time.Time // last played; zero if not known
	slot int
}

// slotKey is the store's key of a slot. The first has the name of the days when
// one match was kept.
func slotKey(slot int) string {
	if slot == 0 {
		return keyGame
	}
	return keyGame + "." + strconv.Itoa(slot)
}

// Games lists the matches that are kept, the one played last first.
func (s *Shell) Games() []SavedGame {
	var list []SavedGame
	for _, g := range s.order() {
		text, err := s.machine.Load(slotKey(g.slot))
		if s.told(err); err != nil {
			return list
		}
		if g.Text = text; text != "" {
			list = append(list, g)
		}
	}
	return list
}

// order is all slots, used or not, the one played last first.
func (s *Shell) order() []SavedGame {
	text, err := s.machine.Load(keyOrder)
	if err != nil {
		text = "" // Games says what is the matter
	}
	var list []SavedGame
	known := func(slot int) bool {
		return slices.ContainsFunc(list, func(g SavedGame) bool { return g.slot == slot })
	}
	for line := range strings.Lines(text) {
		var slot int
		var when int64
		if n, _ := fmt.Sscanf(line, "%d %d", &slot, &when); n == 2 && slot >= 0 && slot < MostGames && !known(slot) {
			list = append(list, SavedGame{When: time.Unix(when, 0), slot: slot})
		}
	}
	for slot := range MostGames {
		if !known(slot) {
			list = append(list, SavedGame{slot: slot})
		}
	}
	return list
}

// Keeper returns what keeps a match: the one whose text is given, if it is kept
// already, else a new one, from its first save on. Refusals are said once.
func (s *Shell) Keeper(text string) func(text string) error {
	slot := -1
	for _, g := range s.Games() {
		if g.Text == text {
			slot = g.slot
		}
	}
	return func(text string) error {
		if slot < 0 {
			slot = s.room()
		}
		err := s.machine.Save(slotKey(slot), text)
		if err == nil {
			err = s.playedNow(slot)
		}
		s.told(err)
		return err
	}
}

// Add keeps the text of a match beside the others, as the one played last; one
// that is kept already is not kept twice. It answers false where there is no room:
// no other match makes way for it.
func (s *Shell) Add(text string) bool {
	games := s.Games()
	used := func(slot int) bool {
		return slices.ContainsFunc(games, func(g SavedGame) bool { return g.slot == slot })
	}
	if slices.ContainsFunc(games, func(g SavedGame) bool { return g.Text == text }) {
		return true
	}
	for slot := range MostGames {
		if used(slot) {
			continue
		}
		err := s.machine.Save(slotKey(slot), text)
		if err == nil {
			err = s.playedNow(slot)
		}
		s.told(err)
		return err == nil
	}
	return false
}

// room is a slot for a new match: a free one; else that of the match that ended
// longest ago; else that of the one played longest ago.
func (s *Shell) room() int {
	games := s.Games()
	for slot := range MostGames {
		if !slices.ContainsFunc(games, func(g SavedGame) bool { return g.slot == slot }) {
			return slot
		}
	}
	for _, g := range slices.Backward(games) {
		if !strings.Contains(g.Text, `[Result "*"]`) {
			return g.slot
		}
	}
	return games[len(games)-1].slot
}

// playedNow makes a slot the one played last.
func (s *Shell) playedNow(slot int) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %d\n", slot, time.Now().Unix())
	for _, g := range s.order() {
		if g.slot != slot && !g.When.IsZero() {
			fmt.Fprintf(&b, "%d %d\n", g.slot, g.When.Unix())
		}
	}
	return s.machine.Save(keyOrder, b.String())
}

// Forget deletes a match.
func (s *Shell) Forget(g SavedGame) { s.told(s.machine.Save(slotKey(g.slot), "")) }

// Corrupt sets a match aside, because it could not be read, and says so. It is
// never overwritten.
func (s *Shell) Corrupt(g SavedGame) { s.setAside(slotKey(g.slot)) }

func (s *Shell) setAside(key string) {
	err := s.machine.SetAside(key)
	s.told(err)
	if err == nil {
		s.Say(locale.T("error.save.corrupt"))
	}
}
