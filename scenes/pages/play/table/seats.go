package table

import (
	"time"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/scenes/host"
)

// seats is the game at a table and its players here.
type seats struct {
	host host.Host
	line host.Line
	info *game.Info
}

// Line is the game as far as it has come.
func (s *seats) Line() host.Line { return s.line }

// Info is the game's.
func (s *seats) Info() *game.Info { return s.info }

// May is what the people here may do now.
func (s *seats) May() host.May { return s.host.May() }

// Busy is what the game waits for.
func (s *seats) Busy() host.Busy { return s.host.Busy() }

// RoomState is the room in which the game is played.
func (s *seats) RoomState() host.RoomState { return s.host.RoomState() }

// StudyState is the study that the game is, nil if it is none.
func (s *seats) StudyState() *host.StudyState { return s.host.StudyState() }

// Over reports whether the game has ended.
func (s *seats) Over() bool { return s.line.Over() }

// Actor is whose turn it is.
func (s *seats) Actor() game.Seat { return s.line.OnTurn() }

// Player is who plays a seat now.
func (s *seats) Player(seat game.Seat) match.Player { return s.host.Player(seat) }

// Left is the time a seat has left, 0 without clocks.
func (s *seats) Left(seat game.Seat) time.Duration { return s.host.Left(seat) }

// Played is how long the game has been played, 0 where that is not known.
func (s *seats) Played() time.Duration { return s.host.Played() }

// Human reports whether a person plays the seat here.
func (s *seats) Human(seat game.Seat) bool { return seat.Player() && s.May().Here.Has(seat) }

// people is the living seats that persons play here.
func (s *seats) people() game.SeatSet { return s.May().Here & s.line.Alive() }

// Preview answers questions about the present position.
func (s *seats) Preview() match.Preview { return s.line.Preview() }

// Find reads typed text as a legal turn of the present position.
func (s *seats) Find(text string) (game.Turn, error) { return s.Preview().Typed(text) }
