package main

import (
	"fmt"
	"runtime"
	"strings"
	"time"

	"yanyi/cmd/internal/thinker"
	"yanyi/game"
	"yanyi/game/catalog"
)

// bench prints, for each variant, how fast its start position (with tiles laid) is
// counted and searched, and how often counting allocates.
func bench(c *call) error {
	limit := c.Flags.Duration("time", time.Second, "how long to measure each")
	if err := c.ParseFlags(); err != nil {
		return err
	}
	if err := c.AtLeast(1, "time"); err != nil {
		return err
	}
	variants := catalog.All()
	if c.NamesVariant() {
		v, o, err := c.Variant()
		if err != nil {
			return err
		}
		c.settled = o
		variants = []game.Variant{v}
	}
	for _, v := range variants {
		if err := benchOne(c, v, *limit); err != nil {
			return err
		}
	}
	return nil
}

func benchOne(c *call, v game.Variant, limit time.Duration) error {
	position := *c.position
	if d, ok := v.(game.Deployer); ok && position == "start" {
		position = d.Deploy([2][]int{d.Suggest(game.First, 1, c.settled), d.Suggest(game.Second, 2, c.settled)})
	}
	pos, err := v.Parse(position, c.settled)
	if err != nil {
		return spellFaults(v.Info(), "position", err)
	}
	depth, speed, allocs := countSpeed(pos, limit)
	nodes, searched, err := searchSpeed(thinker.Position(v, c.settled, pos.String()), limit)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.Out, "%s\tperft %d nodes/s\tdepth %d\tallocs/node %.4f\tsearch %d nodes/s\tdepth %d\n",
		v.Info().ID, speed, depth, allocs, nodes, searched)
	return c.Out.Flush()
}

// countSpeed counts deeper and deeper until a count takes a good part of the time.
func countSpeed(pos game.Position, limit time.Duration) (depth int, speed uint64, allocs float64) {
	var p game.Perft
	for depth = 1; ; depth++ {
		p.Count(pos, min(depth, 2)) // grows the buffers
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := time.Now()
		n := p.Count(pos, depth)
		took := time.Since(start)
		runtime.ReadMemStats(&after)
		speed = perSecond(n, took)
		allocs = float64(after.Mallocs-before.Mallocs) / float64(max(n, 1))
		if took > limit/8 || n == 0 {
			return depth, speed, allocs
		}
	}
}

// searchSpeed is the speed and depth that the search reports.
func searchSpeed(position string, limit time.Duration) (speed uint64, depth int, err error) {
	o := thinker.New()
	defer o.Close()
	start := time.Now()
	var nodes uint64
	_, err = o.Best(position, thinker.Limits(0, limit, 0, 0), func(line string) {
		var ms uint64
		if _, bad := fmt.Sscanf(line, "info depth %d nodes %d time %d", &depth, &nodes, &ms); bad == nil && ms > 0 {
			speed = nodes * 1000 / ms
		}
	})
	if speed == 0 {
		speed = perSecond(nodes, time.Since(start))
	}
	if err != nil && strings.Contains(err.Error(), "no turns") {
		return 0, 0, nil
	}
	return speed, depth, err
}
