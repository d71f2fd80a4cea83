// Package cli is the command line of programs that have several commands, each with its flags.
package cli

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// Exit codes.
const (
	ExitDone  = 0
	ExitFault = 1 // the input is wrong: a position, a record, a turn
	ExitUsage = 2 // the command itself is not understood
)

// Program is one that obeys commands.
type Program struct {
	Name, Does string
	Examples   []string // command lines to begin with
	Commands   []Command
}

// Command is one thing that a program does.
type Command struct {
	Name, Usage string // Usage is its flags as they are written
	Does        string // on one line
	About       string // what flags do not say, in lines; "" if they say it all
	Run         func(c *Call) error
}

// errUsage is the error of a misused command, whose message has been printed already.
var errUsage = errors.New("usage")

// Run obeys the arguments and returns the exit code.
func (p *Program) Run(args []string, in io.Reader, out, errs io.Writer) int {
	w := bufio.NewWriter(out)
	defer w.Flush()
	switch {
	case len(args) == 0:
		p.usage(errs)
		return ExitUsage
	case asksForHelp(args[0]):
		p.usage(w)
		return ExitDone
	}
	for _, c := range p.Commands {
		if c.Name == args[0] {
			return p.finish(c.Run(newCall(p, c, args[1:], in, w, errs)), errs)
		}
	}
	fmt.Fprintf(errs, "%s: unknown command %q\n", p.Name, args[0])
	p.usage(errs)
	return ExitUsage
}

// finish prints an error, every fault on a line of its own, and chooses the code.
func (p *Program) finish(err error, errs io.Writer) int {
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return ExitDone
	}
	if errors.Is(err, errUsage) {
		return ExitUsage
	}
	for _, line := range strings.Split(err.Error(), "\n") {
		fmt.Fprintf(errs, "%s: %s\n", p.Name, line)
	}
	return ExitFault
}

// Call is one command's arguments and where it answers.
type Call struct {
	Flags *flag.FlagSet
	In    io.Reader
	Out   *bufio.Writer
	Errs  io.Writer

	program          *Program
	command          Command
	args             []string
	variant, options *string // nil before VariantFlags
}

func newCall(p *Program, c Command, args []string, in io.Reader, out *bufio.Writer, errs io.Writer) *Call {
	f := flag.NewFlagSet(c.Name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {}
	return &Call{Flags: f, In: in, Out: out, Errs: errs, program: p, command: c, args: args}
}

// Parse reads the flags, after the command has defined its own. A turn that
// begins with a dash ends them as any argument that is no flag does.
func (c *Call) Parse() error {
	end := slices.IndexFunc(c.args, isDashedTurn)
	if end < 0 {
		end = len(c.args)
	}
	if err := c.understood(c.args[:end]); err != nil {
		return err
	}
	// Behind "--" everything is an argument.
	return c.Flags.Parse(slices.Concat([]string{"--"}, c.Flags.Args(), c.args[end:]))
}

// isDashedTurn reports whether an argument is a turn with a slide back (-/h3e3, -^R/h3e3).
func isDashedTurn(arg string) bool {
	return strings.HasPrefix(arg, "-/") || strings.HasPrefix(arg, "-^")
}

// understood reads the flags. A request for help gets it instead of an answer.
func (c *Call) understood(args []string) error {
	switch err := c.Flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		c.help()
		return err
	case err != nil:
		return c.Misused("%s", c.wanted(err.Error()))
	}
	return nil
}

// wanted is what the flag package says of a flag's value, with what would have been one.
func (c *Call) wanted(said string) string {
	head, _, ok := strings.Cut(said, ": parse error")
	if !ok {
		if head, _, ok = strings.Cut(said, ": value out of range"); !ok {
			return said
		}
	}
	_, name, _ := strings.Cut(head, " for flag -")
	f := c.Flags.Lookup(name)
	if f == nil {
		return said
	}
	kind := ""
	if g, ok := f.Value.(flag.Getter); ok {
		switch g.Get().(type) {
		case int:
			kind = "a whole number"
		case uint64:
			kind = "a whole number, not below 0"
		case float64:
			kind = "a number"
		case time.Duration:
			kind = "a time, such as 500ms or 2s"
		case bool:
			kind = "nothing, or =true or =false"
		}
	}
	if kind == "" {
		return said
	}
	return head + ": it takes " + kind
}

// AtLeast refuses a flag's number that is too small, the first of several.
func (c *Call) AtLeast(least int, flags ...string) error {
	for _, name := range flags {
		g, ok := c.Flags.Lookup(name).Value.(flag.Getter)
		if !ok {
			continue
		}
		switch n := g.Get().(type) {
		case int:
			if n < least {
				return c.Misused("-%s %d: it is at least %d", name, n, least)
			}
		case time.Duration:
			if n < time.Duration(least) {
				return c.Misused("-%s %v: it is a time above 0", name, n)
			}
		}
	}
	return nil
}

// Given reports whether the command line has a flag.
func (c *Call) Given(name string) (given bool) {
	c.Flags.Visit(func(f *flag.Flag) { given = given || f.Name == name })
	return given
}

// ParseFlags reads the flags of a command that takes nothing else.
func (c *Call) ParseFlags() error {
	if err := c.Parse(); err != nil {
		return err
	}
	if c.Flags.NArg() > 0 {
		return c.Misused("unexpected %q", c.Flags.Arg(0))
	}
	return nil
}

// Misused explains why a command cannot be obeyed.
func (c *Call) Misused(format string, args ...any) error {
	p := c.program.Name
	fmt.Fprintf(c.Errs, "%s: %s: %s\n", p, c.command.Name, fmt.Sprintf(format, args...))
	fmt.Fprintf(c.Errs, "%s\n%s %s -h tells more.\n", c.brief(), p, c.command.Name)
	return errUsage
}
