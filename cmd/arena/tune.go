package main

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"yanyi/cmd/arena/fit"
	"yanyi/game"
	"yanyi/game/weights"
)

// tune fits a variant's weights to the results of positions that selfplay wrote,
// and writes the table. The same input gives the same table.
func tune(c *call) error {
	in := c.flags.String("in", "", "`file` of selfplay to learn from; - is the standard input")
	check := c.flags.String("check", "", "`file` of selfplay not to learn from, only to tell its error")
	out := c.flags.String("out", "", "`file` to write; the standard output if none")
	if err := c.bare(); err != nil {
		return err
	}
	v, o, err := c.chosen()
	if err != nil {
		return err
	}
	w, ok := v.(weights.Weighted)
	if !ok {
		return c.misused("%s has no table of weights", v.Info().ID)
	}
	c.settled = o
	learnt, err := c.samples(v, *in)
	if err != nil {
		return err
	}
	var kept []fit.Sample
	if *check != "" {
		if kept, err = c.samples(v, *check); err != nil {
			return err
		}
	}
	t := w.Weights()
	before, after := fit.Fit(w, t, learnt, kept)
	fmt.Fprintf(c.errs, "positions %d, error %.5f, fitted %.5f\n", len(learnt), before.Learnt, after.Learnt)
	if *check != "" {
		fmt.Fprintf(c.errs, "positions %d to check, error %.5f, fitted %.5f\n", len(kept), before.Kept, after.Kept)
	}
	return c.writeTo(*out, func(w *bufio.Writer) error {
		_, err := w.WriteString(t.String())
		return err
	})
}

// samples reads a file of selfplay.
func (c *call) samples(v game.Variant, file string) ([]fit.Sample, error) {
	text, err := c.read(file)
	if err != nil {
		return nil, err
	}
	all, err := readSamples(v, c.settled, text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return all, nil
}

// readSamples reads what selfplay wrote; the error names the line.
func readSamples(v game.Variant, o game.Options, text string) ([]fit.Sample, error) {
	var all []fit.Sample
	for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		s, err := readSample(v, o, line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		all = append(all, s)
	}
	return all, nil
}

func readSample(v game.Variant, o game.Options, line string) (fit.Sample, error) {
	fields := strings.Split(line, "\t")
	if len(fields) != 3 {
		return fit.Sample{}, fmt.Errorf("%d fields, want position, result and ply", len(fields))
	}
	pos, err := v.Parse(fields[0], o)
	if err != nil {
		return fit.Sample{}, err
	}
	r, err := parseResult(fields[1], len(v.Info().Seats))
	if err != nil {
		return fit.Sample{}, err
	}
	if _, err := strconv.ParseUint(fields[2], 10, 32); err != nil {
		return fit.Sample{}, fmt.Errorf("%q is no ply", fields[2])
	}
	return fit.Sample{Position: pos, Won: r.won(pos.Alive().Len()), Result: r}, nil
}
