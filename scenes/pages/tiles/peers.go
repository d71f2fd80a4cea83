package tiles

import (
	"yanyi/game"
	"yanyi/scenes/canvas"
)

// Peers are people elsewhere who lay tiles, too.
type Peers interface {
	// Hear handles received messages, and reports whether anything has changed.
	Hear() bool
	// Question is the question asked here or the one being waited for; without a head there is
	// none.
	Question() (head, line string, answers []Answer)
	// Named is the player of a seat.
	Named(s game.Seat) (who, short string)
	// Some reports whether there are any.
	Some() bool
}

// Answer is an answer to a question.
type Answer struct {
	ID, Label string
	Icon      canvas.Icon // shown instead in little room
	Do        func()
}

// nobody is a game whose players all lay here.
type nobody struct{}

func (nobody) Hear() bool                                      { return false }
func (nobody) Question() (head, line string, answers []Answer) { return "", "", nil }
func (nobody) Named(game.Seat) (who, short string)             { return "", "" }
func (nobody) Some() bool                                      { return false }
