package main

import (
	"math/rand/v2"
	"testing"

	"yanyi/cmd/internal/thinker"
)

// TestFirstTurnsVaryAmongGoodLines counts the picks: the best line most often, one that is plainly worse never.
func TestFirstTurnsVaryAmongGoodLines(t *testing.T) {
	lines := []thinker.Line{{Turn: "a", Score: 30}, {Turn: "b", Score: 20}, {Turn: "c", Score: -15}, {Turn: "d", Score: -30}}
	var counts [4]int
	luck := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		counts[vary(lines, luck)]++
	}
	if counts[0] <= counts[1] || counts[1] <= counts[2] || counts[2] < 20 || counts[3] != 0 {
		t.Errorf("picked %v times", counts)
	}
}
