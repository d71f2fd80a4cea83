package table

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// Saved is the game as text from which Continue goes on.
func (t *Table) Saved() string { return t.host.Text(t.bottom) }

// Resume seats a game that was read. One whose turns are not all legal by the present
// rules is shown as far as they are; its host must let it only be looked at, and not keep
// it, for its text tells more than the table.
func Resume(h host.Host, bottom game.Seat, prefs Prefs) *Table {
	t := New(h, bottom, prefs)
	if cut := h.Line().Cut(); cut != nil {
		t.say(cutPhrase(cut))
	} else if pruned := h.Line().Pruned(); pruned != nil {
		t.say(game.Say("error.record.pruned", game.OfNumber("n", pruned[0].Turn)))
	}
	return t
}

// cutPhrase says where a record stops being legal.
func cutPhrase(c *match.Cut) game.Phrase {
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
	err := t.host.Keep(t.bottom)
	if err != nil && !t.unsaved {
		t.say(game.Say("error.storage"))
	}
	t.unsaved = err != nil
}
