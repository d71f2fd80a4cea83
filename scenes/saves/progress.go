package saves

import (
	"slices"

	"yanyi/game/catalog"
	"yanyi/game/progress"
)

// keyProgress is the store's key of what was done in matches that are kept no more.
const keyProgress = "deeds" // the key of the first version, which stores still hold

// Progress is what was done in all matches that were played here to their end: those that are
// kept, and those that made way for others or were deleted.
func (s *Saves) Progress() progress.Tally {
	t := s.tally()
	for _, g := range slices.Backward(s.List()) {
		if d, ok := progress.Read(catalog.Named, g.Text); ok {
			t.Add(d)
		}
	}
	return t
}

func (s *Saves) tally() progress.Tally {
	text, err := s.store.Load(keyProgress)
	s.tell(err)
	return progress.ParseTally(text)
}

// tallied counts a match that is kept no more. Embedded ones never count: they are other pages'.
func (s *Saves) tallied(text string) {
	d, ok := progress.Read(catalog.Named, text)
	if s.shelf.shared || !ok {
		return
	}
	t := s.tally()
	t.Add(d)
	s.tell(s.store.Save(keyProgress, t.String()))
}
