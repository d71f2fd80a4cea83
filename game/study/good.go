package study

import (
	"yanyi/game"
	"yanyi/game/advice"
	"yanyi/game/search"
)

// clearGood is the least gain, in percent of the points, for which a turn counts as good for
// somebody: less is the price of any developing move.
const clearGood = 2

// Good is for whom each turn of an engine's line is good in a game of three, as far as [Study.Ahead]
// follows the line; nil in other games. A turn is good for the player whose expected share of the
// points it raises most, as the position stands after it, without looking ahead, compared with the
// same position had its player passed; for several players if it raises their shares alike, as with
// permanent allies; for nobody if that is little, or if it ends in a draw from a bag.
//
// Ruling. The engine gives one estimate of a whole line, in which the two rivals of the player to
// move work together. What a single turn does for each player it does not tell: a rival's turn may
// serve the third.
func (s *Study) Good(texts []string) (good []game.SeatSet) {
	if len(s.line.Info().Seats) < 3 {
		return nil
	}
	if s.served.version != s.version || s.served.by == nil {
		s.served.version, s.served.by = s.version, map[string]game.SeatSet{}
	}
	c, way := s.line.Look(s.end()), ""
	for _, text := range texts {
		way += " " + text
		set, known := s.served.by[way]
		var before game.Position
		if !known {
			before = c.Position().Clone()
		}
		moves, drawn := ahead(c, []string{text})
		switch {
		case len(moves) == 0:
			return good
		case drawn:
			return append(good, 0)
		case !known:
			set = gainers(s.unmoved(before, c.Position()), standing(c.Position()))
			s.served.by[way] = set
		}
		good = append(good, set)
	}
	return good
}

// served is for whom turns after the moment shown are good, by the turns up to them: an engine
// finds nearly the same lines again and again.
type served struct {
	version int // of the study
	by      map[string]game.SeatSet
}

// unmoved is the shares if the player of a turn had passed, so that it is the turn of whoever moves
// after it; those before the turn where nobody may pass, as in check.
func (s *Study) unmoved(before, after game.Position) [3]int {
	if next := after.Actor(); next.Player() {
		if passed, ok := advice.Passed(s.line.Variant(), s.line.Setup().Options, before, next); ok {
			return standing(passed)
		}
	}
	return standing(before)
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
