package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"yanyi/cmd/internal/cli/clitest"
)

// tune runs a command line and returns what it wrote and its exit code.
func tune(t *testing.T, stdin string, args ...string) (out, errs string, code int) {
	t.Helper()
	return clitest.Run(t, commandLine(), stdin, args...)
}

// done runs a command line that must succeed.
func done(t *testing.T, args ...string) string {
	t.Helper()
	return clitest.Done(t, commandLine(), args...)
}

func TestHelpTellsOfEveryCommand(t *testing.T) { clitest.TellsOfEveryCommand(t, commandLine()) }

func TestMisuseExitsWithTwo(t *testing.T) {
	for _, args := range [][]string{
		{}, {"dance"}, {"fit", "-variant", "nothing", "-in", "-"}, {"fit", "-variant", "xiangqi", "-in", "-", "more"},
		{"selfplay", "-variant", "xiangqi", "-position", "start"}, {"selfplay", "-variant", "yanyi", "-options", "mode=none"},
		{"games", "-variant", "yanyi", "-out", "x"}, {"games", "-variant", "xiangqi"}, {"games", "-variant", "xiangqi", "-out", "x", "-games", "0"},
		{"openings", "-variant", "yanyi"}, {"openings", "-variant", "yanyi", "-out", "x", "-nodes", "0"},
	} {
		clitest.Misused(t, commandLine(), args...)
	}
}

// TestGamesGoOnWhereTheyEnded checks that a file made in two calls is the one made in one.
func TestGamesGoOnWhereTheyEnded(t *testing.T) {
	for _, c := range []struct{ command, variant string }{{"games", "xiangqi"}, {"openings", "qiji16"}, {"openings", "jieqi"}} {
		once, twice := filepath.Join(t.TempDir(), "once"), filepath.Join(t.TempDir(), "twice")
		play := func(file, games string) {
			done(t, c.command, "-variant", c.variant, "-nodes", "40", "-seed", "3", "-games", games, "-out", file)
		}
		play(once, "2")
		play(twice, "1")
		play(twice, "2")
		a, err := os.ReadFile(once)
		b, err2 := os.ReadFile(twice)
		if err != nil || err2 != nil || !bytes.Equal(a, b) || len(a) < 100 {
			t.Errorf("%s of %s: %d and %d bytes, equal %v (%v, %v)", c.command, c.variant, len(a), len(b), bytes.Equal(a, b), err, err2)
		}
	}
}
