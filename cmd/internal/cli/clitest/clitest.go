// Package clitest is for tests of programs that obey commands.
package clitest

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"yanyi/cmd/internal/cli"
)

// Run runs a command line and returns its output and its exit code.
func Run(t *testing.T, p *cli.Program, stdin string, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = p.Run(args, strings.NewReader(stdin), &o, &e)
	return o.String(), e.String(), code
}

// Done is Run where nothing may go wrong.
func Done(t *testing.T, p *cli.Program, args ...string) string {
	t.Helper()
	out, errs, code := Run(t, p, "", args...)
	if code != cli.ExitDone || errs != "" {
		t.Fatalf("%s %s: exit %d\n%s", p.Name, strings.Join(args, " "), code, errs)
	}
	return out
}

// Misused runs a command line that must not be understood.
func Misused(t *testing.T, p *cli.Program, args ...string) {
	t.Helper()
	if _, errs, code := Run(t, p, "", args...); code != cli.ExitUsage || !strings.Contains(errs, "usage") {
		t.Errorf("%s %v: exit %d\n%s", p.Name, args, code, errs)
	}
}

// TellsOfEveryCommand checks all commands' help: purpose, syntax, and their flags' values.
func TellsOfEveryCommand(t *testing.T, p *cli.Program) {
	t.Helper()
	all := Done(t, p, "-h")
	for _, c := range p.Commands {
		if !strings.Contains(all, "  "+c.Name+" ") || c.Does == "" || !strings.Contains(all, c.Does) {
			t.Errorf("%s -h does not tell what %s does", p.Name, c.Name)
		}
		help := Done(t, p, c.Name, "-h")
		if !strings.HasPrefix(help, "usage: "+p.Name+" "+c.Name) || !strings.Contains(help, c.Does) {
			t.Errorf("%s %s -h says\n%s", p.Name, c.Name, help)
		}
		if untold := regexp.MustCompile(`(?m)^  -\S+ (string|int|uint|float|value)$`).FindString(help); untold != "" && !strings.HasPrefix(untold, "  -position") {
			t.Errorf("%s %s -h does not tell what is meant by %s", p.Name, c.Name, untold)
		}
	}
}
