package cli

import (
	"fmt"
	"io"
	"strings"
)

// usage names the commands.
func (p *Program) usage(to io.Writer) {
	fmt.Fprintf(to, "%s %s.\n\nusage: %s COMMAND [flags]\n\n", p.Name, p.Does, p.Name)
	for _, c := range p.Commands {
		fmt.Fprintf(to, "  %-*s %s\n", p.widest(), c.Name, c.Does)
	}
	fmt.Fprintf(to, "\n%s COMMAND -h tells of a command's flags. To begin with:\n", p.Name)
	for _, example := range p.Examples {
		fmt.Fprintf(to, "  %s %s\n", p.Name, example)
	}
}

// widest is the length of the longest command's name.
func (p *Program) widest() (n int) {
	for _, c := range p.Commands {
		n = max(n, len(c.Name))
	}
	return n
}

// asksForHelp reports whether the first word on the command line does.
func asksForHelp(word string) bool {
	switch word {
	case "-h", "-help", "--help", "help":
		return true
	}
	return false
}

// brief is how the command is written.
func (c *Call) brief() string {
	return strings.TrimRight("usage: "+c.program.Name+" "+c.command.Name+" "+c.command.Usage, " ")
}

// help prints a command's purpose, its syntax, and the values of its flags.
func (c *Call) help() {
	fmt.Fprintf(c.Out, "%s\n\n%s %s %s.\n%s", c.brief(), c.program.Name, c.command.Name, c.command.Does, c.command.About)
	if strings.Contains(c.command.Usage, "-") {
		fmt.Fprintln(c.Out, "\nflags:")
		c.Flags.SetOutput(c.Out)
		c.Flags.PrintDefaults()
	}
}
