package threekingdoms

import (
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

// randomGames is how many games of each variant and mode the suite plays.
const randomGames = 2000

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
