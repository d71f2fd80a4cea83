package game_test

import (
	"testing"

	"yanyi/game"
)

// A phrase is shown beside the first square it names, if it names one.
func TestAPhraseNamesASquare(t *testing.T) {
	for _, c := range []struct {
		phrase game.Phrase
		want   game.Square
	}{
		{game.Say("play.hint.line", game.OfNumber("n", 3), game.OnSquare("from", 7), game.OnSquare("to", 9)), 7},
		{game.Say("play.hint.none"), game.NoSquare},
	} {
		if got := c.phrase.Square(); got != c.want {
			t.Errorf("%s: square %d, want %d", c.phrase.Key, got, c.want)
		}
	}
}
