package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"

	"yanyi/cmd/internal/cli"
	"yanyi/cmd/tune/fit"
	"yanyi/cmd/tune/scored"
	"yanyi/game"
	"yanyi/game/correction"
)

// One game of so many is only checked.
const checkedGames = 20

// plainlyWon is the score from which on positions are left out, in centipawns.
const plainlyWon = 3000

// correct trains the net that corrects a variant's evaluation. Equal flags write equal files.
func correct(c *cli.Call) error {
	c.VariantFlags()
	in := c.Flags.String("in", "", "`files` of games, separated by commas")
	epochs := c.Flags.Int("epochs", 12, "`times` that every position is seen")
	seed := c.Flags.Uint64("seed", 1, "a `number` that decides what the net knows at first")
	part := c.Flags.Float64("score", 1, "`part` of the search's score in what the net learns; the rest is the game's result")
	decay := c.Flags.Float64("decay", 1, "`part` of the weights that is taken off in each step of training, times the step")
	out := c.Flags.String("out", "", "`file` to write; the standard output if none")
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	shape, ok := corrected(v)
	switch {
	case !ok:
		return c.Misused("%s has no correction", v.Info().ID)
	case *in == "":
		return c.Misused("-in is missing")
	case *epochs < 1:
		return c.Misused("-epochs must be at least 1")
	case !(*part >= 0 && *part <= 1):
		return c.Misused("-score must be 0 to 1")
	case !(*decay >= 0 && *decay <= 10):
		return c.Misused("-decay must be 0 to 10")
	}
	s := &spotter{variant: v, options: o, shape: shape, part: *part}
	for _, name := range strings.Split(*in, ",") {
		if err := s.read(name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	if s.learnt.Len() == 0 {
		return fmt.Errorf("no quiet position in %s", *in)
	}
	fmt.Fprintf(c.Errs, "positions %d, to check %d; error without a net %.5f, %.5f\n",
		s.learnt.Len(), s.checked.Len(), s.learnt.Error(nil), s.checked.Error(nil))
	n := fit.LearnCorrection(shape, &s.learnt, *epochs, *seed, *decay, func(epoch int, err float64) {
		fmt.Fprintf(c.Errs, "epoch %d, error %.5f\n", epoch, err)
	})
	fmt.Fprintf(c.Errs, "error %.5f, to check %.5f\n", s.learnt.Error(n), s.checked.Error(n))
	return c.WriteTo(*out, func(w *bufio.Writer) error {
		_, err := w.Write(n.Raw(s.odds).Append(nil))
		return err
	})
}

// corrected is the shape of a variant's net, if it has one.
func corrected(v game.Variant) (correction.Shape, bool) {
	with, ok := v.(interface {
		Correction() (correction.Shape, bool)
	})
	if !ok {
		return correction.Shape{}, false
	}
	return with.Correction()
}

// spotter collects the quiet positions of games.
type spotter struct {
	shape           correction.Shape
	variant         game.Variant
	options         game.Options
	odds            int
	part            float64 // of the score in what is learnt
	games           int
	learnt, checked fit.Spots
	turns           []game.Turn
}

// read reads a file of games.
func (s *spotter) read(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = scored.Read(f, s.game)
	return err
}

// game adds the quiet positions of a game: those without check whose search neither captures
// nor sees a decision.
func (s *spotter) game(g *scored.Game) error {
	pos, err := s.variant.Parse(g.Start, s.options)
	if err != nil {
		return err
	}
	to := &s.learnt
	if s.games++; s.games%checkedGames == 0 {
		to = &s.checked
	}
	tactical := pos.(game.Tactical)
	s.odds = pos.(interface{ Odds() int }).Odds()
	for i, t := range g.Turns {
		if s.turns = pos.Turns(s.turns[:0]); !slices.Contains(s.turns, t.Turn) {
			return fmt.Errorf("turn %d is illegal", i+1)
		}
		score := int(t.Score)
		if quiet := max(score, -score) < plainlyWon && tactical.Gain(t.Turn) <= 0 && len(pos.Check(nil, pos.Actor())) == 0; quiet {
			won := g.Points[game.First]
			if pos.Actor() != game.First {
				won = 1 - won
			}
			to.Add(&s.shape, pos, s.odds, s.part/(1+math.Exp(-float64(score)/float64(s.odds)))+(1-s.part)*won)
		}
		pos.Do(t.Turn)
	}
	return nil
}
