package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"

	"yanyi/cmd/internal/cli"
	"yanyi/cmd/tune/fit"
	"yanyi/game"
	"yanyi/game/weights"
)

// fitWeights fits a variant's weights to the results of positions that selfplay wrote,
// and writes the table. The same input gives the same table.
func fitWeights(c *cli.Call) error {
	c.VariantFlags()
	in := c.Flags.String("in", "", "`file` of selfplay to learn from; - is the standard input")
	check := c.Flags.String("check", "", "`file` of selfplay not to learn from, only to tell its error")
	out := c.Flags.String("out", "", "`file` to write; the standard output if none")
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	w, ok := v.(weights.Weighted)
	if !ok {
		return c.Misused("%s has no table of weights", v.Info().ID)
	}
	var learnt, kept []fit.Sample
	if err := samples(c, v, o, *in, 1, func(s fit.Sample) { learnt = append(learnt, s) }); err != nil {
		return err
	}
	if *check != "" {
		if err := samples(c, v, o, *check, 1, func(s fit.Sample) { kept = append(kept, s) }); err != nil {
			return err
		}
	}
	t := w.Weights()
	before, after := fit.Fit(w, t, learnt, kept)
	fmt.Fprintf(c.Errs, "positions %d, error %.5f, fitted %.5f\n", len(learnt), before.Learnt, after.Learnt)
	if *check != "" {
		fmt.Fprintf(c.Errs, "positions %d to check, error %.5f, fitted %.5f\n", len(kept), before.Kept, after.Kept)
	}
	text := remarked(*out, t)
	return c.WriteTo(*out, func(w *bufio.Writer) error {
		_, err := w.WriteString(text)
		return err
	})
}

// remarked is the text of a table, with the remarks of the file if it has the same rows.
func remarked(file string, t *weights.Table) string {
	if old, err := os.ReadFile(file); err == nil {
		if kept, err := weights.Parse(string(old)); err == nil && kept.Replace(t) == nil {
			return kept.String()
		}
	}
	return t.String()
}

// samples reads every step-th line of a file of selfplay; the error names the line.
func samples(c *cli.Call, v game.Variant, o game.Options, file string, step int, use func(fit.Sample)) error {
	text, err := c.Read(file)
	if err != nil {
		return err
	}
	i := 0
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		if i++; (i-1)%step > 0 {
			continue
		}
		s, err := readSample(v, o, line)
		if err != nil {
			return fmt.Errorf("%s: line %d: %w", file, i, err)
		}
		use(s)
	}
	return nil
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
