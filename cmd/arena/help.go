package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
)

// does is what each command does, on one line.
var does = map[string]string{
	"list":     "names the games: id, name, how many play",
	"perft":    "counts all games of so many turns",
	"divide":   "counts them apart for each first turn",
	"moves":    "lists the legal turns of a position, as a player chooses them",
	"turns":    "lists them with everything that may be drawn in each",
	"apply":    "plays turns and prints the position after each, and the result",
	"random":   "plays at random and prints every turn",
	"go":       "asks the computer for one turn",
	"match":    "lets computers play each other, ours and any that speak UCI",
	"uci":      "plays for interfaces that speak UCI or UCCI",
	"mine":     "looks for positions that test the opponents",
	"bench":    "measures the rules and the search",
	"replay":   "plays a record, or says what is wrong with it",
	"selfplay": "writes positions from games, for tune and learn",
	"tune":     "fits the weights of an evaluation to them",
	"learn":    "trains the net of a variant with them",
	"screen":   "asks games which weights matter",
	"tiles":    "finds which tiles computers had better lay",
}

// usage names the commands.
func usage(to io.Writer) {
	fmt.Fprint(to, "arena is the games without a screen.\n\nusage: arena COMMAND [flags]\n\n")
	for _, c := range commands {
		fmt.Fprintf(to, "  %-9s %s\n", c.name, does[c.name])
	}
	fmt.Fprint(to, `
arena COMMAND -h tells of a command's flags. To begin with:
  arena moves -variant xiangqi
  arena apply -variant xiangqi h3e3
  arena go -variant yanyi -level 5
`)
}

// asksForHelp reports whether the first word on the command line does.
func asksForHelp(word string) bool {
	switch word {
	case "-h", "-help", "--help", "help":
		return true
	}
	return false
}

// brief is how a command is written.
func (c *command) brief() string { return strings.TrimRight("usage: arena "+c.name+" "+c.usage, " ") }

// help tells of a command what it does, how it is written, and of its flags what they take.
func (c *call) help() {
	fmt.Fprintf(c.out, "%s\n\narena %s %s.\n%s", c.command.brief(), c.command.name, does[c.command.name], about[c.command.name])
	if strings.Contains(c.command.usage, "-") {
		fmt.Fprintln(c.out, "\nflags:")
		c.flags.SetOutput(c.out)
		c.flags.PrintDefaults()
	}
}

// understood reads the flags. Who asks for help gets it instead of an answer.
func (c *call) understood(args []string) error {
	switch err := c.flags.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		c.help()
		return err
	case err != nil:
		return c.misused("%v", err)
	}
	return nil
}
