package search

import (
	"math"
	"slices"

	"yanyi/game"
)

// maxLines bounds the lines searched at once.
const maxLines = 5

// ready makes room for the requested number of lines, at most the number of the position's
// turns.
func (s *Searcher) ready(asked, turns int) {
	s.lines = append(s.lines[:0], s.found)
	for len(s.lines) < min(asked, turns, maxLines) {
		s.lines = append(s.lines, Result{})
	}
}

// iterate searches lines to a depth, each without former first turns, and returns the first.
func (s *Searcher) iterate(depth int) {
	s.barred = s.barred[:0]
	for i := range s.lines {
		s.found = s.lines[i]
		s.aspire(depth)
		s.lines[i] = s.found
		if s.stopped {
			break
		}
		s.found.Line, s.found.Depth = i+1, depth
		s.report()
		s.lines[i] = s.found
		s.barred = append(s.barred, s.found.Turn)
	}
	s.found = s.lines[0]
}

// unbarred are the root's turns without those that earlier lines begin with; only the one to
// evaluate, if there is one.
func (s *Searcher) unbarred(turns []game.Turn) []game.Turn {
	kept := turns[:0]
	for _, t := range turns {
		if !s.bars(t.Chosen()) {
			kept = append(kept, t)
		}
	}
	return kept
}

func (s *Searcher) bars(t game.Turn) bool {
	only := s.limit.only
	return only != game.NoTurn && t != only || slices.Contains(s.barred, t)
}

// usualOdds are the odds (see [game.Weighed]) of positions that have none of their own.
const usualOdds = 300

// granter is a position of three players that knows the points already given to those out.
type granter interface {
	// Granted is the points of a seat that is out.
	Granted(s game.Seat) int
}

// granted is the percentage of all points given to a seat that is out, negative ones as none.
func granted(pos game.Position, seats int, s game.Seat) int {
	if g, ok := pos.(granter); ok {
		return max(0, g.Granted(s)) * 100 / seats
	}
	return 100 / seats
}

// chances converts the score of the acting seat into percentages for people: for each seat in
// turn order, its expected share of the points. Between two that is a win, a draw counting half;
// among three the three points of a game, minus those already given to eliminated players.
func chances(pos game.Position, seats, score int) (percent [3]int) {
	if p, ok := pos.(sided); ok && p.Pact() != 0 {
		return sideChances(pos, p.Pact(), score)
	}
	root, alive, left := pos.Actor(), pos.Alive(), 100
	odds, weights, total := usualOdds, [3]float64{}, 0.0
	if w, ok := pos.(game.Weighed); ok {
		odds = max(1, w.Odds()) // tables of weights may come from files
	}
	for s := range game.Seat(seats) {
		v := score
		switch {
		case !alive.Has(s):
			percent[s] = granted(pos, seats, s)
			left -= percent[s]
			continue
		case s != root && alive.Len() == 2:
			v = 0
		case s != root:
			v = pos.Eval(s)
		}
		weights[s] = math.Exp(float64(max(-maxEval, min(maxEval, v))) / float64(odds))
		total += weights[s]
	}
	rest := left
	for s := range game.Seat(seats) {
		if alive.Has(s) && s != root {
			p := int(math.Round(float64(left) * weights[s] / total))
			percent[s] = p
			rest -= p
		}
	}
	percent[root] = rest
	return percent
}
