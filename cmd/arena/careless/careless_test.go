package careless_test

import (
	"math/rand/v2"
	"testing"

	"yanyi/cmd/arena/careless"
	"yanyi/game/catalog"
)

// A greedy player takes what is not guarded, the dearest first, and lets guarded
// things be that are worth less than what takes them.
func TestGreedy(t *testing.T) {
	for _, c := range []struct{ position, want string }{
		{"4k4/9/9/p3n4/9/9/9/9/9/R2KR4 w", "e1e7"},   // a horse before a soldier
		{"4k4/9/4r4/p3n4/9/9/9/9/9/R2KR4 w", "a1a7"}, // a guarded horse is not worth a chariot
	} {
		v, _ := catalog.Find("xiangqi")
		pos, err := v.Parse(c.position, nil)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(8) {
			if got := v.Info().FormatTurn(careless.Greedy(pos, rand.New(rand.NewPCG(seed, 1)))); got != c.want {
				t.Errorf("%s: greedy plays %s, want %s", c.position, got, c.want)
			}
		}
	}
}
