// Package baseline has players that do not look ahead, as a measure for the beginners' levels.
package baseline

import (
	"math/rand/v2"

	"yanyi/game"
)

// Random is any legal turn.
func Random(pos game.Position, r *rand.Rand) game.Turn {
	turns := pos.Turns(nil)
	return turns[r.IntN(len(turns))]
}

// Greedy returns a turn that takes a king, as mates do; without one the turn that takes most
// among those after which nothing worth more can be taken on the same square; without that any
// turn that takes nothing, and else any turn. A player who has just learnt the moves plays
// like that.
func Greedy(pos game.Position, r *rand.Rand) game.Turn {
	turns := pos.Turns(nil)
	r.Shuffle(len(turns), func(i, k int) { turns[i], turns[k] = turns[k], turns[i] })
	best, most, quiet := game.NoTurn, 0, game.NoTurn
	for _, t := range turns {
		gain := pos.Gain(t)
		switch {
		case takesKing(pos, t):
			return t
		case gain == 0:
			quiet = t
		case gain > most && TakenBack(pos, t) <= gain:
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

// takesKing reports whether a turn puts a rival out of the game, or ends it as a win.
func takesKing(pos game.Position, t game.Turn) bool {
	actor, alive := pos.Actor(), pos.Alive()
	defer takeBack(pos, pos.Plies())
	play(pos, t)
	if o := pos.Outcome(); o.Over {
		return o.Won(actor)
	}
	return pos.Alive().Has(actor) && pos.Alive().Len() < alive.Len()
}

// TakenBack is the most that the next player can take on a turn's last square.
func TakenBack(pos game.Position, t game.Turn) int {
	defer takeBack(pos, pos.Plies())
	play(pos, t)
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

// play plays a turn. A draw takes the likeliest outcome.
func play(pos game.Position, t game.Turn) {
	pos.Do(t)
	if pos.Actor() == game.Chance {
		pos.DoReveal(likeliest(pos.Reveals(nil)))
	}
}

// takeBack takes back that many plies.
func takeBack(pos game.Position, plies int) {
	for pos.Plies() > plies {
		pos.Undo()
	}
}

func likeliest(reveals []game.Reveal) game.Reveal {
	best := reveals[0]
	for _, d := range reveals {
		if d.Weight > best.Weight {
			best = d
		}
	}
	return best
}
