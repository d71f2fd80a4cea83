package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"yanyi/cmd/internal/cli"
)

// TestSensitivityRepeats checks that a seed determines the games for two and for three, and that
// the output names every requested row.
func TestSensitivityRepeats(t *testing.T) {
	for id, row := range map[string]string{"xiangqi": "rook", "anqi": "hunt"} {
		file := filepath.Join(t.TempDir(), "games.txt")
		args := []string{"sensitivity", "-variant", id, "-rows", row, "-nodes", "9", "-games", "20", "-by", "100"}
		games := done(t, args...)
		done(t, append(args, "-out", file)...)
		if text, err := os.ReadFile(file); err != nil || string(text) != games || strings.Count(games, "\n") != 21 {
			t.Errorf("%s: the file and the output differ (%v)", id, err)
		}
		if told := done(t, "sensitivity", "-in", file); !strings.HasPrefix(told, row+" ") || !strings.Contains(told, " ± ") {
			t.Errorf("%s: it tells %q", id, told)
		}
	}
}

// TestSensitivityOfNothing checks that invalid requests are refused.
func TestSensitivityOfNothing(t *testing.T) {
	for _, args := range [][]string{
		{"sensitivity", "-variant", "yanyi", "-rows", "empress"},
		{"sensitivity", "-variant", "yanyi", "-by", "0"},
		{"sensitivity", "-variant", "yanyi", "-games", "0"},
	} {
		if _, errs, code := tune(t, "", args...); code != cli.ExitUsage || errs == "" {
			t.Errorf("%q: exit %d, tells %q", args, code, errs)
		}
	}
	if _, errs, code := tune(t, "rook\n+ 1\n", "sensitivity", "-in", "-"); code != cli.ExitFault || !strings.Contains(errs, "-: 1 games") {
		t.Errorf("one game: exit %d, tells %q", code, errs)
	}
}
