package main

import (
	"bufio"
	"fmt"

	"yanyi/cmd/internal/cli"
	"yanyi/cmd/tune/fit"
	"yanyi/game"
	"yanyi/game/weights"
)

// apart is of how many positions of selfplay one is learnt from; neighbours say much the same.
const apart = 6

// learn trains a variant's net with positions of selfplay. Equal flags write equal files.
func learn(c *cli.Call) error {
	c.VariantFlags()
	in := c.Flags.String("in", "", "`file` of selfplay to learn from; - is the standard input")
	check := c.Flags.String("check", "", "`file` of selfplay not to learn from, only to tell its error")
	seed := c.Flags.Uint64("seed", 1, "a `number` that decides what the net knows at first")
	out := c.Flags.String("out", "", "`file` to write; the standard output if none")
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	taught, ok := v.(weights.Taught)
	if !ok {
		return c.Misused("%s has no net", v.Info().ID)
	}
	net := taught.Net()
	learnt, err := examples(c, v, o, net, *in)
	if err != nil {
		return err
	}
	if len(learnt) == 0 {
		return fmt.Errorf("%s: no position that the net is asked about", *in)
	}
	n := fit.LearnNet(learnt, net.Units, *seed)
	fmt.Fprintf(c.Errs, "examples %d, error %.5f\n", len(learnt), n.Error(learnt))
	if *check != "" {
		kept, err := examples(c, v, o, net, *check)
		if err != nil {
			return err
		}
		fmt.Fprintf(c.Errs, "examples %d to check, error %.5f\n", len(kept), n.Error(kept))
	}
	return c.WriteTo(*out, func(w *bufio.Writer) error {
		_, err := w.WriteString(n.Text(net))
		return err
	})
}

// examples reads a file of selfplay: every so many lines one, as each living seat sees it.
func examples(c *cli.Call, v game.Variant, o game.Options, net weights.Net, file string) (all []fit.Example, err error) {
	err = samples(c, v, o, file, apart, func(s fit.Sample) { all = fit.Examples(all, s, net) })
	return all, err
}
