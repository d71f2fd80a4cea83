package main

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// think asks the search for a turn.
func think(c *call) error {
	words := wordsFlags(c)
	if err := c.bare(); err != nil {
		return err
	}
	how, err := words()
	if err != nil {
		return c.misused("%v", err)
	}
	v, pos, err := c.at()
	if err != nil {
		return err
	}
	o := newOpponent()
	defer o.close()
	best, err := o.best(positionLine(v, c.settled, pos.String()), how, func(line string) {
		fmt.Fprintln(c.out, line)
		c.out.Flush()
	})
	if err != nil {
		return err
	}
	fmt.Fprintln(c.out, "bestmove", best)
	return nil
}

// wordsFlags are the flags of one thought, and how to read them as what follows go.
func wordsFlags(c *call) func() (string, error) {
	level := c.flags.Int("level", 0, "playing strength, from `1`")
	limit := c.flags.Duration("time", 0, "`how long` to look")
	depth := c.flags.Int("depth", 0, "`plies` to look ahead")
	nodes := c.flags.Uint64("nodes", 0, "`positions` to look at")
	seed := c.flags.Uint64("seed", 0, "varies what a level plays")
	lines := c.flags.Int("lines", 1, "`how many` best lines to tell")
	temper := c.flags.String("temper", "", "`what` it is like: "+strings.Join(match.Tempers[1:], ", "))
	return func() (string, error) {
		limits := limitsText(*level, *limit, *depth, *nodes)
		if limits == "" {
			return "", errors.New("a limit is needed: -level, -time, -depth or -nodes")
		}
		if *lines < 1 || *lines > mostLines {
			return "", fmt.Errorf("-lines %d is not 1 to %d", *lines, mostLines)
		}
		return limits + manner(*temper, *lines, *seed), checkTemper(*temper, *level)
	}
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
