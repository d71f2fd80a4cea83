package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"

	"yanyi/game"
)

// How games of selfplay begin and end: with random turns, when both sides' searches
// agree for some plies that it is decided, and after so many plies as a draw.
const (
	openingPlies = 8
	decidedScore = 1000
	decidedPlies = 4
	longestGame  = 300
)

// selfplay lets the full strength play against itself and writes the quiet
// positions it came through: position, result and ply, with tabs between. Results
// are the first seat's: 1, 0.5 or 0. The same flags write the same file.
func selfplay(c *call) error {
	games := c.flags.Int("games", 100, "`how many`")
	nodes := c.flags.Uint64("nodes", 2000, "positions `searched` for each turn")
	seed := c.flags.Uint64("seed", 1, "of openings and tiles")
	name := c.flags.String("out", "", "`file` to write; the standard output if none")
	if err := c.bare(); err != nil {
		return err
	}
	v, o, err := c.chosen()
	if err != nil {
		return err
	}
	if len(v.Info().Seats) != 2 {
		return c.misused("%s is not for two", v.Info().ID)
	}
	if *games < 1 || *nodes < 1 {
		return c.misused("-games and -nodes must be at least 1")
	}
	c.settled = o
	return c.writeTo(*name, func(w *bufio.Writer) error {
		s := &soloist{c: c, v: v, opponent: newOpponent(), limits: limitsText(0, 0, 0, *nodes)}
		defer s.opponent.close()
		for g := range *games {
			s.rng, s.quiet = rand.New(rand.NewPCG(*seed, uint64(g))), s.quiet[:0]
			if err := s.game(w); err != nil {
				return err
			}
		}
		return nil
	})
}

// writeTo has a file, or the standard output, written.
func (c *call) writeTo(name string, write func(*bufio.Writer) error) error {
	if name == "" {
		return write(c.out)
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	defer file.Close()
	w := bufio.NewWriter(file)
	if err := write(w); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	return file.Close()
}

// soloist is a search that plays against itself.
type soloist struct {
	c        *call
	v        game.Variant
	rng      *rand.Rand
	opponent *opponent
	limits   string
	quiet    []visit
}

// visit is a quiet position of a game.
type visit struct {
	position string
	ply      int
}

// game plays one game and writes what it came through.
func (s *soloist) game(w *bufio.Writer) error {
	pos, err := s.opening()
	if err != nil {
		return err
	}
	result, err := s.play(pos)
	if err != nil {
		return err
	}
	for _, q := range s.quiet {
		fmt.Fprintf(w, "%s\t%g\t%d\n", q.position, result, q.ply)
	}
	return nil
}

// opening is a position after random turns, tiles laid at random.
func (s *soloist) opening() (game.Position, error) {
	for {
		start := "start"
		if d, ok := s.v.(game.Deployer); ok {
			start = d.Deploy([2][]int{d.Suggest(game.First, s.rng.Uint64(), s.c.settled), d.Suggest(game.Second, s.rng.Uint64(), s.c.settled)})
		}
		pos, err := s.v.Parse(start, s.c.settled)
		if err != nil {
			return nil, err
		}
		for range openingPlies {
			if len(pos.Turns(nil)) > 0 {
				playRandom(pos, s.rng)
			}
		}
		if len(pos.Turns(nil)) > 0 {
			return pos, nil
		}
	}
}

// play plays on to the end and returns the first seat's result.
func (s *soloist) play(pos game.Position) (float64, error) {
	in := s.v.Info()
	start, turns, decided := positionLine(s.v, s.c.settled, pos.String())+" |", "", 0
	for ply := range longestGame {
		if o := pos.Outcome(); o.Over {
			return resultOf(o.Winner), nil
		}
		text, score, err := s.choose(start + turns)
		if err != nil {
			return 0, err
		}
		turn, err := game.Find(in, pos, text)
		if err != nil {
			return 0, err
		}
		if pos.Gain(turn) <= 0 && len(pos.Check(nil, pos.Actor())) == 0 {
			s.quiet = append(s.quiet, visit{pos.String(), openingPlies + ply})
		}
		if pos.Actor() == game.Second {
			score = -score
		}
		if decided = count(decided, score); decided == decidedPlies || decided == -decidedPlies {
			return float64(1+decided/decidedPlies) / 2, nil
		}
		pos.Do(turn)
		turns += " " + text
	}
	return 0.5, nil
}

// choose is the search's turn and what it thinks of the position.
func (s *soloist) choose(line string) (text string, score int, err error) {
	text, err = s.opponent.best(line, s.limits, func(info string) {
		var depth, nodes, took int
		fmt.Sscanf(info, "info depth %d nodes %d time %d score %d", &depth, &nodes, &took, &score)
	})
	return text, score, err
}

// count counts plies running that were decided for one side: up for the first
// seat's, down for the second's.
func count(n, score int) int {
	switch {
	case score >= decidedScore:
		return max(n, 0) + 1
	case score <= -decidedScore:
		return min(n, 0) - 1
	}
	return 0
}

func resultOf(winner game.Seat) float64 {
	switch winner {
	case game.First:
		return 1
	case game.Second:
		return 0
	}
	return 0.5
}

// parseResult reads a result that selfplay wrote.
func parseResult(text string) (float64, bool) {
	r, err := strconv.ParseFloat(text, 64)
	return r, err == nil && (r == 0 || r == 0.5 || r == 1)
}
