package main

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"yanyi/cmd/arena/solo"
	"yanyi/cmd/arena/thinker"
	"yanyi/cmd/arena/tiles"
)

// layTiles plays games with tiles laid at random and writes what each tells of them, or
// grows a variant's table from such a file. The same flags write the same.
func layTiles(c *call) error {
	games := c.flags.Int("games", 100, "`number` of games to play")
	nodes := c.flags.Uint64("nodes", 800, "positions `searched` for each turn")
	seed := c.flags.Uint64("seed", 1, "a `number` that decides tiles and openings")
	in := c.flags.String("in", "", "`file` of games to learn from instead of playing; - is the standard input")
	out := c.flags.String("out", "", "`file` to write; the standard output if none")
	if err := c.bare(); err != nil {
		return err
	}
	v, o, err := c.chosen()
	if err != nil {
		return err
	}
	d, ok := v.(tiles.Layer)
	switch {
	case !ok:
		return c.misused("no tiles are laid in %s", v.Info().ID)
	case *games < 1 || *nodes < 1:
		return c.misused("-games and -nodes must be at least 1")
	case *in != "" && *c.options != "":
		return c.misused("the table is for all options; -in takes none")
	case *in != "":
		return c.growTiles(d, *in, *out)
	}
	return c.writeTo(*out, func(w *bufio.Writer) error {
		asked := thinker.New()
		defer asked.Close()
		g := solo.Game{Variant: d, Options: o, Choose: asked.Chooser(*nodes)}
		line := func(position string) string { return thinker.Position(d, o, position) }
		for n := range *games {
			r, err := tiles.Play(g, *seed, n, line)
			if err != nil {
				return fmt.Errorf("game %d: %w", n+1, err)
			}
			fmt.Fprintln(w, r)
		}
		return nil
	})
}

// growTiles writes the variant's rows of the table that computers lay tiles by, learnt from
// a file of games, and tells what they do not. A file to write that is there is such a
// table, whose other rows stay.
func (c *call) growTiles(d tiles.Layer, in, out string) error {
	text, err := c.read(in)
	if err != nil {
		return err
	}
	records, err := tiles.Parse(d, nil, text)
	if err != nil {
		return fmt.Errorf("%s: %w", in, err)
	}
	kinds, _, _ := d.Tiles(nil)
	g, err := tiles.Grow(records, len(kinds))
	if err != nil {
		return fmt.Errorf("%s: %w", in, err)
	}
	table := g.Rows(d.Info().ID)
	if out != "" {
		text, err := os.ReadFile(out)
		if err == nil {
			table, err = g.Into(string(text), d.Info().ID)
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s: %w", out, err)
		}
	}
	fmt.Fprintf(c.errs, "%d games: %s\n", len(records), g)
	return c.writeTo(out, func(w *bufio.Writer) error {
		_, err := w.WriteString(table)
		return err
	})
}
