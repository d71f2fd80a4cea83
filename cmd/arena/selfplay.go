package main

import (
	"bufio"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"os"

	"yanyi/game"
)

// How games of selfplay begin and end: with random turns, when the searches of the last
// two sides agree for some plies that it is decided, and after so many plies, by the
// number of seats, as a draw.
const (
	openingPlies = 8
	decidedPlies = 4
)

var (
	decidedScore = [...]int{2: 1000, 3: 2000}
	longestGame  = [...]int{2: 300, 3: 600}
)

// selfplay lets the full strength play against itself and writes the quiet
// positions it came through: position, result and ply, with tabs between. The same
// flags write the same file.
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
		fmt.Fprintf(w, "%s\t%s\t%d\n", q.position, result, q.ply)
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

// play plays on to the end and returns the result.
func (s *soloist) play(pos game.Position) (result, error) {
	in := s.v.Info()
	line, decided := positionLine(s.v, s.c.settled, pos.String())+" |", 0
	for ply := range longestGame[len(in.Seats)] {
		if o := pos.Outcome(); o.Over {
			return resultOf(in, o), nil
		}
		text, score, err := s.choose(line)
		if err != nil {
			return nil, err
		}
		turn, err := game.Find(in, pos, text)
		if err != nil {
			return nil, err
		}
		if pos.Gain(turn) <= 0 && len(pos.Check(nil, pos.Actor())) == 0 {
			s.quiet = append(s.quiet, visit{pos.String(), openingPlies + ply})
		}
		if decided = count(decided, pos, score, decidedScore[len(in.Seats)]); max(decided, -decided) == decidedPlies {
			pos.Do(game.Resign(loser(pos, decided)))
			return resultOf(in, pos.Outcome()), nil
		}
		line += " " + in.FormatTurn(s.do(pos, turn))
	}
	return drawn(in), nil
}

// do plays a turn, draws for it and returns it with its draw.
func (s *soloist) do(pos game.Position, t game.Turn) game.Turn {
	pos.Do(t)
	if pos.Actor() != game.Chance {
		return t
	}
	d := game.PickDraw(s.rng, pos.Draws(nil))
	pos.DoDraw(d)
	return t.WithDraw(d)
}

// choose is the search's turn and what it thinks of the position.
func (s *soloist) choose(line string) (text string, score int, err error) {
	text, err = s.opponent.best(line, s.limits, func(info string) {
		var depth, nodes, took int
		fmt.Sscanf(info, "info depth %d nodes %d time %d score %d", &depth, &nodes, &took, &score)
	})
	return text, score, err
}

// count counts plies running that were decided for the same one of two: up for the
// first one, down for the other.
func count(n int, pos game.Position, score, enough int) int {
	alive, actor := pos.Alive(), pos.Actor()
	if alive.Len() != 2 {
		return 0
	}
	if alive.Without(actor) < game.SetOf(actor) {
		score = -score
	}
	switch {
	case score >= enough:
		return max(n, 0) + 1
	case score <= -enough:
		return min(n, 0) - 1
	}
	return 0
}

// loser is which of two a decided game is lost for.
func loser(pos game.Position, decided int) game.Seat {
	alive := uint8(pos.Alive())
	if decided < 0 {
		return game.Seat(bits.TrailingZeros8(alive))
	}
	return game.Seat(bits.Len8(alive) - 1)
}
