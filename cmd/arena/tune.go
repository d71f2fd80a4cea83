package main

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"yanyi/game"
	"yanyi/game/weights"
)

// tune fits a variant's weights to the results of positions that selfplay wrote,
// and writes the table. The same input gives the same table.
func tune(c *call) error {
	in := c.flags.String("in", "", "`file` of selfplay to learn from; - is the standard input")
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
	text, err := c.read(*in)
	if err != nil {
		return err
	}
	samples, err := readSamples(v, o, text)
	if err != nil {
		return fmt.Errorf("%s: %w", *in, err)
	}
	t := w.Weights()
	before, after, kept := fit(w, t, samples)
	fmt.Fprintf(c.errs, "positions %d of %d, error %.5f, fitted %.5f\n", kept, len(samples), before, after)
	if err := w.SetWeights(t); err != nil {
		return err
	}
	return c.writeTo(*out, func(w *bufio.Writer) error {
		_, err := w.WriteString(t.String())
		return err
	})
}

// sample is a position and its game's result for the first seat.
type sample struct {
	position game.Position
	result   float64
}

// readSamples reads what selfplay wrote; the error names the line.
func readSamples(v game.Variant, o game.Options, text string) ([]sample, error) {
	var all []sample
	for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		s, err := readSample(v, o, line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		all = append(all, s)
	}
	return all, nil
}

func readSample(v game.Variant, o game.Options, line string) (sample, error) {
	fields := strings.Split(line, "\t")
	if len(fields) != 3 {
		return sample{}, fmt.Errorf("%d fields, want position, result and ply", len(fields))
	}
	pos, err := v.Parse(fields[0], o)
	if err != nil {
		return sample{}, err
	}
	r, err := parseResult(fields[1], 2)
	if err != nil {
		return sample{}, err
	}
	if _, err := strconv.ParseUint(fields[2], 10, 32); err != nil {
		return sample{}, fmt.Errorf("%q is no ply", fields[2])
	}
	return sample{pos, r[0]}, nil
}
