package table

import (
	"yanyi/game"
	"yanyi/game/match"
)

// seats is the match at a table and who of its players is a person.
type seats struct {
	match *match.Match
	info  *game.Info
}

// Match is the match being played; read only.
func (s *seats) Match() *match.Match { return s.match }

// Info is the game's.
func (s *seats) Info() *game.Info { return s.info }

// Over reports whether the match has ended.
func (s *seats) Over() bool { return s.match.Over() }

// Actor is whose turn it is.
func (s *seats) Actor() game.Seat { return s.match.OnTurn() }

// Human reports whether a person plays the seat.
func (s *seats) Human(seat game.Seat) bool {
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
	if ply, ok := s.match.LastTurnOf(s.seatsOfPeople()); ok && !s.match.Moves()[ply].Resigned {
		return ply
	}
	return -1
}

// StakeOf is what a legal turn of the present position puts at stake.
func (s *seats) StakeOf(turn game.Turn) match.Stake { return s.match.Stake(turn) }
