package main

import (
	"bufio"
	"fmt"
	"strings"

	"yanyi/cmd/arena/screen"
	"yanyi/cmd/arena/solo"
	"yanyi/cmd/arena/thinker"
)

// screenWeights plays games with weights raised and lowered at random and writes what each
// tells of them, or tells what such a file says of each weight. The same flags write the
// same.
func screenWeights(c *call) error {
	games := c.flags.Int("games", 1000, "`number` of games to play")
	nodes := c.flags.Uint64("nodes", 1000, "positions `searched` for each turn")
	seed := c.flags.Uint64("seed", 1, "a `number` that decides weights and openings")
	percent := c.flags.Int("by", 25, "`percent` by which weights are raised, or divided by")
	rows := c.flags.String("rows", "", "`names` of rows, with commas between, all of them if none, at most 64; near.* are all that begin so, taken together")
	in := c.flags.String("in", "", "`file` of games to learn from instead of playing; - is the standard input")
	out := c.flags.String("out", "", "`file` to write; the standard output if none")
	if err := c.bare(); err != nil {
		return err
	}
	if *in != "" {
		return c.effects(*in, *out)
	}
	v, o, err := c.chosen()
	if err != nil {
		return err
	}
	w, ok := v.(screen.Variant)
	switch {
	case !ok:
		return c.misused("%s is not judged by a table of weights", v.Info().ID)
	case *games < 1 || *nodes < 1:
		return c.misused("-games and -nodes must be at least 1")
	}
	factors := screen.All(w)
	if *rows != "" {
		factors = nil
		for _, name := range strings.Split(*rows, ",") {
			factors = append(factors, screen.Factor(strings.TrimSpace(name)))
		}
	}
	var searches []screen.Search
	for range v.Info().Seats {
		asked := thinker.New()
		defer asked.Close()
		searches = append(searches, asked.Chooser(*nodes))
	}
	s, err := screen.New(solo.Game{Variant: w, Options: o}, searches, factors, *percent)
	if err != nil {
		return c.misused("%v", err)
	}
	line := func(position string) string { return thinker.Position(v, o, position) }
	return c.writeTo(*out, func(w *bufio.Writer) error {
		fmt.Fprintln(w, screen.Head(factors))
		for n := range *games {
			r, err := s.Play(*seed, n, line)
			if err != nil {
				return fmt.Errorf("game %d: %w", n+1, err)
			}
			fmt.Fprintln(w, r)
			w.Flush()
		}
		return nil
	})
}

// effects writes what a file of games tells of weights.
func (c *call) effects(in, out string) error {
	text, err := c.read(in)
	if err != nil {
		return err
	}
	factors, games, err := screen.Parse(text)
	if err != nil {
		return fmt.Errorf("%s: %w", in, err)
	}
	all, err := screen.Effects(factors, games)
	if err != nil {
		return fmt.Errorf("%s: %w", in, err)
	}
	return c.writeTo(out, func(w *bufio.Writer) error {
		for _, e := range all {
			fmt.Fprintln(w, e)
		}
		return nil
	})
}
