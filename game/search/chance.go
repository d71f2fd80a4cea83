package search

import "yanyi/game"

// How many outcomes of a draw are looked at, by what is left to search; more
// numerous ones are sampled.
const (
	rootOutcomes  = 24
	deepOutcomes  = 4
	leafOutcomes  = 3
	quietOutcomes = 2
)

// swing is how far an outcome may plausibly lie from the evaluation before the
// draw, in centipawns; it lets hopeless draws be cut off early.
const swing = 1500

// expect is the value of the pending draw for the side of the given sign.
func (s *Searcher) expect(depth, ply, a, b, sign int) int {
	return s.average(ply, outcomes(depth, ply), a, b, func(a, b int) int {
		return s.as(depth, ply, a, b, sign)
	})
}

func outcomes(depth, ply int) int {
	switch {
	case ply == 1:
		return rootOutcomes
	case depth >= 2:
		return deepOutcomes
	}
	return leafOutcomes
}

// average is the mean over at most n outcomes of the pending draw, each judged by
// visit within a window so narrow that the mean can still fall within (a, b):
// Ballard's star1 with plausible rather than certain bounds.
func (s *Searcher) average(ply, n, a, b int, visit func(a, b int) int) int {
	f := &s.frames[ply]
	f.draws = s.pos.Draws(f.draws[:0])
	draws := f.draws
	if !s.plain {
		draws = sample(draws, n)
	}
	low, high := s.plausible(s.frames[ply-1].stand)
	sum, rest := 0, weight(draws)
	total := rest
	for _, d := range draws {
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
		s.pos.DoDraw(d)
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

// plausible bounds the values that outcomes of a draw can have.
func (s *Searcher) plausible(stand int) (low, high int) {
	if s.plain {
		return -Mate, Mate
	}
	return max(-Mate, stand-swing), min(Mate, stand+swing)
}

func weight(draws []game.Draw) int {
	total := 0
	for _, d := range draws {
		total += int(d.Weight)
	}
	return total
}

// sample thins draws to at most n in place, taking those that the middles of n
// equal shares of the whole weight fall on. It is the same for every sibling, so
// that luck does not decide between two turns.
func sample(draws []game.Draw, n int) []game.Draw {
	if len(draws) <= n {
		return draws
	}
	total := weight(draws)
	kept, passed, share := 0, 0, 0
	for _, d := range draws {
		passed += int(d.Weight)
		hits := uint32(0)
		for share < n && (2*share+1)*total < passed*2*n {
			hits++
			share++
		}
		if hits > 0 {
			d.Weight = hits
			draws[kept] = d
			kept++
		}
	}
	return draws[:kept]
}
