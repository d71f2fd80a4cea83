package threekingdoms

import (
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

// randomGames is how many games of each variant the suite plays when soaking; the other
// modes play a tenth of them.
const randomGames = 1000

func TestConformance(t *testing.T) {
	for _, v := range Variants() {
		for i, mode := range v.Info().Options[0].Values {
			games := randomGames
			if i > 0 {
				games /= 10
			}
			t.Run(v.Info().ID+"/"+mode, func(t *testing.T) {
				gametest.Run(t, v, game.Options{"mode": mode}, games)
			})
		}
	}
}

// Positions that play hardly reaches keep the contracts, too.
func TestEditedPositions(t *testing.T) {
	for _, v := range Variants() {
		for _, mode := range v.Info().Options[0].Values {
			t.Run(v.Info().ID+"/"+mode, func(t *testing.T) {
				gametest.Edited(t, v, game.Options{"mode": mode}, 2000)
			})
		}
	}
}
