package threekingdoms

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

var update = flag.Bool("update", false, "write weights_txt.go from weights.txt")

// The weights in the program are those of the file.
func TestWeightsAreThoseOfTheFile(t *testing.T) {
	text, err := os.ReadFile("weights.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := slices.DeleteFunc(strings.SplitAfter(string(text), "\n"), func(line string) bool {
		return line == "\n" || strings.HasPrefix(line, "#") // remarks are not for the page to fetch
	})
	want := "// Code generated from weights.txt by its test; DO NOT EDIT.\n\n//go:build !page\n\npackage threekingdoms\n\nconst weightsText = `" + strings.Join(lines, "") + "`\n"
	if *update {
		if err := os.WriteFile("weights_txt.go", []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got, err := os.ReadFile("weights_txt.go"); err != nil || string(got) != want {
		t.Fatalf("weights_txt.go is another than weights.txt says (%v): go generate", err)
	}
}

// Every weight the judgement divides by or looks up is there, on both boards.
func TestWeightsAreWhole(t *testing.T) {
	for column := range 2 {
		w := readWeights(weightsText, column)
		if w.calm <= 0 || len(w.siegeBy) == 0 || len(w.hunt) < 3 || w.rival <= 0 || w.last <= 0 || w.kind[game.Rook] <= 0 {
			t.Errorf("column %d: %+v", column, w)
		}
	}
}

// A tally's four sums do not run into each other, and go as they came.
func TestTalliesKeepTheirSumsApart(t *testing.T) {
	a, b := newTally(900, 55, [3]int{16, 0, 9}), newTally(450, 160, [3]int{1, 20, 0})
	sum := a + b
	if sum.worth() != 1350 || sum.hunt() != 215 || sum.siege(0) != 17 || sum.siege(1) != 20 || sum.siege(2) != 9 {
		t.Errorf("%d %d %d %d %d", sum.worth(), sum.hunt(), sum.siege(0), sum.siege(1), sum.siege(2))
	}
	if sum-b != a {
		t.Error("what is taken out again leaves something")
	}
}
