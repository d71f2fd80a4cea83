package search

import "yanyi/game"

// Ordering scores: the table's turn first, then gains, killers, and the rest by
// history.
const (
	rankTable  = 1 << 30
	rankGain   = 1 << 28
	rankKiller = 1 << 27
	maxHistory = 1 << 14
)

// frame is what the search keeps for one ply; its buffers grow once and stay.
type frame struct {
	turns    []game.Turn
	ranks    []int32
	gains    []int32
	draws    []game.Draw
	checkers []game.Square
	pv       []game.Turn
	killers  [2]game.Turn
	hash     uint64
	stand    int // evaluation for the acting side
}

// list fills the frame with the position's turns.
func (f *frame) list(pos game.Position) []game.Turn {
	f.turns = pos.Turns(f.turns[:0])
	return f.turns
}

// rank scores the frame's turns for ordering; best is the table's turn.
func (s *Searcher) rank(f *frame, best uint32) {
	f.ranks, f.gains = f.ranks[:0], f.gains[:0]
	for _, t := range f.turns {
		gain := int32(s.pos.Gain(t))
		f.gains = append(f.gains, gain)
		f.ranks = append(f.ranks, s.rankOf(f, t, gain, best))
	}
}

func (s *Searcher) rankOf(f *frame, t game.Turn, gain int32, best uint32) int32 {
	switch {
	case best != 0 && uint32(t.Chosen()) == best:
		return rankTable
	case gain > 0:
		return rankGain + gain<<4 + s.history[t&0xFFFF]>>6
	case t == f.killers[0]:
		return rankKiller + 1
	case t == f.killers[1]:
		return rankKiller
	}
	return s.history[t&0xFFFF] + gain
}

// next moves the best of the turns from i on to i and returns it with its gain.
func (f *frame) next(i int) (game.Turn, int) {
	best := i
	for j := i + 1; j < len(f.turns); j++ {
		if f.ranks[j] > f.ranks[best] {
			best = j
		}
	}
	f.turns[i], f.turns[best] = f.turns[best], f.turns[i]
	f.ranks[i], f.ranks[best] = f.ranks[best], f.ranks[i]
	f.gains[i], f.gains[best] = f.gains[best], f.gains[i]
	return f.turns[i], int(f.gains[i])
}

// learn notes that the i-th turn of the frame refuted the position and that those
// before it did not.
func (s *Searcher) learn(f *frame, i, depth int) {
	t := f.turns[i]
	if f.gains[i] <= 0 && t != f.killers[0] {
		f.killers[0], f.killers[1] = t, f.killers[0]
	}
	bonus := int32(min(depth*depth*16, 1600))
	s.credit(t, bonus)
	for _, tried := range f.turns[:i] {
		s.credit(tried, -bonus/2)
	}
}

// credit moves a turn's history towards ±maxHistory, the slower the nearer.
func (s *Searcher) credit(t game.Turn, bonus int32) {
	h := &s.history[t&0xFFFF]
	*h += bonus - *h*max(bonus, -bonus)/maxHistory
}

// extend makes the frame's principal variation the turn followed by the child's.
func (f *frame) extend(t game.Turn, child *frame, chance bool) {
	f.pv = append(f.pv[:0], t)
	if !chance {
		f.pv = append(f.pv, child.pv...)
	}
}
