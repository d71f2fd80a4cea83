package search

import "yanyi/game"

// settling is the judgement from which on a game is as good as decided, and played
// without any taste of one's own.
const settling = 400

// leaning is by how much whoever plays likes a turn at the root better than its
// value says, in centipawns. It only ever decides between turns that are nearly
// as good.
func (s *Searcher) leaning(t game.Turn, ply int) int {
	if ply > 0 || !s.open {
		return 0
	}
	return stray(s.seed^mix(uint64(t.Chosen())), s.limit.whim)
}
