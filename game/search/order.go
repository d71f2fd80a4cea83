package search

import (
	"slices"

	"yanyi/game"
)

// Ordering scores: the turn stored as best first, then gains that hold, killers, the usual
// answer, the rest by history, and gains that lose the exchange.
const (
	rankKnown   = 1 << 30
	rankGain    = 1 << 28
	rankKiller  = 1 << 27
	rankCounter = 1 << 26
	rankLosing  = -1 << 28
)

// frame is the state of the search for one ply; its buffers grow once and stay.
type frame struct {
	turns    []game.Turn
	ranks    []int32
	gains    []int32
	top      int     // the place of the best rank so far, as the turns are ranked
	tried    []int32 // places of the turns that were searched
	reveals  []game.Reveal
	checkers []game.Square
	pv       []game.Turn
	killers  [2]game.Turn
	hash     uint64
	actor    game.Seat
	stand    int  // evaluation for the acting side
	slot     int  // of the turn being tried, none after a pass
	checked  bool // the acting side is in check
	rising   bool // it stands better than a turn ago
	cut      bool // expected to be refuted
	futile   bool // no quiet turn can improve it enough
	narrow   bool // one of a rival's turns is tried, see narrows
	sorted   bool // the order of the turns left does not matter
	passed   bool // a pass is being tried
	covered  bool // a pass stands for all turns that turn a piece over
	without  game.Turn
}

// list fills the frame with the position's turns.
func (f *frame) list(pos game.Position) []game.Turn {
	f.turns = pos.Turns(f.turns[:0])
	return f.turns
}

// rank scores the frame's turns for ordering; best is the turn stored as best.
func (s *Searcher) rank(f *frame, ply int, best uint32) {
	f.unrank()
	past := s.past(ply)
	if s.pricer == nil {
		for _, t := range f.turns {
			gain := int32(s.pos.Gain(t))
			f.place(gain, s.rankOf(f, t, gain, best, &past))
		}
		return
	}
	f.gains = s.pricer.Prices(f.gains, f.turns)
	f.ranks = slices.Grow(f.ranks, len(f.turns))[:len(f.turns)]
	top := 0
	for i, t := range f.turns {
		rank := s.rankOf(f, t, f.gains[i], best, &past)
		if f.ranks[i] = rank; rank > f.ranks[top] {
			top = i
		}
	}
	f.top = top
}

// unrank forgets the ranks of the turns.
func (f *frame) unrank() {
	f.ranks, f.gains, f.top, f.sorted = f.ranks[:0], f.gains[:0], 0, false
}

// place notes the gain and rank of the next turn.
func (f *frame) place(gain, rank int32) {
	n := len(f.ranks)
	f.gains, f.ranks = append(f.gains, gain), append(f.ranks, rank)
	if rank > f.ranks[f.top] {
		f.top = n
	}
}

func (s *Searcher) rankOf(f *frame, t game.Turn, gain int32, best uint32, past *past) int32 {
	switch {
	case best != 0 && uint32(t.Chosen()) == best:
		return rankKnown
	case gain > 0:
		return s.rankGain(t, gain)
	case t == f.killers[0]:
		return rankKiller + 1
	case t == f.killers[1]:
		return rankKiller
	case past.counter != 0 && uint32(t.Chosen()) == past.counter:
		return rankCounter
	case f.futile:
		return gain // it is tried only if it forces
	}
	return s.experience(t, past) + gain
}

// rankGain puts gains that lose the exchange last.
func (s *Searcher) rankGain(t game.Turn, gain int32) int32 {
	if s.tactics == nil {
		return rankGain + gain<<4 + int32(s.history[0][t&0xFFFF])>>6
	}
	v := gain<<4 + int32(*s.caught(t))>>2
	if s.tactics.See(t) < 0 {
		return rankLosing + v
	}
	return rankGain + v
}

// next moves the best of the turns from i on to i and returns it with its gain.
func (f *frame) next(i int) (game.Turn, int) {
	if f.sorted {
		return f.turns[i], int(f.gains[i])
	}
	best := f.top
	if i > 0 {
		best = f.best(i)
	}
	f.turns[i], f.turns[best] = f.turns[best], f.turns[i]
	f.ranks[i], f.ranks[best] = f.ranks[best], f.ranks[i]
	f.gains[i], f.gains[best] = f.gains[best], f.gains[i]
	return f.turns[i], int(f.gains[i])
}

// best is the place of the best of the turns from i on.
func (f *frame) best(i int) int {
	best, most := i, f.ranks[i]
	for j, rank := range f.ranks[i:] {
		if rank > most {
			best, most = i+j, rank
		}
	}
	return best
}

// extend makes the frame's principal variation the turn followed by the child's.
func (f *frame) extend(t game.Turn, child *frame, chance bool) {
	f.pv = append(f.pv[:0], t)
	if !chance {
		f.pv = append(f.pv, child.pv...)
	}
}
