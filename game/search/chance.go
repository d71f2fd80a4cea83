package search

import "yanyi/game"

// sampling is the number of outcomes of a reveal to search, by the remaining depth.
type sampling struct {
	root, deep, leaf int
}

// For a piece of a known army the middle outcome is worth about as much as all. For a piece that
// may belong to any army, a single outcome would always be the same player's.
var (
	ofArmy = sampling{root: 12, deep: 2, leaf: 1}
	ofAll  = sampling{root: 24, deep: 4, leaf: 3}
)

// swing is how far an outcome may plausibly lie from the evaluation before the
// draw, in centipawns; it lets hopeless draws be cut off early.
const swing = 1500

// expect is the value of the pending reveal for the side of the given sign.
func (s *Searcher) expect(depth, ply, a, b, sign int) int {
	return s.average(depth, ply, a, b, func(a, b int) int {
		return s.as(depth, ply, a, b, sign)
	})
}

// samplingOf is how the outcomes of a reveal are sampled; they come army by army.
func samplingOf(reveals []game.Reveal) sampling {
	if reveals[0].Mover.Origin() != reveals[len(reveals)-1].Mover.Origin() {
		return ofAll
	}
	return ofArmy
}

// many is the number of outcomes to search.
func (n sampling) many(depth, ply int) int {
	switch {
	case ply == 1:
		return n.root
	case depth >= 2:
		return n.deep
	}
	return n.leaf
}

// average is the mean over outcomes of the pending reveal, of more outcomes the deeper they will
// be searched, each evaluated by visit within a window so narrow that the mean can still fall
// within (a, b): Ballard's star1 with plausible rather than certain bounds.
func (s *Searcher) average(depth, ply, a, b int, visit func(a, b int) int) int {
	f := &s.frames[ply]
	f.reveals = s.pos.Reveals(f.reveals[:0])
	reveals := f.reveals
	if !s.plain {
		reveals = sample(reveals, samplingOf(reveals).many(depth, ply))
	}
	low, high := s.plausible(s.frames[ply-1].stand)
	sum, rest := 0, weight(reveals)
	total := rest
	for _, d := range reveals {
		w := int(d.Weight)
		rest -= w
		least := (a*total-sum-rest*high)/w - 1
		most := (b*total-sum-rest*low)/w + 1
		switch {
		case least >= high:
			return a
		case most <= low:
			return b
		}
		s.pos.DoReveal(d)
		v := visit(max(least, low), min(most, high))
		s.pos.Undo()
		if s.stopped {
			return 0
		}
		sum += w * v
		switch {
		case v <= least:
			return (sum + rest*high) / total
		case v >= most:
			return (sum + rest*low) / total
		}
	}
	return sum / total
}

// plausible bounds the values that outcomes of a reveal can have.
func (s *Searcher) plausible(stand int) (low, high int) {
	if s.plain {
		return -Mate, Mate
	}
	return max(-Mate, stand-swing), min(Mate, stand+swing)
}

func weight(reveals []game.Reveal) int {
	total := 0
	for _, d := range reveals {
		total += int(d.Weight)
	}
	return total
}

// sample reduces draws to at most n in place, keeping those at the middles of n equal shares of
// the total weight. It is the same for every sibling, so that luck does not decide between two
// turns.
func sample(reveals []game.Reveal, n int) []game.Reveal {
	if len(reveals) <= n {
		return reveals
	}
	total := weight(reveals)
	kept, passed, share := 0, 0, 0
	for _, d := range reveals {
		passed += int(d.Weight)
		hits := uint32(0)
		for share < n && (2*share+1)*total < passed*2*n {
			hits++
			share++
		}
		if hits > 0 {
			d.Weight = hits
			reveals[kept] = d
			kept++
		}
	}
	return reveals[:kept]
}
