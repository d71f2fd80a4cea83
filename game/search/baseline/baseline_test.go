package baseline_test

import (
	"math/rand/v2"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/search/baseline"
)

// A greedy player captures the most valuable unguarded piece, leaves guarded pieces that are
// worth less than the capturer, and prefers a king to everything.
func TestGreedy(t *testing.T) {
	for _, c := range []struct{ variant, position, want string }{
		{"xiangqi", "4k4/9/9/p3n4/9/9/9/9/9/R2KR4 w", "e1e7"},   // a horse before a soldier
		{"xiangqi", "4k4/9/4r4/p3n4/9/9/9/9/9/R2KR4 w", "a1a7"}, // a guarded horse is worth less than a chariot
		{"xiangqi", "3k5/R8/9/4n4/9/9/9/9/9/4KR3 w", "f1f10"},   // mate before a horse
		{"yanyi", "wR,wN,wB,wA,wK,wA,wB,1,wR/9/6,wN,wC,1/wP,1,wP,1,wP,1,wP,1,wP/13,uP,2,uR/16,uN/3,hR,9,uP,2,uB/13,uP,uC,1,uA/hK,1,hC,hR,4,wC,7,uK/15,uN,uA/3,hR,4,uC,4,uP,2,uB/17/13,uP,2,uR/sP,1,sP,1,sP,1,sP,1,sP/sN,sC,4,sC,2/4,sA,4/sR,1,sB,1,sK,sA,sB,sN,sR w!s uws - idle - 12", "l15l9"}, // a rival's mate
	} {
		v, _ := catalog.Find(c.variant)
		pos, err := v.Parse(c.position, nil)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(8) {
			if got := v.Info().FormatTurn(baseline.Greedy(pos, rand.New(rand.NewPCG(seed, 1)))); got != c.want {
				t.Errorf("%s: greedy plays %s, want %s", c.position, got, c.want)
			}
		}
	}
}
