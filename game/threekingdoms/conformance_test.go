package threekingdoms

import (
	"testing"

	"yanyi/game/gametest"
)

// randomGames is the number of games of each variant in soak runs; other runs play a tenth of
// them.
const randomGames = 1000

func TestConformance(t *testing.T) {
	for _, v := range Variants() {
		for i, o := range modes(v) {
			games := randomGames
			if i > 0 {
				games /= 10
			}
			t.Run(v.Info().ID+"/"+o["mode"], func(t *testing.T) {
				gametest.Run(t, v, o, games)
			})
		}
	}
}

// Edited positions, rarely reached by play, keep the contracts too.
func TestEditedPositions(t *testing.T) {
	for _, v := range Variants() {
		for _, o := range modes(v) {
			t.Run(v.Info().ID+"/"+o["mode"], func(t *testing.T) {
				gametest.Edited(t, v, o, 2000)
			})
		}
	}
}
