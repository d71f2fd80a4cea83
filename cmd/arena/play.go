package main

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// looked is the position to use, for commands without flags of their own.
func (c *call) looked() (game.Variant, game.Position, error) {
	if err := c.ParseFlags(); err != nil {
		return nil, nil, err
	}
	return c.at()
}

// moves prints the legal turns as a player chooses them.
func moves(c *call) error {
	v, pos, err := c.looked()
	if err != nil {
		return err
	}
	var lines []string
	for _, t := range pos.Turns(nil) {
		lines = append(lines, v.Info().FormatTurn(t))
	}
	c.printSorted(lines)
	return nil
}

// turns prints the legal turns with every distinct draw.
func turns(c *call) error {
	v, pos, err := c.looked()
	if err != nil {
		return err
	}
	var lines []string
	var p game.Perft
	p.Divide(pos, 1, func(t game.Turn, _ uint64) { lines = append(lines, v.Info().FormatTurn(t)) })
	c.printSorted(lines)
	return nil
}

// apply plays turns and prints the position after each.
func apply(c *call) error {
	if err := c.Parse(); err != nil {
		return err
	}
	v, pos, err := c.at()
	if err != nil {
		return err
	}
	m, err := match.New(v, match.Setup{Options: c.settled, Start: pos.String()})
	if err != nil {
		return spellFaults(v.Info(), "position", err)
	}
	spelling := notation.Spelling{Info: v.Info()}
	if spelling.Zero, err = notation.FromZero(v.Info(), pos, c.Flags.Args(), false); err != nil {
		return spellFaults(v.Info(), "turns", err)
	}
	for i, text := range c.Flags.Args() {
		if err := m.PlayRecorded(spelling.Canonical(m.Position(), text)); err != nil {
			return errors.Join(faultOf(v.Info(), i, text, err), unreadable(v.Info(), i+1, c.Flags.Args()))
		}
		fmt.Fprintln(c.Out, m.Position())
	}
	if o := m.Outcome(); o.Over {
		fmt.Fprintf(c.Out, "result %s\n", v.Info().Result(o))
	}
	return nil
}

func faultOf(in *game.Info, i int, text string, err error) error {
	return fmt.Errorf("turn %d %s: %s", i+1, text, spellTurn(in, text, err))
}

// unreadable lists the turns from the nth on that are none in any position.
func unreadable(in *game.Info, n int, texts []string) error {
	var all []error
	for i := n; i < len(texts); i++ {
		if _, err := in.ParseTurn(texts[i]); err != nil {
			all = append(all, faultOf(in, i, texts[i], err))
		}
	}
	return errors.Join(all...)
}

// random plays random turns and prints each with the position after it.
func random(c *call) error {
	seed := c.Flags.Uint64("seed", 1, "a `number` that decides the random turns")
	plies := c.Flags.Int("plies", 100, "`turns` at most")
	if err := c.ParseFlags(); err != nil {
		return err
	}
	if err := c.AtLeast(0, "plies"); err != nil {
		return err
	}
	v, pos, err := c.at()
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(*seed, 0xA12E4A))
	for range *plies {
		if pos.Outcome().Over {
			break
		}
		t := playRandom(pos, r)
		fmt.Fprintf(c.Out, "%s\t%s\n", v.Info().FormatTurn(t), pos)
	}
	return nil
}

// playRandom plays a random turn, its draw by weight, and returns it.
func playRandom(pos game.Position, r *rand.Rand) game.Turn {
	list := pos.Turns(nil)
	t := list[r.IntN(len(list))]
	pos.Do(t)
	if pos.Actor() != game.Chance {
		return t
	}
	d := game.PickReveal(r, pos.Reveals(nil))
	pos.DoReveal(d)
	return t.WithReveal(d)
}
