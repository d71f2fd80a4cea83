package saves

import (
	"slices"
	"strings"
)

// Keeper keeps one match while it is played. It never overwrites the text of another window: it
// then reports that once and continues in a slot of its own.
type Keeper struct {
	saves *Saves
	slot  int    // none before the first save
	mine  string // what it has read or written last
	last  string // what it was last asked to keep, or began with
	said  bool   // that the match is played elsewhere
}

// none is the slot of a match that has none yet.
const none = -1

// Keeper returns the keeper of the match being played from now on: the one whose
// text is given, if it is kept already, else a new one, from its first save on.
func (s *Saves) Keeper(text string) *Keeper {
	k := &Keeper{saves: s, slot: none, last: text}
	for _, g := range s.List() {
		if g.Text == text {
			k.slot, k.mine = g.slot, text
		}
	}
	s.playing = k
	return k
}

// Playing is the text of the match being played, kept or not; "" if none is worth keeping yet.
func (s *Saves) Playing() string {
	if s.playing == nil {
		return ""
	}
	return s.playing.last
}

// Save saves the match as it is now. Failures are reported.
func (k *Keeper) Save(text string) error {
	k.last = text
	if err := k.leaveTakenSlot(); err != nil {
		k.saves.tell(err)
		return err
	}
	slot, leaves := k.slot, ""
	if slot == none {
		slot, leaves = k.saves.slotForNew()
	}
	if err := k.saves.write(slot, text); err != nil {
		return err
	}
	k.saves.tallied(leaves)
	k.slot, k.mine = slot, text
	return nil
}

// leaveTakenSlot leaves the slot if somebody else has written or emptied it.
func (k *Keeper) leaveTakenSlot() error {
	if k.slot == none {
		return nil
	}
	theirs, err := k.stored()
	switch {
	case err != nil || theirs == k.mine:
		return err
	case theirs != "":
		k.tellElsewhere()
	}
	k.slot, k.said = none, false
	return nil
}

// stored is what the slot holds now.
func (k *Keeper) stored() (string, error) { return k.saves.store.Load(k.saves.shelf.slotKey(k.slot)) }

// tellElsewhere tells once that the match is played elsewhere.
func (k *Keeper) tellElsewhere() {
	if !k.said && !k.saves.shelf.shared {
		k.said = true
		k.saves.tell(ErrElsewhere)
	}
}

// Close ends the keeping: the match is no longer at the table.
func (k *Keeper) Close() {
	if k.saves.playing == k {
		k.saves.playing = nil
	}
}

// Changed handles a write of a store's key by another window.
func (s *Saves) Changed(key string) {
	if key == s.shelf.order || key == s.shelf.key || strings.HasPrefix(key, s.shelf.key+".") {
		s.changes++
	}
	if k := s.playing; k != nil && k.slot != none && key == s.shelf.slotKey(k.slot) && !s.shelf.shared {
		k.changed()
	}
}

// Refresh handles a change of the whole store.
func (s *Saves) Refresh() { s.changes++ }

// Changes grows with every change that another window makes.
func (s *Saves) Changes() int { return s.changes }

// changed takes in that another window has written the slot. Whatever it has
// written must hold all turns of this window's match; else, where both wrote at once
// or turns were taken back, this one is kept beside it now.
func (k *Keeper) changed() {
	theirs, err := k.stored()
	if err != nil || theirs == "" || theirs == k.mine {
		return
	}
	k.tellElsewhere()
	if !continues(theirs, k.mine) {
		k.Save(k.mine) // tells of refusals
	}
}

// continues reports whether a save holds all turns of another one.
func continues(text, before string) bool {
	all, had := turns(text), turns(before)
	return len(had) <= len(all) && slices.Equal(all[:len(had)], had)
}

// turns are the words of a save's turns, without the result behind them.
func turns(text string) []string {
	_, body, _ := strings.Cut(text, "\n\n")
	words := strings.Fields(body)
	return words[:max(0, len(words)-1)]
}
