package main

import (
	"fmt"
	"strings"
	"time"

	"yanyi/game"
)

// think asks the search for a turn.
func think(c *call) error {
	level := c.flags.Int("level", 0, "playing strength, from `1`")
	limit := c.flags.Duration("time", 0, "`how long` to look")
	depth := c.flags.Int("depth", 0, "`plies` to look ahead")
	nodes := c.flags.Uint64("nodes", 0, "`positions` to look at")
	seed := c.flags.Uint64("seed", 0, "varies what a level plays")
	if err := c.bare(); err != nil {
		return err
	}
	limits := limitsText(*level, *limit, *depth, *nodes)
	if limits == "" {
		return c.misused("a limit is needed: -level, -time, -depth or -nodes")
	}
	v, pos, err := c.at()
	if err != nil {
		return err
	}
	o := newOpponent()
	defer o.close()
	best, err := o.best(positionLine(v, c.settled, pos.String()), limits+fmt.Sprintf(" seed %d", *seed), func(line string) {
		fmt.Fprintln(c.out, line)
		c.out.Flush()
	})
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, "bestmove", best)
	return nil
}

// limitsText is what follows go for the limits that are set.
func limitsText(level int, limit time.Duration, depth int, nodes uint64) string {
	var words []string
	add := func(name string, n int64) {
		if n != 0 {
			words = append(words, fmt.Sprintf("%s %d", name, n))
		}
	}
	add("level", int64(level))
	add("time", limit.Milliseconds())
	add("depth", int64(depth))
	add("nodes", int64(nodes))
	return strings.Join(words, " ")
}

// positionLine is a position as the search takes it.
func positionLine(v game.Variant, o game.Options, position string) string {
	line := "position " + v.Info().ID
	for _, opt := range v.Info().Options {
		if value, ok := o[opt.Key]; ok {
			line += " " + opt.Key + "=" + value
		}
	}
	return line + " | " + position
}
