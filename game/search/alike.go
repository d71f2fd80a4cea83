package search

import "yanyi/game"

// likener is a game with equivalent turns, such as turning over any face-down piece surrounded
// by face-down pieces.
type likener interface {
	// Alike reports whether a turn of the actor is one of them.
	Alike(t game.Turn) bool
}

// thin keeps one of the equivalent turns, chosen by the seed.
func (s *Searcher) thin(turns []game.Turn) []game.Turn {
	pos := s.likener
	if pos == nil || s.plain {
		return turns
	}
	same := 0
	for _, t := range turns {
		if pos.Alike(t) {
			same++
		}
	}
	if same < 2 {
		return turns
	}
	chosen, kept := int(s.seed%uint64(same)), turns[:0]
	for _, t := range turns {
		if pos.Alike(t) {
			if chosen--; chosen != -1 {
				continue
			}
		}
		kept = append(kept, t)
	}
	return kept
}

// coverUp removes the turns that turn a piece over, and reports whether there are any. Deep in
// the tree a pass stands for them, because the draw is as likely to be a rival's piece as one's
// own. In anqi that leaves a position ten turns instead of thirty, most of them with three
// outcomes each.
func coverUp(turns []game.Turn) (kept []game.Turn, covered bool) {
	kept = turns[:0]
	for _, t := range turns {
		if !t.Flip() {
			kept = append(kept, t)
		}
	}
	return kept, len(kept) < len(turns)
}
