package main

import (
	"errors"
	"fmt"
	"strings"

	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// replay checks records turn by turn: of each game in the text the last position and
// the result are told, or what is wrong.
func replay(c *cli.Call) error {
	if err := c.Parse(); err != nil {
		return err
	}
	return games(c, func(name, text string) error {
		m, err := readRecord(name, text)
		if m != nil {
			replayed(c, name, m)
		}
		return err
	})
}

// readRecord reads a record. Of one with which something is wrong it is as much as could
// be played, nil if that is nothing, and what is wrong.
func readRecord(name, text string) (*match.Match, error) {
	m, err := match.Parse(catalog.Named, text)
	if err == nil {
		return m, nil
	}
	var in *game.Info
	if v, ok := notation.VariantOf(catalog.Named, text); ok {
		in = v.Info()
	}
	err = recordFaults(in, name, err)
	if m, legal := match.ParseLegal(catalog.Named, text); legal == nil {
		return m, err
	}
	return nil, err
}

// replayed tells how a game ended.
func replayed(c *cli.Call, name string, m *match.Match) {
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
func recordFaults(in *game.Info, name string, err error) error {
	var faults *game.Faults
	if !errors.As(err, &faults) {
		return fmt.Errorf("%s: %w", name, err)
	}
	lines := make([]string, len(*faults))
	for i, f := range *faults {
		lines[i] = name + ": " + f.Field + ": " + strings.ReplaceAll(f.What, "\n", " ")
		if f.Phrase.Key != "" && in != nil {
			lines[i] = strings.Replace(lines[i], " ("+f.Phrase.Key+")", "", 1) + ": " + spell(in, f.Phrase)
		}
	}
	return errors.New(strings.Join(lines, "\n"))
}
