package study

import (
	"yanyi/game"
	"yanyi/game/exercise"
)

// Persons are the seats that people had in the game.
func (s *Study) Persons() (seats game.SeatSet) {
	for i, p := range s.record.Setup().Seats {
		if p.Human() {
			seats = seats.With(game.Seat(i))
		}
	}
	return seats
}

// near is how much less than the best a turn may be worth, in percent, and still be right:
// of two and of three players.
var near = [...]float64{2: 3.5, 3: 2.5}

// Near reports whether a turn that leaves its mover a share is as good as one that leaves
// it the best, among so many players.
func Near(seats int, share, best float64) bool { return best-share <= near[seats] }

// Mistakes are the doubtful and bad turns of a seat that a report has found, in order; once
// it has looked long, of the doubtful ones those that stood up to that.
func (r *Report) Mistakes(seat game.Seat) (list []Judged) {
	for i := range r.Turns {
		if t := &r.Turns[i]; t.Move.Seat == seat && (t.Kind == Bad || t.Kind == Doubtful && (t.Sure || !r.looked)) {
			list = append(list, *t)
		}
	}
	return list
}

// Task is to find a better turn than a mistake. It is solved by what the report has found,
// and by what is judged to be as good.
func (s *Study) Task(t *Judged) (task exercise.Task, ok bool) {
	best, ok := s.MoveAt(t.Node.Parent(), t.Best[0])
	return exercise.Task{Right: []game.Turn{best.Turn}, Wrong: []game.Turn{t.Move.Turn}, Open: true}, ok
}
