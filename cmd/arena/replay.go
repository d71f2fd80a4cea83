package main

import (
	"fmt"

	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/notation"
	"yanyi/scenes/gametext"
)

// replay checks records turn by turn, and prints each game's last position and result or faults.
func replay(c *cli.Call) error {
	if err := c.Parse(); err != nil {
		return err
	}
	return games(c, func(g gameText) error {
		if g.of > 1 {
			fmt.Fprintf(c.Out, "game %d\n", g.number)
		}
		m, err := readRecord(g.name, g.found)
		if m != nil {
			replayed(c, g.name, m)
		}
		return err
	})
}

// readRecord reads a record. A faulty one is returned as far as it is playable, with its faults.
func readRecord(name string, found *notation.Found) (*match.Match, error) {
	m, in, err := match.Open(catalog.Named, found)
	if err != nil {
		err = recordFaults(in, name, found, err)
	}
	return m, err
}

// replayed prints how a game ended.
func replayed(c *cli.Call, name string, m *match.Match) {
	warn(c, name, m.Info(), m.Doubts())
	fmt.Fprintln(c.Out, m.Position())
	fmt.Fprintf(c.Out, "result %s%s\n", m.Info().Result(m.Outcome()), offTheBoard(m))
	if variations, comments := m.Tree().Count(); variations > 0 {
		fmt.Fprintf(c.Out, "variations %d, comments %d\n", variations, comments)
	}
	for _, cut := range m.Pruned() {
		why := "it cannot be played"
		if cut.Why.Key != "" {
			why = gametext.Of(m.Info(), cut.Why)
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
	return " (" + gametext.Of(m.Info(), game.Say(o.Reason, game.OfSeat("side", o.Side))) + ")"
}
