package match

import (
	"unicode/utf8"

	"yanyi/game"
)

// longestPosition is how many characters a position may have. No match comes near it, but a
// record may come from anybody, and all of it is measured and drawn.
const longestPosition = 2048 // of any game a full board has 1,900; longer ones are refused

// checkPosition refuses a position that is longer than any.
func checkPosition(text string) error {
	var faults game.Faults
	if n := utf8.RuneCountInString(text); n > longestPosition {
		faults.Add("position", game.NoSquare, "%d characters, %d are the most", n, longestPosition).Say("error.position")
	}
	return faults.Err()
}
