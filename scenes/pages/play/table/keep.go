package table

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// Saved is the game as text from which Continue resumes.
func (t *Table) Saved() string { return t.host.Text(t.bottom) }

// Resume opens a game from a text. If not all of its turns are legal by the present rules, it
// is shown as far as they are; its host must only show it and not save it, because its text
// holds more than the table.
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
	switch {
	case c.Turn == 0 && c.Why.Key != "":
		return c.Why
	case c.Turn == 0:
		return game.Say("error.record.result")
	}
	return game.Say("error.record.cut", game.OfNumber("n", c.Turn))
}

// kept is the state of a game when it was last saved.
type kept struct {
	changes int
	bottom  game.Seat
}

// keeps is the state to save. The viewing seat counts once the game has begun.
func (t *Table) keeps() kept {
	k := kept{t.host.Changes(), t.kept.bottom}
	if t.line.Ply() > 0 {
		k.bottom = t.bottom
	}
	return k
}

// Unkept reports whether something has changed since the game was saved.
func (t *Table) Unkept() bool { return t.keeps() != t.kept }

// Keep saves the game as it is now, if there is anything to save: any clocks have run on.
func (t *Table) Keep() {
	if t.Unkept() || t.line.Ply() > 0 && !t.Over() && t.line.Setup().Clock.On() {
		t.save()
	}
}

// save saves the game. A failure is reported once; the next change tries again.
func (t *Table) save() {
	t.kept = t.keeps()
	err := t.host.Keep(t.bottom)
	if err != nil && !t.unsaved {
		t.say(game.Say("error.storage"))
	}
	t.unsaved = err != nil
}
