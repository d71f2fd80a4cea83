package stratagem

import (
	"testing"

	"yanyi/game/gametest"
)

// entries is the number of fixtures of each variant.
var entries = map[string]int{
	"xiangqi": 49, "huanfang": 29, "qiji": 94, "weiwo": 101, "qiji16": 123, "qice": 175, "qice-line": 126,
}

func TestFixtures(t *testing.T) {
	for _, v := range Variants() {
		id := v.Info().ID
		t.Run(id, func(t *testing.T) {
			gametest.Fixtures(t, v, "testdata/"+id+".txt", gametest.FixtureOptions{Expected: entries[id]})
		})
	}
}

func TestConformance(t *testing.T) {
	for _, v := range Variants() {
		t.Run(v.Info().ID, func(t *testing.T) { gametest.Run(t, v, nil, 1000) })
	}
}

// TestEdited checks the contracts at edited positions of random games, which play does not
// reach.
func TestEdited(t *testing.T) {
	for _, v := range Variants() {
		t.Run(v.Info().ID, func(t *testing.T) { gametest.Edited(t, v, nil, 2000) })
	}
}
