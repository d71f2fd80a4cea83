package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"

	"yanyi/cmd/internal/cli"
	"yanyi/cmd/internal/score"
	"yanyi/cmd/internal/thinker"
	"yanyi/cmd/tune/selfplay"
	"yanyi/game"
)

// openingPlies is how many random turns games of selfplay begin with.
const openingPlies = 8

// writePositions lets the full strength play against itself and writes the quiet positions it
// came through: position, result and ply, with tabs between. The same flags write the same file.
func writePositions(c *cli.Call) error {
	c.VariantFlags()
	games := c.Flags.Int("games", 100, "`number` of games")
	nodes := c.Flags.Uint64("nodes", 2000, "positions `searched` for each turn")
	seed := c.Flags.Uint64("seed", 1, "a `number` that decides openings and tiles")
	name := c.Flags.String("out", "", "`file` to write; the standard output if none")
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	if *games < 1 || *nodes < 1 {
		return c.Misused("-games and -nodes must be at least 1")
	}
	return c.WriteTo(*name, func(w *bufio.Writer) error {
		asked := thinker.New()
		defer asked.Close()
		s := &recorder{player: player{selfplay.Game{Variant: v, Options: o, Choose: asked.Chooser(*nodes)}}}
		s.See = s.visit
		for g := range *games {
			s.Luck, s.quiet = rand.New(rand.NewPCG(*seed, uint64(g))), s.quiet[:0]
			if err := s.game(w); err != nil {
				return err
			}
		}
		return nil
	})
}

// recorder is a search that plays against itself, and the quiet positions it came through.
type recorder struct {
	player
	quiet []visit
}

// visit is a quiet position of a game.
type visit struct {
	position string
	ply      int
}

// game plays one game and writes what it came through.
func (s *recorder) game(w *bufio.Writer) error {
	pos, err := s.Open(openingPlies, s.start)
	if err != nil {
		return err
	}
	o, err := s.Play(pos, thinker.Position(s.Variant, s.Options, pos.String()))
	if err != nil {
		return err
	}
	result := result(score.Points(s.Variant.Info(), o))
	for _, q := range s.quiet {
		fmt.Fprintf(w, "%s\t%s\t%d\n", q.position, result, q.ply)
	}
	return nil
}

// visit notes a quiet position.
func (s *recorder) visit(pos game.Position, next game.Turn, _, ply int) {
	if pos.Gain(next) <= 0 && len(pos.Check(nil, pos.Actor())) == 0 {
		s.quiet = append(s.quiet, visit{pos.String(), openingPlies + ply})
	}
}
