package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestScreensRepeat: the same seed plays the same games for two and for three, and what they
// tell names every row asked for.
func TestScreensRepeat(t *testing.T) {
	for id, row := range map[string]string{"xiangqi": "rook", "anqi": "hunt"} {
		file := filepath.Join(t.TempDir(), "games.txt")
		args := []string{"screen", "-variant", id, "-rows", row, "-nodes", "9", "-games", "20", "-by", "100"}
		games := done(t, args...)
		done(t, append(args, "-out", file)...)
		if text, err := os.ReadFile(file); err != nil || string(text) != games || strings.Count(games, "\n") != 21 {
			t.Errorf("%s: the file and the output differ (%v)", id, err)
		}
		if told := done(t, "screen", "-in", file); !strings.HasPrefix(told, row+" ") || !strings.Contains(told, " ± ") {
			t.Errorf("%s: it tells %q", id, told)
		}
	}
}

// TestScreensOfNothing are refused.
func TestScreensOfNothing(t *testing.T) {
	for _, args := range [][]string{
		{"screen", "-variant", "yanyi", "-rows", "empress"},
		{"screen", "-variant", "yanyi", "-by", "0"},
		{"screen", "-variant", "yanyi", "-games", "0"},
	} {
		if _, errs, code := arena(t, "", args...); code != exitUsage || errs == "" {
			t.Errorf("%q: exit %d, tells %q", args, code, errs)
		}
	}
	if _, errs, code := arena(t, "rook\n+ 1\n", "screen", "-in", "-"); code != exitFault || !strings.Contains(errs, "-: 1 games") {
		t.Errorf("one game: exit %d, tells %q", code, errs)
	}
}
