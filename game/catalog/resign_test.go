package catalog

import (
	"testing"

	"yanyi/game"
)

// Between two players the pieces of the resigning player stay on the board, and no event says
// otherwise.
func TestWhatIsSaidOfAResignation(t *testing.T) {
	for _, v := range All() {
		pos, err := v.Parse("start", game.Options{})
		if err != nil {
			t.Fatal(err)
		}
		said := pos.Notate(game.Resign(0)).Key
		if two := len(v.Info().Seats) == 2; two != (said == "event.result.by.resign") {
			t.Errorf("%s says %s", v.Info().ID, said)
		}
	}
}
