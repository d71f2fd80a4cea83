package main

import (
	"bufio"
	"fmt"

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
	seed := c.flags.Uint64("seed", 1, "a `number` that decides what the net knows at first")
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
	net := taught.Net()
	learnt, err := c.examples(v, net, *in)
	if err != nil {
		return err
	}
	if len(learnt) == 0 {
		return fmt.Errorf("%s: no position that the net is asked about", *in)
	}
	n := fit.LearnNet(learnt, net.Units, *seed)
	fmt.Fprintf(c.errs, "examples %d, error %.5f\n", len(learnt), n.Error(learnt))
	if *check != "" {
		kept, err := c.examples(v, net, *check)
		if err != nil {
			return err
		}
		fmt.Fprintf(c.errs, "examples %d to check, error %.5f\n", len(kept), n.Error(kept))
	}
	return c.writeTo(*out, func(w *bufio.Writer) error {
		_, err := w.WriteString(n.Text(net))
		return err
	})
}

// examples reads a file of selfplay: every so many lines one, as each living seat sees it.
func (c *call) examples(v game.Variant, net weights.Net, file string) (all []fit.Example, err error) {
	err = c.samples(v, file, apart, func(s fit.Sample) { all = fit.Examples(all, s, net) })
	return all, err
}
