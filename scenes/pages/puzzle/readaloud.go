package puzzle

import "yanyi/game/puzzle/exercise"

// Told is the state of the puzzle on the board, for the surrounding page.
type Told struct {
	Game   string `json:"game"`
	Puzzle string `json:"puzzle"` // its id
	State  string `json:"state"`  // asked, right, wrong, solved, shown
	Tries  int    `json:"tries"`  // turns that were wrong
}

// Told is the state of the puzzle; ok is false while there is none.
func (p *Page) Told() (told Told, ok bool) {
	if p.desk == nil {
		return told, false
	}
	s := p.desk.solver
	told = Told{Game: s.puzzle.Variant, Puzzle: s.puzzle.ID, State: "asked", Tries: len(s.tries)}
	switch state := s.run.State(); {
	case state == exercise.Missed:
		told.State = "wrong"
	case state == exercise.Answered:
		told.State = "right"
	case state == exercise.Found:
		told.State = "solved"
	case state == exercise.Shown:
		told.State = "shown"
	}
	return told, true
}
