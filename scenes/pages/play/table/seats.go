package table

import (
	"slices"

	"yanyi/game"
	"yanyi/game/match"
)

// seats is the match at a table and who of its players is a person.
type seats struct {
	match *match.Match
	info  *game.Info

	elsewhere Elsewhere // nil where all play here
}

// Match is the match being played; read only.
func (s *seats) Match() *match.Match { return s.match }

// Info is the game's.
func (s *seats) Info() *game.Info { return s.info }

// Over reports whether the match has ended.
func (s *seats) Over() bool { return s.match.Over() }

// Actor is whose turn it is.
func (s *seats) Actor() game.Seat { return s.match.OnTurn() }

// Human reports whether a person plays the seat here.
func (s *seats) Human(seat game.Seat) bool {
	if s.elsewhere != nil {
		return seat.Player() && seat == s.here()
	}
	return seat.Player() && int(seat) < len(s.info.Seats) && s.match.Player(seat).Human()
}

// seatsOfPeople is the seats that persons play.
func (s *seats) seatsOfPeople() game.SeatSet {
	var set game.SeatSet
	for seat := range game.Seat(len(s.info.Seats)) {
		if s.Human(seat) {
			set = set.With(seat)
		}
	}
	return set
}

// people is the living seats that persons play.
func (s *seats) people() game.SeatSet { return s.seatsOfPeople() & s.living() }

func (s *seats) living() game.SeatSet { return s.match.Alive() }

// Persons is how many seats persons play, whether they still live or not.
func (s *seats) Persons() int { return s.seatsOfPeople().Len() }

// CanTakeBack reports whether a person has taken a turn that can be taken back.
func (s *seats) CanTakeBack() bool { return !s.Over() && s.takeBackTo() >= 0 }

// takeBackTo is the ply before the last turn a person took, or -1. A person who
// has resigned is out of reach.
func (s *seats) takeBackTo() int {
	ply, ok := s.match.LastTurnOf(s.seatsOfPeople())
	if !ok || s.match.Moves()[ply].Resigned || s.elsewhere != nil && !s.maySettle(ply) {
		return -1
	}
	return ply
}

// maySettle reports whether the others of a room can be asked to go back to a ply:
// nobody has resigned since (room.TakeBack).
func (s *seats) maySettle(ply int) bool {
	resigned := func(m match.Move) bool { return m.Resigned }
	return s.MayAsk() && !slices.ContainsFunc(s.match.Moves()[ply:], resigned)
}

// StakeOf is what a legal turn of the present position puts at stake.
func (s *seats) StakeOf(turn game.Turn) match.Stake { return s.match.Stake(turn) }
