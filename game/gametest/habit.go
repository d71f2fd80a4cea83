package gametest

import "yanyi/game"

// habit is a random player's preference: plain random games hardly ever mate, so some games
// look for wins, some for checks, and in some players resign.
type habit struct {
	greed  float64 // chance of taking the turn that gains most
	hunt   float64 // chance of preferring checks and falls
	resign float64 // probability of a resignation, per turn
}

var habits = []habit{
	{},
	{greed: 0.3, hunt: 0.2},
	{greed: 0.7},
	{hunt: 0.8},
	{greed: 0.2, hunt: 0.3, resign: 0.01},
}

// choose picks the turn to play.
func (w *walk) choose() game.Turn {
	w.turns = w.pos.Turns(w.turns[:0])
	if len(w.turns) == 0 {
		w.fail("no turns, yet the game is not over")
	}
	p := w.rng.Float64()
	switch s := w.habit; {
	case w.rng.Float64() < s.resign:
		return w.resignation()
	case p < s.greed:
		return w.greedy()
	case p < s.greed+s.hunt:
		return w.hunter()
	}
	return w.turns[w.rng.IntN(len(w.turns))]
}

func (w *walk) resignation() game.Turn {
	for {
		s := game.Seat(w.rng.IntN(len(w.in.Seats)))
		if w.pos.Alive().Has(s) {
			return game.Resign(s)
		}
	}
}

// greedy is the turn that gains most, a random one of equals.
func (w *walk) greedy() game.Turn {
	best, gain, equal := game.NoTurn, 0, 0
	for _, t := range w.turns {
		switch g := w.pos.Gain(t); {
		case equal == 0 || g > gain:
			best, gain, equal = t, g, 1
		case g == gain:
			if equal++; w.rng.IntN(equal) == 0 {
				best = t
			}
		}
	}
	return best
}

// hunter is the best of a few random turns: one that fells a player, else one that checks.
func (w *walk) hunter() game.Turn {
	best, merit := game.NoTurn, -1
	for range 8 {
		t := w.turns[w.rng.IntN(len(w.turns))]
		if m := w.merit(t); m > merit {
			best, merit = t, m
		}
	}
	return best
}

func (w *walk) merit(t game.Turn) int {
	mover, alive := w.pos.Actor(), w.pos.Alive().Len()
	w.pos.Do(t)
	defer w.pos.Undo()
	if w.pos.Actor() == game.Chance {
		return 0
	}
	merit := 10 * (alive - w.pos.Alive().Len())
	var attackers [8]game.Square
	for s := range game.Seat(len(w.in.Seats)) {
		if s != mover && w.pos.Alive().Has(s) && len(w.pos.Check(attackers[:0], s)) > 0 {
			merit++
		}
	}
	return merit
}
