package main

import (
	"errors"
	"fmt"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"yanyi/cmd/internal/cli"
	"yanyi/game/match"
	"yanyi/game/notation"
)

// games reads the one file that a command names and does something with each game in it;
// name says which it is.
func games(c *cli.Call, do func(name, text string) error) error {
	if c.Flags.NArg() != 1 {
		return c.Misused("one file of records is needed")
	}
	name := c.Flags.Arg(0)
	data, err := c.Read(name)
	if err != nil {
		return err
	}
	list := notation.Open([]byte(data), decoded)
	if len(list) == 0 {
		return errors.New(name + ": no record")
	}
	var all []error
	for i, found := range list {
		if len(list) > 1 {
			name = fmt.Sprintf("%s: game %d", c.Flags.Arg(0), i+1)
			fmt.Fprintf(c.Out, "game %d\n", i+1)
		}
		all = append(all, do(name, found.Placed()))
	}
	return errors.Join(all...)
}

// decoded writes bytes of an old Chinese encoding as text.
func decoded(name string, data []byte) string {
	old := encoding.Encoding(simplifiedchinese.GB18030)
	if name == "big5" {
		old = traditionalchinese.Big5
	}
	text, err := old.NewDecoder().Bytes(data)
	if err != nil {
		return string(data)
	}
	return string(text)
}

// spellGame writes a game in another form.
func spellGame(c *cli.Call) error {
	to := c.Flags.String("to", "pgn", "the `form`: record, pgn, iccs, fen, uci, wxf or dhtmlxq")
	if err := c.Parse(); err != nil {
		return err
	}
	as, ok := notation.FormatNamed(*to)
	if !ok {
		return c.Misused("no form %q", *to)
	}
	return games(c, func(name, text string) error {
		m, err := readRecord(name, text)
		if m == nil {
			return err
		}
		written, fault := match.Export(m, as)
		if fault != nil {
			return fmt.Errorf("%s: %w", name, fault)
		}
		fmt.Fprint(c.Out, written)
		return err
	})
}
