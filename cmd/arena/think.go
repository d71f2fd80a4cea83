package main

import (
	"errors"
	"fmt"
	"strings"

	"yanyi/cmd/arena/uci"
	"yanyi/cmd/internal/thinker"
	"yanyi/game/match"
)

// think asks the search for a turn.
func think(c *call) error {
	words := wordsFlags(c)
	if err := c.ParseFlags(); err != nil {
		return err
	}
	for _, name := range []string{"level", "time", "depth"} {
		if c.Given(name) {
			if err := c.AtLeast(1, name); err != nil {
				return err
			}
		}
	}
	how, err := words()
	if err != nil {
		return c.Misused("%v", err)
	}
	v, pos, err := c.at()
	if err != nil {
		return err
	}
	o := thinker.New()
	defer o.Close()
	best, err := o.Best(thinker.Position(v, c.settled, pos.String()), how, func(line string) {
		fmt.Fprintln(c.Out, line)
		c.Out.Flush()
	})
	if err != nil {
		return err
	}
	fmt.Fprintln(c.Out, "bestmove", best)
	return nil
}

// wordsFlags are the flags of one thought, and how to read them as what follows go.
func wordsFlags(c *call) func() (string, error) {
	level := c.Flags.Int("level", 0, fmt.Sprintf("playing `strength`, 1 to %d", match.Levels))
	limit := c.Flags.Duration("time", 0, "how long to look, such as 500ms or 2s")
	depth := c.Flags.Int("depth", 0, "`plies` to look ahead")
	nodes := c.Flags.Uint64("nodes", 0, "`positions` to look at")
	seed := c.Flags.Uint64("seed", 0, "a `number` that varies what a level plays")
	lines := c.Flags.Int("lines", 1, "`number` of best lines to tell")
	temper := c.Flags.String("temper", "", "`what` it is like, from level 4 on: "+strings.Join(match.Tempers[1:], ", "))
	return func() (string, error) {
		if *level > match.Levels {
			return "", fmt.Errorf("-level %d: the levels are 1 to %d", *level, match.Levels)
		}
		limits := thinker.Limits(*level, *limit, *depth, *nodes)
		if limits == "" {
			return "", errors.New("a limit is needed: -level, -time, -depth or -nodes")
		}
		if *lines < 1 || *lines > uci.MostLines {
			return "", fmt.Errorf("-lines %d is not 1 to %d", *lines, uci.MostLines)
		}
		return limits + manner(*temper, *lines, *seed), checkTemper(*temper, *level)
	}
}

// manner is what follows the limits: how they are used.
func manner(temper string, lines int, seed uint64) string {
	text := fmt.Sprintf(" seed %d", seed)
	if temper != "" {
		text += " temper " + temper
	}
	if lines > 1 {
		text += fmt.Sprintf(" multipv %d", lines)
	}
	return text
}
