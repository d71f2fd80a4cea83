package search

import (
	"yanyi/game"
	"yanyi/game/advice"
)

// clearGain is the least gain, in percent of the points, for which a turn counts as good for
// somebody: less is the price of any developing move.
const clearGain = 2

// mostGains is the number of turns of a line for which gains are told.
const mostGains = 8

// played is the variant and its options that a position is of.
type played struct {
	variant game.Variant
	options game.Options
}

// gains is for whom each of the first turns of a line is good in a game of three; nil in other
// games. A turn is good for the player whose expected share of the points it raises most, as the
// position stands after it, without looking ahead, compared with the same position had its player
// passed; for several players if it raises their shares alike, as with permanent allies; for nobody
// if that is little. It ends before a turn that draws from a bag.
//
// Ruling. A search gives one estimate of a whole line, in which the two rivals of the player to move
// work together. What a single turn does for each player it does not tell: a rival's turn may serve
// the third.
func (g played) gains(pos game.Position, line []game.Turn) (good []game.SeatSet) {
	if len(g.variant.Info().Seats) < 3 {
		return nil
	}
	pos = pos.Clone()
	for _, t := range line[:min(len(line), mostGains)] {
		before := pos.Clone()
		if pos.Do(t.Chosen()); pos.Actor() == game.Chance {
			return good
		}
		good = append(good, gainers(g.unmoved(before, pos.Actor()), standing(pos)))
	}
	return good
}

// unmoved is the shares if the player to move had passed, so that it is the turn of next; those
// before its turn where nobody may pass, as in check.
func (g played) unmoved(before game.Position, next game.Seat) [3]int {
	if next.Player() {
		if passed, ok := advice.Passed(g.variant, g.options, before, next); ok {
			return standing(passed)
		}
	}
	return standing(before)
}

// standing is the expected shares of three players as a position stands, in percent.
func standing(pos game.Position) (percent [3]int) {
	o := pos.Outcome()
	if !o.Over {
		return chances(pos, len(percent), pos.Eval(pos.Actor()))
	}
	all := 0
	for _, points := range o.Points {
		all += max(0, int(points))
	}
	for s, points := range o.Points {
		percent[s] = max(0, int(points)) * 100 / max(1, all)
	}
	return percent
}

// gainers are the players whose shares have risen most, none if they have hardly risen.
func gainers(was, now [3]int) (set game.SeatSet) {
	most := clearGain
	for s := range now {
		switch gain := now[s] - was[s]; {
		case gain > most:
			most, set = gain, game.SetOf(game.Seat(s))
		case gain == most:
			set = set.With(game.Seat(s))
		}
	}
	return set
}
