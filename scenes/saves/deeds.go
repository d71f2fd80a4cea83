package saves

import (
	"slices"

	"yanyi/game/catalog"
	"yanyi/game/deeds"
)

// keyDeeds is the store's key of what was done in matches that are kept no more.
const keyDeeds = "deeds"

// Deeds is what was done in all matches that were played here to their end: those that are
// kept, and those that made way for others or were deleted.
func (s *Saves) Deeds() deeds.Tally {
	t := s.tally()
	for _, g := range slices.Backward(s.List()) {
		if d, ok := deeds.Read(catalog.Named, g.Text); ok {
			t.Add(d)
		}
	}
	return t
}

func (s *Saves) tally() deeds.Tally {
	text, err := s.store.Load(keyDeeds)
	s.tell(err)
	return deeds.ParseTally(text)
}

// tallied counts a match that is kept no more. Embedded ones never count: they
// are other pages'.
func (s *Saves) tallied(text string) {
	d, ok := deeds.Read(catalog.Named, text)
	if s.shelf.shared || !ok {
		return
	}
	t := s.tally()
	t.Add(d)
	s.tell(s.store.Save(keyDeeds, t.String()))
}
