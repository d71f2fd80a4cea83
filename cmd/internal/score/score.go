// Package score counts the points of games.
package score

import (
	"math"

	"yanyi/game"
)

// Points is what a game was worth to each seat: of two 1, 0.5 or 0, of three the points
// that the rules give. A game that is not over is everybody's draw.
func Points(in *game.Info, o game.Outcome) []float64 {
	points := make([]float64, len(in.Seats))
	for s := range points {
		switch {
		case !o.Over:
			points[s] = float64(len(points)-1) / 2
		case in.Pact != 0:
			points[s] = float64(o.Points[s]) / 2
		case in.Scored:
			points[s] = float64(o.Points[s])
		case o.Winner == game.NoSeat:
			points[s] = 0.5
		case o.Winner == game.Seat(s):
			points[s] = 1
		}
	}
	return points
}

// Sample adds up the points of some games.
type Sample struct {
	Games          int
	Total, Squares float64
}

// Add counts a game.
func (s *Sample) Add(points float64) {
	s.Games++
	s.Total += points
	s.Squares += points * points
}

// Mean is the points of a game, with the half-width of their 95 % interval.
func (s Sample) Mean() (mean, half float64) {
	n := float64(s.Games)
	mean = s.Total / n
	variance := max(0, s.Squares-n*mean*mean) / max(1, n-1)
	return mean, 1.96 * math.Sqrt(variance/n)
}
