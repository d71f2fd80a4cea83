package study

import (
	"yanyi/game"
	"yanyi/game/puzzle/exercise"
)

// Persons are the seats of people in the game.
func (s *Study) Persons() (seats game.SeatSet) {
	for i, p := range s.record.Setup().Seats {
		if p.Human() {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// Own are the seats whose turns a report is about: people's, or all if only computers played.
func (s *Study) Own() game.SeatSet {
	if persons := s.Persons(); persons != 0 {
		return persons
	}
	return 1<<len(s.record.Info().Seats) - 1
}

// near is the loss against the best turn, in percent, of a right turn: for two and for three.
var near = [...]float64{2: 3.5, 3: 2.5}

// Near reports whether a turn with a share is as good as the best, with so many players.
func Near(seats int, share, best float64) bool { return best-share <= near[seats] }

// Mistakes are the doubtful and bad turns of a seat that a report has found, in order; after
// the long look, only the doubtful ones that it confirmed.
func (r *Report) Mistakes(seat game.Seat) (list []Judged) {
	for i := range r.Turns {
		if t := &r.Turns[i]; t.Node.Seat == seat && (t.Kind == Bad || t.Kind == Doubtful && (t.Sure || !r.looked)) {
			list = append(list, *t)
		}
	}
	return list
}

// Asks reports whether a better turn than a mistake can be asked for ([Study.Task]).
func (s *Study) Asks(t *Judged) bool {
	_, ok := s.Task(t)
	return ok
}

// Task is to find a better turn than a mistake. The report's turn solves it, or one as good.
func (s *Study) Task(t *Judged) (task exercise.Task, ok bool) {
	if len(t.Best) == 0 {
		return exercise.Task{}, false
	}
	best := s.MoveAt(t.Node.Parent(), t.Best[0])
	if best == nil {
		return exercise.Task{}, false
	}
	return exercise.Task{Right: []game.Turn{best.Turn}, Wrong: []game.Turn{t.Node.Turn}, Open: true}, true
}
