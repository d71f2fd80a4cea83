package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"

	"yanyi/cmd/internal/cli"
	"yanyi/cmd/tune/losses"
	"yanyi/game"
)

// findLosses plays games and writes moves that plainly lose a piece, and moves that do not:
// kind, move and position, with tabs between. The same flags write the same.
func findLosses(c *cli.Call) error {
	c.VariantFlags()
	want := c.Flags.Int("want", 60, "`number` of moves of each kind")
	games := c.Flags.Int("games", 200, "the most `games` to play")
	nodes := c.Flags.Uint64("nodes", 30_000, "positions `searched` for each look")
	seed := c.Flags.Uint64("seed", 1, "a `number` that decides the games; another one continues a file")
	name := c.Flags.String("out", "", "`file` to write; the standard output if none")
	v, o, err := c.ParseVariant()
	if err != nil {
		return err
	}
	if *want < 1 || *games < 1 || *nodes < 1 {
		return c.Misused("-want, -games and -nodes must be at least 1")
	}
	return c.WriteTo(*name, func(w *bufio.Writer) error {
		found := map[losses.Kind]int{}
		f := losses.Finder{Variant: v, Options: o, Nodes: *nodes, Wants: func(k losses.Kind) bool { return found[k] < *want }}
		f.Found = func(s losses.Sample) {
			found[s.Kind]++
			kind := "fine"
			if s.Kind == losses.Loss {
				kind = "loss"
			}
			fmt.Fprintf(w, "%s\t%s\t%s\n", kind, v.Info().FormatTurn(s.Move), s.Position)
			w.Flush()
		}
		for g := 0; g < *games && (f.Wants(losses.Loss) || f.Wants(losses.Fine)); g++ {
			f.Luck = rand.New(rand.NewPCG(*seed, uint64(g)))
			start := "start"
			if d, ok := v.(game.Deployer); ok {
				start = d.Deploy([2][]int{d.Suggest(game.First, f.Luck.Uint64(), o), d.Suggest(game.Second, f.Luck.Uint64(), o)})
			}
			pos, err := v.Parse(start, o)
			if err != nil {
				return err
			}
			f.Game(pos)
		}
		return nil
	})
}
