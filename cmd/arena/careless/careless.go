// Package careless has players who do not look ahead, to measure beginners by.
package careless

import (
	"math/rand/v2"

	"yanyi/game"
)

// Random is any legal turn.
func Random(pos game.Position, r *rand.Rand) game.Turn {
	turns := pos.Turns(nil)
	return turns[r.IntN(len(turns))]
}

// Greedy is the turn that takes most among those after which nothing worth more
// can be taken on the same square; without one it is any turn that takes nothing,
// and without that any turn. So plays who has just learnt how the pieces move.
func Greedy(pos game.Position, r *rand.Rand) game.Turn {
	turns := pos.Turns(nil)
	r.Shuffle(len(turns), func(i, k int) { turns[i], turns[k] = turns[k], turns[i] })
	best, most, quiet := game.NoTurn, 0, game.NoTurn
	for _, t := range turns {
		gain := pos.Gain(t)
		switch {
		case gain == 0:
			quiet = t
		case gain > most && takenBack(pos, t) <= gain:
			best, most = t, gain
		}
	}
	switch {
	case best != game.NoTurn:
		return best
	case quiet != game.NoTurn:
		return quiet
	}
	return turns[0]
}

// takenBack is the most that whoever acts after a turn can take where it ended.
// What has to be drawn first is taken to be the likeliest.
func takenBack(pos game.Position, t game.Turn) int {
	plies := pos.Plies()
	defer func() {
		for pos.Plies() > plies {
			pos.Undo()
		}
	}()
	pos.Do(t)
	if pos.Actor() == game.Chance {
		pos.DoDraw(likeliest(pos.Draws(nil)))
	}
	if pos.Outcome().Over {
		return 0
	}
	loss := 0
	for _, reply := range pos.Turns(nil) {
		if reply.To() == t.To() {
			loss = max(loss, pos.Gain(reply))
		}
	}
	return loss
}

func likeliest(draws []game.Draw) game.Draw {
	best := draws[0]
	for _, d := range draws {
		if d.Weight > best.Weight {
			best = d
		}
	}
	return best
}
