package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"yanyi/cmd/internal/cli"
	"yanyi/game/catalog"
	"yanyi/game/weights"
)

// restore restores a variant's weights after the test.
func restore(t *testing.T, id string) {
	t.Helper()
	v, _ := catalog.Find(id)
	w := v.(weights.Weighted)
	before := w.Weights()
	text := before.String()
	t.Cleanup(func() {
		again, err := weights.Parse(text)
		if err == nil {
			err = w.SetWeights(again)
		}
		if err != nil {
			t.Error(err)
		}
	})
}

// TestSelfplayAndFitRepeat checks that a seed determines the positions, and positions the
// weights.
func TestSelfplayAndFitRepeat(t *testing.T) {
	for _, id := range []string{"xiangqi", "qice", "baige", "jieqi"} {
		file := filepath.Join(t.TempDir(), "positions.txt")
		play := []string{"selfplay", "-variant", id, "-games", "1", "-nodes", "40", "-seed", "3"}
		positions := done(t, play...)
		done(t, append(play, "-out", file)...)
		if text, err := os.ReadFile(file); err != nil || string(text) != positions {
			t.Errorf("%s: the file and the output differ (%v)", id, err)
		}
		var tables [2]string
		for i := range tables {
			t.Run(id, func(t *testing.T) {
				restore(t, id)
				tables[i] = fitted(t, id, file)
			})
		}
		if tables[0] == "" || tables[0] != tables[1] {
			t.Errorf("%s: the same positions are fitted to different weights", id)
		}
	}
}

// fitted is the table that fit prints, without its report of errors.
func fitted(t *testing.T, id, file string) string {
	t.Helper()
	out, errs, code := tune(t, "", "fit", "-variant", id, "-in", file)
	if code != cli.ExitDone || !strings.HasPrefix(errs, "positions ") {
		t.Fatalf("fit ends with %d, tells %q", code, errs)
	}
	return out
}

// TestAFitKeepsRemarks checks that a table written over its file keeps the file's comments; a
// new file has none.
func TestAFitKeepsRemarks(t *testing.T) {
	table, err := weights.Parse("b 3 | 4\na 1 | 2\n")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "weights.txt")
	if got := remarked(file, table); got != table.String() {
		t.Errorf("into a new file: %q", got)
	}
	if err := os.WriteFile(file, []byte("# Two rows.\n\na 7 | 8\nb 9 | 9\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, want := remarked(file, table), "# Two rows.\n\na 1 | 2\nb 3 | 4\n"; got != want {
		t.Errorf("into its file: %q, want %q", got, want)
	}
}

// TestResultsThereAndBack checks that a result's text is read back as the result.
func TestResultsThereAndBack(t *testing.T) {
	for _, r := range []result{{1, 0}, {0.5, 0.5}, {0, 1}, {2, 0, 1}, {1, 1, 1}, {0, 1, 2}} {
		if again, err := parseResult(r.String(), len(r)); err != nil || !slices.Equal(again, r) {
			t.Errorf("%v is read as %v: %v", r, again, err)
		}
	}
}

// TestWhoWins checks that of three the winner alone has won, and that in a draw the remaining
// players share.
func TestWhoWins(t *testing.T) {
	for _, c := range []struct {
		result result
		left   int
		want   []float64
	}{
		{result{2, 0, 1}, 3, []float64{1, 0, 0}}, {result{1, 1, 1}, 2, []float64{0.5, 0.5, 0.5}},
		{result{0.5, 0.5}, 2, []float64{0.5, 0.5}}, {result{1, 0}, 2, []float64{1, 0}},
	} {
		if got := c.result.won(c.left); !slices.Equal(got, c.want) {
			t.Errorf("%v is %v, want %v", c.result, got, c.want)
		}
	}
}

func TestFitReadsStrictly(t *testing.T) {
	const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
	for _, c := range []struct{ id, text, want string }{
		{"xiangqi", start + "\t1\t8\n" + start + "\t1", "line 2: 2 fields"},
		{"xiangqi", start + "\t2\t8", `"2" is no result`},
		{"xiangqi", start + "\t1,0\t8", `"1,0" is no result`},
		{"xiangqi", start + "\t1\tx", `"x" is no ply`},
		{"xiangqi", "9/9\t1\t8", "line 1"},
		{"yanyi", "start\t1\t8", `"1" is no result`},
		{"yanyi", "start\t2,0,1\t8\nstart\t2,0,3\t8", `line 2: "2,0,3" is no result`},
		{"guoji", "start\t2,0,0.5\t8", `"2,0,0.5" is no result`},
	} {
		_, errs, code := tune(t, c.text, "fit", "-variant", c.id, "-in", "-")
		if code != cli.ExitFault || !strings.Contains(errs, c.want) {
			t.Errorf("%q: code %d, %q, want %s", c.text, code, errs, c.want)
		}
	}
}

func FuzzResult(f *testing.F) {
	f.Add("1", 2)
	f.Add("2,0,1", 3)
	f.Fuzz(func(t *testing.T, text string, seats int) {
		seats = 2 + seats&1
		r, err := parseResult(text, seats)
		if err != nil {
			return
		}
		if again, err := parseResult(r.String(), seats); err != nil || len(r) != seats || !slices.Equal(again, r) {
			t.Errorf("%q is read as %v, then as %v: %v", text, r, again, err)
		}
	})
}
