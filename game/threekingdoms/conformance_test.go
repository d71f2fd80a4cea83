package threekingdoms

import (
	"testing"

	"yanyi/game/gametest"
)

// randomGames is how many games of each variant the suite plays when soaking; the other
// modes play a tenth of them.
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

// Positions that play hardly reaches keep the contracts, too.
func TestEditedPositions(t *testing.T) {
	for _, v := range Variants() {
		for _, o := range modes(v) {
			t.Run(v.Info().ID+"/"+o["mode"], func(t *testing.T) {
				gametest.Edited(t, v, o, 2000)
			})
		}
	}
}
