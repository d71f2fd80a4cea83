package search

import "yanyi/game"

// stray is how far the level misjudges the position with the given hash: the
// same for the same position and seed, so that a search does not contradict
// itself.
func (s *Searcher) stray(hash uint64) int {
	span := uint64(2*s.limit.noise + 1)
	return int(mix(hash^s.seed)%span) - s.limit.noise
}

// forget drops the turns that do not come to the level's mind at this position,
// but never all of them.
func (s *Searcher) forget(turns []game.Turn, hash uint64) []game.Turn {
	if s.limit.overlook == 0 {
		return turns
	}
	kept := turns[:0]
	first := turns[0]
	for _, t := range turns {
		if mix(hash^s.seed^mix(uint64(t.Chosen())))%1000 >= s.limit.overlook {
			kept = append(kept, t)
		}
	}
	if len(kept) == 0 {
		kept = append(kept, first)
	}
	return kept
}
