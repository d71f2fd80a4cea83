// Command arena is the games without a screen, for tests and tools: it lists
// turns, counts, plays, searches, lets the opponents play each other, and checks
// records. Without arguments it says how it is used.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// Exit codes.
const (
	exitDone  = 0
	exitFault = 1 // an unreadable position or record, an illegal turn
	exitUsage = 2 // the command itself is not understood
)

// command is one of arena's.
type command struct {
	name, usage string
	run         func(c *call) error
}

var commands = []command{
	{"list", "", list},
	{"perft", "-variant ID [-position P] -depth N", perft},
	{"divide", "-variant ID [-position P] -depth N", divide},
	{"moves", "-variant ID [-position P]", moves},
	{"turns", "-variant ID [-position P]", turns},
	{"apply", "-variant ID [-position P] TURN...", apply},
	{"random", "-variant ID [-position P] -seed S -plies N", random},
	{"go", "-variant ID [-position P] -level L | -time 1s [-temper bold] [-lines 3] [-seed S]", think},
	{"match", "-variant ID -seats A,B[,C] -games N [-time 100ms | -nodes N] [-random 6] [-plies N] [-adjudicate SCORE,TURNS] [-concurrency N] [-seed S]", contest},
	{"uci", "-variant ID", speak},
	{"mine", "-variant ID -goal win [-games 10] [-plies 5]", mine},
	{"bench", "[-variant ID] [-time 1s]", bench},
	{"replay", "FILE", replay},
	{"selfplay", "-variant ID [-games N] [-nodes N] [-seed S] [-out FILE]", selfplay},
	{"tune", "-variant ID -in FILE [-check FILE] [-out FILE]", tune},
	{"learn", "-variant ID -in FILE [-check FILE] [-seed S] [-out FILE]", learn},
	{"screen", "-variant ID [-rows A,B*] [-by PERCENT] [-games N] [-nodes N] [-seed S] [-out FILE] | -in FILE", screenWeights},
	{"tiles", "-variant ID [-games N] [-nodes N] [-seed S] [-in FILE] [-out FILE]", layTiles},
}

// errUsage is the error of a command that is not understood; its text has been
// told already.
var errUsage = errors.New("usage")

// run obeys the arguments and returns the exit code.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	w := bufio.NewWriter(out)
	defer w.Flush()
	switch {
	case len(args) == 0:
		usage(errs)
		return exitUsage
	case asksForHelp(args[0]):
		usage(w)
		return exitDone
	}
	for _, c := range commands {
		if c.name == args[0] {
			return finish(c.run(newCall(c, args[1:], in, w, errs)), errs)
		}
	}
	fmt.Fprintf(errs, "arena: unknown command %q\n", args[0])
	usage(errs)
	return exitUsage
}

// finish tells an error, every fault on a line of its own, and chooses the code.
func finish(err error, errs io.Writer) int {
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return exitDone
	}
	if errors.Is(err, errUsage) {
		return exitUsage
	}
	for _, line := range strings.Split(err.Error(), "\n") {
		fmt.Fprintf(errs, "arena: %s\n", line)
	}
	return exitFault
}

// call is one command's arguments and where it answers.
type call struct {
	command command
	flags   *flag.FlagSet
	args    []string
	in      io.Reader
	out     *bufio.Writer
	errs    io.Writer

	variant, position, options *string
	settled                    game.Options // of the position looked at
}

func newCall(c command, args []string, in io.Reader, out *bufio.Writer, errs io.Writer) *call {
	f := flag.NewFlagSet(c.name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {}
	return &call{
		command: c, flags: f, args: args, in: in, out: out, errs: errs,
		variant:  f.String("variant", "", "the variant's `id`, such as yanyi; arena list names them"),
		position: f.String("position", "start", "a position `string`, in quotes"),
		options:  f.String("options", "", "the variant's options as `key=value,…`"),
	}
}

// parse reads the flags, after the command has defined its own. A turn that
// begins with a dash ends them as any argument that is no flag does.
func (c *call) parse() error {
	end := slices.IndexFunc(c.args, isDashedTurn)
	if end < 0 {
		end = len(c.args)
	}
	if err := c.understood(c.args[:end]); err != nil {
		return err
	}
	// Behind "--" everything is an argument.
	return c.flags.Parse(slices.Concat([]string{"--"}, c.flags.Args(), c.args[end:]))
}

// isDashedTurn reports whether an argument is a turn that begins with a slide back
// (-/h3e3, -^R/h3e3). No flag's name begins so.
func isDashedTurn(arg string) bool {
	return strings.HasPrefix(arg, "-/") || strings.HasPrefix(arg, "-^")
}

// misused tells why a command cannot be obeyed.
func (c *call) misused(format string, args ...any) error {
	fmt.Fprintf(c.errs, "arena: %s: %s\n", c.flags.Name(), fmt.Sprintf(format, args...))
	fmt.Fprintf(c.errs, "%s\narena %s -h tells more.\n", c.command.brief(), c.command.name)
	return errUsage
}

// bare reads the flags of a command that takes nothing else.
func (c *call) bare() error {
	if err := c.parse(); err != nil {
		return err
	}
	if c.flags.NArg() > 0 {
		return c.misused("unexpected %q", c.flags.Arg(0))
	}
	return nil
}

// chosen is the variant and its options.
func (c *call) chosen() (game.Variant, game.Options, error) {
	v, ok := catalog.Find(*c.variant)
	if !ok {
		return nil, nil, c.misused("no variant %q; arena list names them", *c.variant)
	}
	o := game.Options{}
	for _, pair := range strings.Split(*c.options, ",") {
		key, value, ok := strings.Cut(pair, "=")
		if ok {
			o[key] = value
		} else if pair != "" {
			return nil, nil, c.misused("option %q is not key=value", pair)
		}
	}
	if err := v.Info().CheckOptions(o); err != nil {
		return nil, nil, c.misused("%v", err)
	}
	return v, o, nil
}

// at is the variant and the position to look at.
func (c *call) at() (game.Variant, game.Position, error) {
	v, o, err := c.chosen()
	if err != nil {
		return nil, nil, err
	}
	c.settled = o
	pos, err := match.ParsePosition(v, *c.position, o)
	if err != nil {
		return nil, nil, spellFaults(v.Info(), "position", err)
	}
	return v, pos, nil
}

// read is the text of a file; "-" is the standard input.
func (c *call) read(name string) (string, error) {
	if name == "-" {
		text, err := io.ReadAll(c.in)
		return string(text), err
	}
	text, err := os.ReadFile(name)
	return string(text), err
}
