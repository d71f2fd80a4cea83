package table

import (
	"yanyi/game"
	"yanyi/game/match"
)

// Saved is the game as text from which Continue goes on.
func (t *Table) Saved() string {
	if t.elsewhere != nil {
		return t.match.Record()
	}
	t.match.SetViewSeat(t.bottom)
	return t.match.Save()
}

// Resume seats a match that was read. One whose turns are not all legal by the present
// rules is shown as far as they are; it can only be looked at, and is not saved, for
// its text tells more than the table.
func Resume(m *match.Match, prefs Prefs, deps Deps) *Table {
	cut := m.Cut()
	if cut == nil {
		return New(m, BottomOf(m), prefs, deps)
	}
	t := New(m, BottomOf(m), prefs, Deps{})
	t.cut = true
	t.SetPrefs(prefs)
	t.say(CutPhrase(cut))
	return t
}

// CutPhrase says where a record stops being legal.
func CutPhrase(c *match.Cut) game.Phrase {
	if c.Turn == 0 {
		return game.Say("error.record.result")
	}
	return game.Say("error.record.cut", game.OfNumber("n", c.Turn))
}

// BottomOf is the seat a match was looked at from, else the first person, else
// the last seat (south in the games of three).
func BottomOf(m *match.Match) game.Seat {
	if s := m.ViewSeat(); s.Player() {
		return s
	}
	seats := len(m.Info().Seats)
	for s := range game.Seat(seats) {
		if m.Player(s).Human() {
			return s
		}
	}
	return game.Seat(seats - 1)
}

// save keeps the game after a turn. A refusal is told once; the game goes on.
func (t *Table) save() {
	if t.deps.Save == nil {
		return
	}
	err := t.deps.Save(t.Saved())
	if err != nil && !t.unsaved {
		t.say(game.Say("error.storage"))
	}
	t.unsaved = err != nil
}
