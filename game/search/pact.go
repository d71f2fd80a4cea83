package search

import (
	"math"

	"yanyi/game"
)

// skipper is a position whose player to move may pass in a search.
type skipper interface {
	// Skip is Pass of game.Tactical.
	Skip() bool
}

// pactTactics adapts the tactics of a position of three players to a search of two sides,
// where two players are permanent allies, though turns do not strictly alternate.
type pactTactics struct {
	pos  game.ThreeTactics
	pact game.SeatSet
}

// side is the acting seat and its allies.
func (t *pactTactics) side() game.SeatSet {
	if t.pact.Has(t.pos.Actor()) {
		return t.pact
	}
	return game.SetOf(t.pos.Actor())
}

// Gains appends the turns that take from the other side.
func (t *pactTactics) Gains(dst []game.Turn) []game.Turn { return t.pos.Grabs(dst, t.side()) }

// See is the net gain of a turn between the two sides.
func (t *pactTactics) See(turn game.Turn) int { return t.pos.Exchange(turn, t.side()) }

// InCheck reports whether the actor's king is attacked.
func (t *pactTactics) InCheck() bool { return t.pos.InCheck() }

// Pass lets the actor do nothing.
func (t *pactTactics) Pass() bool {
	p, ok := t.pos.(skipper)
	return ok && p.Skip()
}

// Mobile is true: kings are hunted down long before a side has no other move.
func (t *pactTactics) Mobile(game.Seat) bool { return true }

// Checks appends nothing: no such list is kept.
func (t *pactTactics) Checks(dst []game.Turn) []game.Turn { return dst }

// Verdict is the outcome; the search itself sees repetitions on the path.
func (t *pactTactics) Verdict() game.Outcome { return t.pos.Outcome() }

// sideOf is a seat with its permanent allies.
func sideOf(in *game.Info, s game.Seat) game.SeatSet {
	if in.Pact.Has(s) {
		return in.Pact
	}
	return game.SetOf(s)
}

// allied reports whether the game is one of two sides of which one has several players.
func (s *Searcher) allied() bool { return s.pact.pact != 0 }

// sided is a position that may be one of two sides of which one has several players.
type sided interface {
	Pact() game.SeatSet // the permanent allies
	Odds() int
}

// sideChances is chances in games with permanent allies: two sides share all points, and
// allies share theirs, even if one of them is out.
func sideChances(pos game.Position, pact game.SeatSet, score int) (percent [3]int) {
	if !pact.Has(pos.Actor()) {
		score = -score
	}
	odds := max(1, pos.(sided).Odds())
	theirs := 1 / (1 + math.Exp(-float64(max(-maxEval, min(maxEval, score)))/float64(odds)))
	each, left := int(math.Round(100*theirs/float64(pact.Len()))), 100
	for s := range percent {
		if pact.Has(game.Seat(s)) {
			percent[s] = each
			left -= each
		}
	}
	for s := range percent {
		if !pact.Has(game.Seat(s)) {
			percent[s] = left
		}
	}
	return percent
}
