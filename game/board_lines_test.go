package game_test

import (
	"testing"

	"yanyi/game"
)

// Every player counts lines from his own right to the left (game/threekingdoms/README.md,
// Notation): line 1 differs for each of the board's four sides.
func TestLinesAreCountedFromTheRight(t *testing.T) {
	b := game.NewBoard(game.Cross, 17, 17, func(f, r int) bool { return f > 3 && f < 13 || r > 3 && r < 13 })
	for _, c := range []struct {
		square  string
		quarter int
		want    int
	}{
		{"m1", 0, 5}, {"e1", 0, 13}, {"q9", 0, 1}, // from the south
		{"q13", 1, 5}, {"q5", 1, 13}, {"i17", 1, 1}, // from the east
		{"e17", 2, 5}, {"m17", 2, 13}, {"a9", 2, 1}, // from the north
		{"a5", 3, 5}, {"a13", 3, 13}, {"i1", 3, 1}, // from the west
	} {
		sq, err := b.Square(c.square)
		if err != nil {
			t.Fatal(err)
		}
		if got := b.Line(sq, c.quarter); got != c.want {
			t.Errorf("%s lies on line %d of quarter %d, want %d", c.square, got, c.quarter, c.want)
		}
	}
}
