package study

import (
	"yanyi/game"
	"yanyi/game/search"
)

// clearGood is the least gain, in percent of the points, for which a turn counts as good for
// somebody: less is the price of any developing move.
const clearGood = 2

// Good is for whom each turn of an engine's line is good in a game of three, as far as [Study.Ahead]
// follows the line; nil in other games. A turn is good for the player whose expected share of the
// points it raises most, as the position stands before it and after it, without looking ahead; for
// nobody if that is little, and if it ends in a draw from a bag. Permanent allies gain together.
//
// Ruling. The engine's search gives one estimate of a whole line, and in it the rivals of the
// player to move work together; the share of each turn tells what the search does not: a rival's
// turn may serve the third.
func (s *Study) Good(texts []string) (good []game.SeatSet) {
	if len(s.line.Info().Seats) < 3 {
		return nil
	}
	c := s.line.Look(s.end())
	was := standing(c.Position())
	for _, text := range texts {
		moves, drawn := ahead(c, []string{text})
		switch {
		case len(moves) == 0:
			return good
		case drawn:
			return append(good, 0)
		}
		now := standing(c.Position())
		good = append(good, gainers(was, now))
		was = now
	}
	return good
}

// standing is the expected shares of three players as a position stands, in percent.
func standing(pos game.Position) (percent [3]int) {
	o := pos.Outcome()
	if !o.Over {
		return search.Standing(pos, len(percent))
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
	most := clearGood
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
