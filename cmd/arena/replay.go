package main

import (
	"errors"
	"fmt"
	"strings"

	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

// replay checks records turn by turn: of each game in the text the last position and
// the result are told, or what is wrong.
func replay(c *cli.Call) error {
	if err := c.Parse(); err != nil {
		return err
	}
	if c.Flags.NArg() != 1 {
		return c.Misused("one file of records is needed")
	}
	text, err := c.Read(c.Flags.Arg(0))
	if err != nil {
		return err
	}
	games := match.Split(text)
	if len(games) == 0 {
		return errors.New(c.Flags.Arg(0) + ": no record")
	}
	var all []error
	for i, text := range games {
		name := c.Flags.Arg(0)
		if len(games) > 1 {
			name += fmt.Sprintf(": game %d", i+1)
			fmt.Fprintf(c.Out, "game %d\n", i+1)
		}
		all = append(all, replayOne(c, name, text))
	}
	return errors.Join(all...)
}

// replayOne tells how a game ended.
func replayOne(c *cli.Call, name, text string) error {
	m, err := match.Parse(catalog.Named, text)
	if err != nil {
		return recordFaults(name, err)
	}
	fmt.Fprintln(c.Out, m.Position())
	fmt.Fprintf(c.Out, "result %s%s\n", m.Info().Result(m.Outcome()), offTheBoard(m))
	if variations, comments := m.Tree().Count(); variations > 0 {
		fmt.Fprintf(c.Out, "variations %d, comments %d\n", variations, comments)
	}
	for _, cut := range m.Pruned() {
		why := "it cannot be played"
		if cut.Why.Key != "" {
			why = spell(m.Info(), cut.Why)
		}
		fmt.Fprintf(c.Errs, "arena: %s: turn %d %s in a variation, which is cut there: %s\n", name, cut.Turn, cut.Text, why)
	}
	return nil
}

// offTheBoard says why a game ended whose position does not show it.
func offTheBoard(m *match.Match) string {
	o := m.Outcome()
	if !o.Over || m.Position().Outcome().Over {
		return ""
	}
	return " (" + spell(m.Info(), game.Say(o.Reason, game.OfSeat("side", o.Side))) + ")"
}

// recordFaults puts every fault of a record on a line of its own.
func recordFaults(name string, err error) error {
	var faults *game.Faults
	if !errors.As(err, &faults) {
		return fmt.Errorf("%s: %w", name, err)
	}
	lines := make([]string, len(*faults))
	for i, f := range *faults {
		lines[i] = name + ": " + f.Field + ": " + strings.ReplaceAll(f.What, "\n", " ")
	}
	return errors.New(strings.Join(lines, "\n"))
}
