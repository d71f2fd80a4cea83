package main

import (
	"fmt"
	"sort"
	"time"

	"yanyi/assets/locale"
	"yanyi/cmd/internal/cli"
	"yanyi/game"
	"yanyi/game/catalog"
)

// list prints the variants: id, name, number of seats.
func list(c *cli.Call) error {
	if err := c.ParseFlags(); err != nil {
		return err
	}
	for _, v := range catalog.All() {
		in := v.Info()
		fmt.Fprintf(c.Out, "%s\t%s\t%d\n", in.ID, locale.ZhHans.T("game."+in.ID+".name"), len(in.Seats))
	}
	return nil
}

// counted is the position to count from and how deep.
func (c *call) counted() (game.Variant, game.Position, int, error) {
	depth := c.Flags.Int("depth", 0, "complete `turns`")
	if err := c.ParseFlags(); err != nil {
		return nil, nil, 0, err
	}
	if *depth < 1 {
		return nil, nil, 0, c.Misused("-depth must be at least 1")
	}
	v, pos, err := c.at()
	return v, pos, *depth, err
}

// perft prints the counts of every depth, then the speed of the deepest.
func perft(c *call) error {
	_, pos, depth, err := c.counted()
	if err != nil {
		return err
	}
	var p game.Perft
	var n uint64
	var took time.Duration
	for d := 1; d <= depth; d++ {
		start := time.Now()
		n = p.Count(pos, d)
		took = time.Since(start)
		fmt.Fprintf(c.Out, "perft %d %d\n", d, n)
		c.Out.Flush()
	}
	fmt.Fprintf(c.Out, "nps %d\n", perSecond(n, took))
	return nil
}

func perSecond(n uint64, took time.Duration) uint64 {
	return uint64(float64(n) / max(took, time.Microsecond).Seconds())
}

// divide prints the count below each turn.
func divide(c *call) error {
	v, pos, depth, err := c.counted()
	if err != nil {
		return err
	}
	var p game.Perft
	var lines []string
	var total uint64
	p.Divide(pos, depth, func(t game.Turn, n uint64) {
		lines = append(lines, fmt.Sprintf("%s %d", v.Info().FormatTurn(t), n))
		total += n
	})
	c.printSorted(lines)
	fmt.Fprintf(c.Out, "total %d\n", total)
	return nil
}

func (c *call) printSorted(lines []string) {
	sort.Strings(lines)
	for _, line := range lines {
		fmt.Fprintln(c.Out, line)
	}
}
