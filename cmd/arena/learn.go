package main

import (
	"bufio"
	"fmt"
	"math"
	"strconv"
	"strings"

	"yanyi/cmd/arena/fit"
	"yanyi/game"
	"yanyi/game/weights"
)

// apart is of how many positions of selfplay one is learnt from; neighbours say much the same.
const apart = 6

// learn has a variant's net learn from positions that selfplay wrote, and writes it. The same
// flags write the same file.
func learn(c *call) error {
	in := c.flags.String("in", "", "`file` of selfplay to learn from; - is the standard input")
	check := c.flags.String("check", "", "`file` of selfplay not to learn from, only to tell its error")
	seed := c.flags.Uint64("seed", 1, "of what the net knows at first")
	out := c.flags.String("out", "", "`file` to write; the standard output if none")
	if err := c.bare(); err != nil {
		return err
	}
	v, o, err := c.chosen()
	if err != nil {
		return err
	}
	taught, ok := v.(weights.Taught)
	if !ok {
		return c.misused("%s has no net", v.Info().ID)
	}
	c.settled = o
	learnt, err := c.examples(v, *in)
	if err != nil {
		return err
	}
	if len(learnt) == 0 {
		return fmt.Errorf("%s: no position that the net is asked about", *in)
	}
	n := fit.LearnNet(learnt, taught.Net().Units, *seed)
	fmt.Fprintf(c.errs, "examples %d, error %.5f\n", len(learnt), n.Error(learnt))
	if *check != "" {
		kept, err := c.examples(v, *check)
		if err != nil {
			return err
		}
		fmt.Fprintf(c.errs, "examples %d to check, error %.5f\n", len(kept), n.Error(kept))
	}
	return c.writeTo(*out, func(w *bufio.Writer) error {
		_, err := w.WriteString(spellNet(taught.Net(), n))
		return err
	})
}

// examples reads a file of selfplay: every so many lines one, as each living seat sees it.
func (c *call) examples(v game.Variant, file string) (all []fit.Example, err error) {
	text, err := c.read(file)
	if err != nil {
		return nil, err
	}
	unit := float32(v.(weights.Taught).Net().Unit)
	most := float32(len(v.Info().Seats) - 1)
	var inputs []int32
	for i := 0; text != ""; i++ {
		line, rest, _ := strings.Cut(text, "\n")
		text = rest
		if i%apart > 0 {
			continue
		}
		s, err := readSample(v, c.settled, line)
		if err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", file, i+1, err)
		}
		shown, ok := s.Position.(weights.Shown)
		for seat := range v.Info().Seats {
			if !ok || !s.Position.Alive().Has(game.Seat(seat)) {
				continue
			}
			if inputs = shown.Inputs(inputs[:0], game.Seat(seat)); len(inputs) == 0 {
				continue
			}
			e := fit.Example{Inputs: make([]float32, len(inputs)), Share: float32(s.Result[seat]) / most}
			for k, n := range inputs {
				e.Inputs[k] = float32(n) / unit
			}
			all = append(all, e)
		}
	}
	return all, nil
}

// spellNet is a net as its file has it.
func spellNet(shape weights.Net, n *fit.Net) string {
	var b strings.Builder
	row := func(name string, row []float64) {
		b.WriteString(name)
		for _, w := range row {
			b.WriteByte(' ')
			b.WriteString(strconv.Itoa(int(math.Round(w * float64(shape.Grain)))))
		}
		b.WriteByte('\n')
	}
	b.WriteString("# Written by arena learn; package weights says what the rows are.\n")
	row("bias", n.Bias)
	row("units", n.Units)
	for i, name := range shape.Inputs {
		row(name, n.Rows[i])
	}
	return b.String()
}
