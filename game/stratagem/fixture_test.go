package stratagem

import (
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

// entries is how many fixtures each game has.
var entries = map[string]int{
	"xiangqi": 49, "huanfang": 20, "qiji": 80, "weiwo": 80, "qiji16": 90, "qice": 150, "qice-line": 100,
}

func variant(t testing.TB, id string) game.Variant {
	t.Helper()
	for _, v := range Variants() {
		if v.Info().ID == id {
			return v
		}
	}
	t.Fatalf("no variant %s", id)
	return nil
}

func TestFixtures(t *testing.T) {
	for _, v := range Variants() {
		id := v.Info().ID
		t.Run(id, func(t *testing.T) {
			gametest.Fixtures(t, v, "testdata/"+id+".txt", gametest.FixtureOptions{Expected: entries[id]})
		})
	}
}
