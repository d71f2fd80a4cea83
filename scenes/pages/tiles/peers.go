package tiles

import (
	"yanyi/game"
	"yanyi/scenes/canvas"
)

// Peers are people elsewhere who lay tiles, too.
type Peers interface {
	// Hear takes in what has come, and reports whether anything has changed.
	Hear() bool
	// Question is what is asked here or waited for; without a head nothing is.
	Question() (head, line string, answers []Answer)
	// Named is who sits on a seat.
	Named(s game.Seat) (who, short string)
	// Some reports whether there are any.
	Some() bool
}

// Answer is an answer to a question.
type Answer struct {
	ID, Label string
	Icon      canvas.Icon // in its place where there is little room
	Do        func()
}

// nobody is a game whose players all lay here.
type nobody struct{}

func (nobody) Hear() bool                                      { return false }
func (nobody) Question() (head, line string, answers []Answer) { return "", "", nil }
func (nobody) Named(game.Seat) (who, short string)             { return "", "" }
func (nobody) Some() bool                                      { return false }
