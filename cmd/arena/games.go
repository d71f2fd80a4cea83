package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"yanyi/assets/charset"
	"yanyi/cmd/internal/cli"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// gameText is a game of a file, and its number among how many.
type gameText struct {
	name       string
	found      *notation.Found
	number, of int
}

// games reads the one file that a command names and does something with each game in it.
func games(c *cli.Call, do func(g gameText) error) error {
	if c.Flags.NArg() != 1 {
		return c.Misused("one file of records is needed")
	}
	name := c.Flags.Arg(0)
	data, err := c.Read(name)
	if err != nil {
		return err
	}
	list := notation.Open([]byte(data), charset.Decode)
	if len(list) == 0 {
		return errors.New(name + ": no record")
	}
	var all []error
	for i := range list {
		found := &list[i]
		if len(list) > 1 {
			name = fmt.Sprintf("%s: game %d", c.Flags.Arg(0), i+1)
		}
		if found.Text != "" {
			all = append(all, do(gameText{name, found, i + 1, len(list)}))
		}
		if err := found.Faults.Err(); err != nil {
			all = append(all, recordFaults(nil, name, found, err))
		}
	}
	return errors.Join(all...)
}

// spellGame writes games in another form, several so that they can be read again.
func spellGame(c *cli.Call) error {
	to := c.Flags.String("to", "pgn", "the `form`: record, pgn, iccs, fen, uci, wxf or dhtmlxq")
	if err := c.Parse(); err != nil {
		return err
	}
	as, ok := notation.FormatNamed(*to)
	if !ok {
		return c.Misused("no form %q: it is record, pgn, iccs, fen, uci, wxf or dhtmlxq", *to)
	}
	begun := false
	return games(c, func(g gameText) error {
		m, err := readRecord(g.name, g.found)
		if m == nil {
			return err
		}
		if forms := notation.Forms(m.Info()); !slices.Contains(forms, strings.ToLower(*to)) {
			fmt.Fprintf(c.Errs, "arena: %s: %s has no form %s, but %s; this is its record\n", g.name, m.Info().ID, *to, strings.Join(forms, ", "))
		}
		written, fault := match.Export(m, as)
		if fault != nil {
			return fmt.Errorf("%s: %w", g.name, fault)
		}
		switch {
		case g.of > 1 && as == notation.AsUCI && !strings.ContainsAny(written, "[/"):
			written = "startpos moves " + written
		case begun && as != notation.AsFEN && as != notation.AsUCI:
			written = "\n" + written
		}
		begun = true
		fmt.Fprint(c.Out, written)
		return err
	})
}
