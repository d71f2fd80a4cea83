package main

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// The output has the requested number of moves of each kind, all legal, the same for the same
// seed.
func TestLosses(t *testing.T) {
	args := []string{"losses", "-variant", "xiangqi", "-want", "2", "-nodes", "600", "-seed", "3"}
	out := done(t, args...)
	v, _ := catalog.Find("xiangqi")
	kinds := map[string]int{}
	for line := range strings.Lines(out) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if len(f) != 3 {
			t.Fatalf("%q", line)
		}
		pos, err := v.Parse(f[2], nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := game.Find(v.Info(), pos, f[1]); err != nil {
			t.Error(err)
		}
		kinds[f[0]]++
	}
	if kinds["loss"] != 2 || kinds["fine"] != 2 {
		t.Errorf("%v", kinds)
	}
	if again := done(t, args...); again != out {
		t.Error("the same flags write something else")
	}
}
