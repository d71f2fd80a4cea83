// Command tune makes the numbers that the opponents judge positions by: it has them play
// against themselves, and fits weights and nets to what became of it. Without arguments it
// says how it is used.
package main

import (
	"os"

	"yanyi/cmd/internal/cli"
)

func main() { os.Exit(commandLine().Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

func commandLine() *cli.Program {
	return &cli.Program{
		Name: "tune", Does: "finds what the opponents had better think of positions",
		Examples: []string{"selfplay -variant xiangqi -games 10 -out positions.txt", "fit -variant xiangqi -in positions.txt"},
		Commands: []cli.Command{
			{Name: "selfplay", Usage: "-variant ID [-games N] [-nodes N] [-seed S] [-out FILE]", Run: writePositions,
				Does: "writes positions from games, for fit and learn", About: aboutSelfplay},
			{Name: "fit", Usage: "-variant ID -in FILE [-check FILE] [-out FILE]", Run: fitWeights,
				Does: "fits the weights of an evaluation to them", About: aboutFit},
			{Name: "learn", Usage: "-variant ID -in FILE [-check FILE] [-seed S] [-out FILE]", Run: learn,
				Does: "trains the net of a variant with them", About: aboutLearn},
			{Name: "sensitivity", Usage: "-variant ID [-rows A,B*] [-by PERCENT] [-games N] [-nodes N] [-seed S] [-out FILE] | -in FILE", Run: measureSensitivity,
				Does: "asks games which weights matter", About: aboutSensitivity},
			{Name: "losses", Usage: "-variant ID [-want N] [-games N] [-nodes N] [-seed S] [-out FILE]", Run: findLosses,
				Does: "writes moves that plainly lose a piece, and moves that do not", About: aboutLosses},
		},
	}
}
