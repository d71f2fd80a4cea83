package main

import (
	"bufio"
	"fmt"
	"strings"

	"yanyi/cmd/internal/cli"
	"yanyi/cmd/internal/thinker"
	"yanyi/cmd/tune/selfplay"
	"yanyi/cmd/tune/sensitivity"
)

// measureSensitivity plays games with weights raised and lowered at random and writes what each
// tells of them, or tells what such a file says of each weight. The same flags write the same.
func measureSensitivity(c *cli.Call) error {
	c.VariantFlags()
	games := c.Flags.Int("games", 1000, "`number` of games to play")
	nodes := c.Flags.Uint64("nodes", 1000, "positions `searched` for each turn")
	seed := c.Flags.Uint64("seed", 1, "a `number` that decides weights and openings")
	percent := c.Flags.Int("by", 25, "`percent` by which weights are raised, or divided by")
	rows := c.Flags.String("rows", "", "`names` of rows, with commas between, all of them if none, at most 64; near.* are all that begin so, taken together")
	in := c.Flags.String("in", "", "`file` of games to learn from instead of playing; - is the standard input")
	out := c.Flags.String("out", "", "`file` to write; the standard output if none")
	if err := c.ParseFlags(); err != nil {
		return err
	}
	if *in != "" {
		return effects(c, *in, *out)
	}
	v, o, err := c.Variant()
	if err != nil {
		return err
	}
	w, ok := v.(sensitivity.Variant)
	switch {
	case !ok:
		return c.Misused("%s is not judged by a table of weights", v.Info().ID)
	case *games < 1 || *nodes < 1:
		return c.Misused("-games and -nodes must be at least 1")
	}
	factors := sensitivity.All(w)
	if *rows != "" {
		factors = nil
		for _, name := range strings.Split(*rows, ",") {
			factors = append(factors, sensitivity.Factor(strings.TrimSpace(name)))
		}
	}
	var searches []sensitivity.Search
	for range v.Info().Seats {
		asked := thinker.New()
		defer asked.Close()
		searches = append(searches, asked.Chooser(*nodes))
	}
	s, err := sensitivity.New(selfplay.Game{Variant: w, Options: o}, searches, factors, *percent)
	if err != nil {
		return c.Misused("%v", err)
	}
	line := func(position string) string { return thinker.Position(v, o, position) }
	return c.WriteTo(*out, func(w *bufio.Writer) error {
		fmt.Fprintln(w, sensitivity.Head(factors))
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
func effects(c *cli.Call, in, out string) error {
	text, err := c.Read(in)
	if err != nil {
		return err
	}
	factors, games, err := sensitivity.Parse(text)
	if err != nil {
		return fmt.Errorf("%s: %w", in, err)
	}
	all, err := sensitivity.Effects(factors, games)
	if err != nil {
		return fmt.Errorf("%s: %w", in, err)
	}
	return c.WriteTo(out, func(w *bufio.Writer) error {
		for _, e := range all {
			fmt.Fprintln(w, e)
		}
		return nil
	})
}
