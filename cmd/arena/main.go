// Command arena is the games without a screen, for tests and tools: it lists turns, counts,
// plays, searches, lets the opponents play each other, and checks records.
package main

import (
	"fmt"
	"os"

	"yanyi/assets/locale"
	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/notation"
	"yanyi/scenes/gametext"
)

func main() { os.Exit(commandLine().Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

func commandLine() *cli.Program {
	locale.Use(locale.En)
	return &cli.Program{
		Name: "arena", Does: "is the games without a screen",
		Examples: []string{"moves -variant xiangqi", "apply -variant xiangqi h3e3", "go -variant yanyi -level 5"},
		Commands: []cli.Command{
			{Name: "list", Run: list, Does: "names the games: id, name, how many play"},
			{Name: "perft", Usage: "-variant ID [-position P] -depth N", Run: looking(perft),
				Does: "counts all games of so many turns"},
			{Name: "divide", Usage: "-variant ID [-position P] -depth N", Run: looking(divide),
				Does: "counts them apart for each first turn"},
			{Name: "moves", Usage: "-variant ID [-position P]", Run: looking(moves),
				Does: "lists the legal turns of a position, as a player chooses them"},
			{Name: "turns", Usage: "-variant ID [-position P]", Run: looking(turns),
				Does: "lists them with everything that may be drawn in each"},
			{Name: "apply", Usage: "-variant ID [-position P] TURN...", Run: looking(apply),
				Does: "plays turns and prints the position after each, and the result"},
			{Name: "random", Usage: "-variant ID [-position P] -seed S -plies N", Run: looking(random),
				Does: "plays at random and prints every turn"},
			{Name: "go", Usage: "-variant ID [-position P] -level L | -time 1s [-temper bold] [-lines 3] [-seed S]", Run: looking(think),
				Does: "asks the computer for one turn"},
			{Name: "match", Usage: "-variant ID -seats A,B[,C] -games N [-time 100ms | -nodes N] [-random 6] [-plies N] [-adjudicate SCORE,TURNS] [-concurrency N] [-seed S]", Run: looking(playMatch),
				Does: "lets computers play each other, ours and any that speak UCI", About: aboutMatch},
			{Name: "sprt", Usage: "-variant ID -new A [-old B] [-elo0 0 -elo1 10 | -points0 1 -points1 1.15] [-time 100ms | -nodes N] [-games 200] [-state FILE] [-with FILE,FILE]", Run: looking(compare),
				Does: "tests whether one computer is stronger than another, with as few games as that takes", About: aboutSPRT},
			{Name: "uci", Usage: "-variant ID", Run: speak,
				Does: "plays for interfaces that speak UCI or UCCI", About: aboutUCI},
			{Name: "puzzles", Usage: "-count | -list -variant ID | -prove -variant ID [-sample N -seed S] | -mine -variant ID -seed S -games N [-want N]", Run: doPuzzles,
				Does: "counts, lists, proves and finds the puzzles that players solve", About: aboutPuzzles},
			{Name: "endgames", Usage: "-count [-variant ID] | -prove [-variant ID] [-theme T] | -mine -variant ID [-theme T] [-each N] [-seed S]", Run: doEndgames,
				Does: "counts, proves and finds the endgames that players practise", About: aboutEndgames},
			{Name: "mates", Usage: "-variant ID -goal win [-games 10] [-plies 5]", Run: looking(findMates),
				Does: "looks for positions that test the opponents", About: aboutMates},
			{Name: "bench", Usage: "[-variant ID] [-time 1s]", Run: looking(bench),
				Does: "measures the rules and the search"},
			{Name: "replay", Usage: "FILE", Run: replay,
				Does: "plays a record, or says what is wrong with it", About: aboutReplay},
			{Name: "svg", Usage: "-variant ID [-position P] | -record FILE [-ply N]  [-size 480] [-view u] [-lang en] [-pieces figures] [-dark]", Run: looking(draw),
				Does: "draws a position, or a moment of a record, as a picture for an article"},
			{Name: "gif", Usage: "-o FILE.gif [-from N] [-to N] [-wide 480] [-view u] [-lang en] [-pieces figures] [-dark] [-delay 0.9] FILE", Run: film,
				Does: "makes an animated picture of a record, or of a part of it"},
			{Name: "spell", Usage: "-to FORM FILE", Run: spellGame,
				Does: "writes a record in another form", About: aboutSpell},
		},
	}
}

// call is a command that examines a position.
type call struct {
	*cli.Call
	position *string
	settled  game.Options // of the position
}

// looking is a command with the flags that name a position.
func looking(run func(c *call) error) func(*cli.Call) error {
	return func(c *cli.Call) error {
		c.VariantFlags()
		return run(&call{Call: c, position: c.Flags.String("position", "start", "a position `string`, in quotes")})
	}
}

// at is the variant and the position to look at.
func (c *call) at() (game.Variant, game.Position, error) {
	v, o, err := c.Variant()
	if err != nil {
		return nil, nil, err
	}
	c.settled = o
	pos, err := notation.ParsePosition(v, *c.position, o)
	if err != nil {
		return nil, nil, spellFaults(v.Info(), "position", err)
	}
	warn(c.Call, "position", v.Info(), game.Doubts(pos))
	return v, pos, nil
}

// warn says that no game leads to a position, which is used nevertheless.
func warn(c *cli.Call, what string, in *game.Info, doubts game.Faults) {
	if doubt := gametext.Doubts(in, doubts); doubt != "" {
		fmt.Fprintf(c.Errs, "arena: %s: %s\n", what, doubt)
	}
}
