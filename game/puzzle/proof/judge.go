package proof

import (
	"context"
	"math"

	"yanyi/game"
	"yanyi/game/puzzle"
	"yanyi/game/search"
)

// The nodes of searches: for a first impression, for the answers in a line, for a proof, for a
// confirmation, and for each turn of a proof of odds.
const (
	glanceNodes = 800
	replyNodes  = 6_000
	proofNodes  = 40_000
	sureNodes   = 160_000
	oddsNodes   = 1_000
)

// The margins of the only good turn over all others: in centipawns, and in the expected share of
// wins. Finding puzzles needs larger margins than proving them, so that they stay proven when
// the search changes a little.
var (
	promising  = lead{100, 0.12}
	worthALook = lead{80, 0.18}
	found      = lead{200, 0.25}
	proven     = lead{150, 0.18}
	oddsFound  = lead{80, 0.05}
	oddsProven = lead{50, 0.03}
)

// lead is by how much a turn is better than another.
type lead struct {
	score int
	share float64
}

// proofLimit is the number of turns tried in the search for a puzzle.
const proofLimit = 150_000

// Judge judges positions of one variant. It is not safe for concurrent use.
type Judge struct {
	v      game.Variant
	in     *game.Info
	prover Prover
	glance *search.Searcher // continues from one position of a game to the next
	nodes  uint64           // for a proof
}

// New is a judge of a variant.
func New(v game.Variant) *Judge {
	return &Judge{v: v, in: v.Info(), glance: search.New(v.Info()), nodes: proofNodes}
}

// verdict is a position's best turn, its value and the next best's, as shares and in centipawns.
type verdict struct {
	turn       game.Turn
	best, next float64
	score      int
	lead       lead
}

// clear reports whether the best turn is better by so much.
func (v *verdict) clear(least lead) bool {
	return v.lead.score >= least.score && v.lead.share >= least.share
}

// look searches a position for its two best turns; ok is false if it has not got two. The
// result depends on nothing but the position.
func (j *Judge) look(pos game.Position, nodes uint64) (v verdict, ok bool) {
	return j.lookBy(search.New(j.in), pos, nodes)
}

func (j *Judge) lookBy(s *search.Searcher, pos game.Position, nodes uint64) (v verdict, ok bool) {
	var first search.Result
	s.Report = func(r search.Result) {
		switch {
		case r.Line == 1:
			first = r
		case r.Depth == first.Depth:
			v, ok = j.verdict(pos, first.Turn, first.Score, r.Score), true
		}
	}
	s.Best(context.Background(), pos, search.Limits{Nodes: nodes, Lines: 2})
	return v, ok
}

func (j *Judge) verdict(pos game.Position, t game.Turn, best, next int) verdict {
	v := verdict{turn: t, best: share(pos, best), next: share(pos, next), score: best}
	v.lead = lead{best - next, v.best - v.next}
	return v
}

// share is the share of wins that a score predicts.
func share(pos game.Position, score int) float64 {
	odds := leastOdds
	if w, ok := pos.(game.Weighed); ok {
		odds = max(leastOdds, min(mostOdds, w.Odds()))
	}
	return 1 / (1 + math.Exp(-float64(score)/float64(odds)))
}

// Odds of evaluations (game.Weighed) are those of games among engines. Odds outside these bounds
// are not believed: below them a small lead would decide too much, above them, among three and
// with face-down pieces, a whole piece too little, although its capture is good there too.
const (
	leastOdds = 300
	mostOdds  = 400
)

// mateScore is the score of a win on the spot; decisive is less than that of any.
const (
	mateScore = search.Mate
	decisive  = mateScore - 1000
)

// best is the best turn within so many nodes.
func (j *Judge) best(pos game.Position, nodes uint64) game.Turn {
	return search.New(j.in).Best(context.Background(), pos, search.Limits{Nodes: nodes}).Turn
}

// keys are the turns that reach a goal within so many plies; ok is false if that is too much.
func (j *Judge) keys(pos game.Position, aim puzzle.Aim, plies int, limit uint64) ([]game.Turn, bool) {
	j.prover.Limit = limit
	goal := Win
	switch aim {
	case puzzle.Absorb:
		goal = Absorb
	case puzzle.Survive:
		goal = Survive
	}
	return j.prover.Keys(pos, goal, plies)
}

// only is the one turn that reaches a goal within so many plies, none reaching it sooner.
func (j *Judge) only(pos game.Position, goal puzzle.Goal, limit uint64) (game.Turn, bool) {
	keys, ok := j.keys(pos, goal.Aim, goal.Plies, limit)
	if !ok || len(keys) != 1 {
		return game.NoTurn, false
	}
	if goal.Aim != puzzle.Survive && goal.Plies > 1 {
		sooner, ok := j.keys(pos, goal.Aim, goal.Plies-1, limit)
		if !ok || len(sooner) > 0 {
			return game.NoTurn, false
		}
	}
	return keys[0], true
}

// odds is the best turn on the average of its draws, with so many nodes for each turn.
func (j *Judge) odds(pos game.Position) verdict {
	turns := pos.Turns(nil)
	for i, t := range turns {
		turns[i] = t.Chosen()
	}
	s := search.New(j.in)
	var others []game.Turn
	best, next, key := math.MinInt, math.MinInt, game.NoTurn
	for i, t := range turns {
		others = append(append(others[:0], turns[:i]...), turns[i+1:]...)
		without(s, others)
		score := s.Best(context.Background(), pos, search.Limits{Nodes: oddsNodes}).Score
		switch {
		case score > best:
			best, next, key = score, best, t
		case score > next:
			next = score
		}
	}
	return j.verdict(pos, key, best, next)
}
