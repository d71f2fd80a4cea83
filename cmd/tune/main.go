// Command tune makes the numbers that the opponents judge positions by: it has them play against
// themselves, and fits weights and nets to what became of it.
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
			{Name: "games", Usage: "-variant ID -out FILE [-games N] [-nodes N] [-seed S]", Run: writeGames,
				Does: "writes games with the score of every position, for correct", About: aboutGames},
			{Name: "openings", Usage: "-variant ID -out FILE [-games N] [-nodes N] [-seed S]", Run: writeOpenings,
				Does: "writes games from the start with varied first turns", About: aboutOpenings},
			{Name: "correct", Usage: "-variant ID -in FILE,FILE [-epochs N] [-score PART] [-decay D] [-seed S] [-out FILE]", Run: correct,
				Does: "trains the net that corrects an evaluation with them", About: aboutCorrect},
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

// What the flags of commands do not say.
const aboutSelfplay = `Full strength plays against itself after random turns; each quiet position is written
as a line: position, result and ply, with tabs between. The result of two is the first
seat's, 1, 0.5 or 0; of three it is the points of all, as 2,0,1.
`

const aboutGames = `Full strength plays games of two against itself after random turns; each is appended to the
file as soon as it is over, with the score of every position, in six bytes a turn. Called again,
it plays the games that the file has not got. Files of several seeds may be learnt from together.
`

const aboutOpenings = `Full strength plays games against itself from the start, tiles laid at random where there
are any. The first ten turns are picked among its five best lines, as far as they are within 50
centipawns of the best, the better ones more often. Each game is appended to the file as soon as
it is over, with the score of every turn. Called again, it plays the games that the file has
not got. Files of several seeds may be used together.
`

const aboutCorrect = `Trains the small net that corrects the evaluation of a game of two with the quiet positions
of games: those without check in which the search neither captured nor saw a decision. It
learns the search's score, to which -score can add the game's result. One game in twenty is
left out to tell the error of what was not learnt: the mean logistic error above that of
foretelling exactly.
`

const aboutFit = `Fits the variant's weights to what selfplay wrote, so that the evaluation foretells
who wins, and writes the table. Two lines tell the mean logistic error before and after, of what
was learnt from and of the games of -check, from which nothing is learnt. A column is the
middle game's and the endgame's, in three kingdoms that of three left and of two.
`

const aboutLearn = `Has the variant's net learn from every sixth position that selfplay wrote, as each player
sees it, what share of the points became of it, and writes the net's file. Lines tell the
mean logistic error of what was learnt from and of the games of -check.
`

const aboutSensitivity = `Plays games in which one player has each weight raised or lowered at random, all at
once, and all others have the contrary, and writes each as a line of signs, a plus for
raised, and that player's points, behind a line of the weights' names. With -in it reads
such lines and tells of each weight by how much raising it changes the points of a game,
with the half-width of the 95 % interval, the surest first: some 0.03 points of three
players' 1 after 2,500 games. Seeds repeat; files of several seeds go together without
the later ones' first line.
`

const aboutLosses = `Plays games of mixed strength and looks at moves in them as level 6 does: a loss is at
least 250 centipawns worse than the best move and costs more than a soldier, or the king, once
everybody has answered and its player has moved again; a fine one is at most 150 worse. Each is
a line: loss or fine, the move and the position before it, with tabs between. The coach's tests
read such files (scenes/host/local/testdata/losses).
`
