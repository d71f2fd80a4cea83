package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"yanyi/assets/puzzles"
	"yanyi/game/catalog"
)

// The puzzles of all variants, or of the named one, are counted, a tab before each number.
func TestPuzzlesAreCounted(t *testing.T) {
	out := done(t, "puzzles", "-count")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != len(catalog.All()) {
		t.Fatalf("%d lines:\n%s", len(lines), out)
	}
	for i, v := range catalog.All() {
		if want := regexp.MustCompile("^" + v.Info().ID + "\t[0-9]+$"); !want.MatchString(lines[i]) {
			t.Errorf("line %q", lines[i])
		}
	}
	if one := done(t, "puzzles", "-count", "-variant", "mini"); !strings.Contains(out, one) || strings.Count(one, "\n") != 1 {
		t.Errorf("of mini %q", one)
	}
}

// Puzzles are listed as in their file.
func TestPuzzlesAreListed(t *testing.T) {
	if out := done(t, "puzzles", "-list", "-variant", "xiangqi"); out != puzzles.Of("xiangqi") || out == "" {
		t.Errorf("listed are\n%s", out)
	}
}

// A sample is verified, the same one for the same seed.
func TestPuzzlesAreProvenAgain(t *testing.T) {
	args := []string{"puzzles", "-prove", "-variant", "xiangqi", "-sample", "2", "-seed"}
	out := done(t, append(args, "5")...)
	if !regexp.MustCompile(`^(xiangqi [2-9a-z]{5} proven\n){2}$`).MatchString(out) {
		t.Errorf("proven is\n%s", out)
	}
	if other := done(t, append(args, "6")...); other == out {
		t.Errorf("another sample is the same:\n%s", out)
	}
}

// The first puzzle that fails verification is named, and the exit code is 1.
func TestAPuzzleThatIsNotProvenIsNamed(t *testing.T) {
	const good = "yakr3 xiangqi r mate 3 win/3 | h1h2 a10b10 h2h10 | r1bk5/5R3/4b4/p1p3p1p/6N2/2P6/P5P1P/4B4/7r1/2BAKA1R1 w\n"
	bad := strings.Replace(good, "h2h10", "f9f10", 1)
	for _, c := range []struct {
		text, out, errs string
		code            int
	}{
		{good, "xiangqi yakr3 proven\n", "", 0},
		{bad, "", "arena: xiangqi yakr3: turn 3 f9f10: the good turn is h2h10\n", 1},
		{strings.Replace(good, "yakr3", "yakr4", 1), "", `line 1: id "yakr4" should be yakr3`, 1},
	} {
		out, errs, code := arena(t, c.text, "puzzles", "-prove", "-variant", "xiangqi", "-from", "-")
		if out != c.out || !strings.Contains(errs, c.errs) || code != c.code {
			t.Errorf("%s: %q, %q, code %d", c.text, out, errs, code)
		}
	}
}

// Mining gives the same puzzles for the same seed, and reads positions from a file.
func TestPuzzlesAreMined(t *testing.T) {
	file := filepath.Join(t.TempDir(), "mates.txt")
	const mates = `xiangqi capture win 3 h1h2 | r1bk5/5R3/4b4/p1p3p1p/6N2/2P6/P5P1P/4B4/7r1/2BAKA1R1 w
mini quiet win 1 a1a2 | start
`
	if err := os.WriteFile(file, []byte(mates), 0o600); err != nil {
		t.Fatal(err)
	}
	out := done(t, "puzzles", "-mine", "-variant", "xiangqi", "-games", "1", "-seed", "2", "-from", file)
	if !strings.Contains(out, "yakr3 xiangqi r mate ") {
		t.Errorf("mined is\n%s", out)
	}
	if again := done(t, "puzzles", "-mine", "-variant", "xiangqi", "-games", "1", "-seed", "2", "-from", file); again != out {
		t.Errorf("mined again\n%s\nand was\n%s", again, out)
	}
}

func TestPuzzlesMisused(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"", "one of -count, -list, -prove and -mine is needed"},
		{"-count -list", "one of -count, -list, -prove and -mine is needed"},
		{"-list", "-variant is needed"},
		{"-list -variant go", `no variant "go"`},
		{"-prove -variant xiangqi -sample -1", "not below 0"},
		{"-mine -variant xiangqi -want 0", "at least 1"},
		{"-mine -variant xiangqi -theme love", `no theme "love"`},
		{"-list -variant jieqi -options a=b", "option"},
		{"-mine -variant xiangqi -games 0 -from nowhere", "nowhere"},
		{"-list -variant xiangqi x", `unexpected "x"`},
	} {
		_, errs, code := arena(t, "", append([]string{"puzzles"}, strings.Fields(c.args)...)...)
		if code == 0 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: code %d, %q, want %q", c.args, code, errs, c.want)
		}
	}
}
