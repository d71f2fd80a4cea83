package game_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"yanyi/game"
)

var weights = []int{5, 0, 1, 12, 2}

func pick(r *rand.Rand) int {
	return game.Pick(r, len(weights), func(i int) int { return weights[i] })
}

func TestPickFollowsTheWeights(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	picked := make([]int, len(weights))
	const share = 1000
	for range 20 * share {
		picked[pick(r)]++
	}
	for i, w := range weights {
		if off := picked[i] - w*share; max(off, -off) > 5*share/10 || w == 0 && off != 0 {
			t.Errorf("weight %d of 20 was picked %d of %d times", w, picked[i], 20*share)
		}
	}
}

// The draws of a seed are part of every saved match and must not change.
func TestASeedPicksWhatItAlwaysPicked(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	want := []int{3, 3, 3, 3, 0, 0, 3, 3, 0, 0, 3, 3, 4, 0, 3, 3, 3, 3, 0, 3, 0, 3, 0, 0}
	got := make([]int, len(want))
	for i := range got {
		got[i] = pick(r)
	}
	if !slices.Equal(got, want) {
		t.Errorf("picked %v, want %v", got, want)
	}
}

func TestPickDrawPicksWhatIsPossible(t *testing.T) {
	outcomes := []game.Reveal{{Mover: 1}, {Mover: 2, Weight: 3}, {Mover: 3}}
	if got := game.PickReveal(rand.New(rand.NewPCG(1, 2)), outcomes); got != outcomes[1] {
		t.Errorf("picked %v", got)
	}
}
