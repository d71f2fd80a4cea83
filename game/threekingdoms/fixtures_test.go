package threekingdoms

import (
	"testing"

	"yanyi/game/gametest"
)

func TestFixtures(t *testing.T) {
	for _, v := range Variants() {
		gametest.Fixtures(t, v, "testdata/"+v.Info().ID+".txt", gametest.FixtureOptions{})
	}
}
