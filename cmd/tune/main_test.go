package main

import (
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
	} {
		clitest.Misused(t, commandLine(), args...)
	}
}
