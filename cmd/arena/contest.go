package main

import (
	"fmt"
	"strings"
	"sync"
	"time"

	"yanyi/game"
)

// playMatch lets contestants play a number of games, with seats rotated from game to game, and
// prints each game, the results of each rotation and everybody's score.
func playMatch(c *call) error {
	r := &contest{c: c}
	seats := c.Flags.String("seats", "", "contestants `A,B[,C]`, see above")
	games := c.Flags.Int("games", 10, "`number` of games")
	limits := limitFlags(c)
	workers := c.Flags.Int("concurrency", 1, "`games` at a time")
	c.Flags.Uint64Var(&r.seed, "seed", 1, "a `number` that decides openings and chance of the whole contest")
	c.Flags.IntVar(&r.random, "random", 6, "`turns` at random before each game begins")
	c.Flags.IntVar(&r.rules.plies, "plies", 0, "a game is drawn after so many `turns`; 0 for never")
	c.Flags.Func("adjudicate", "a game is won at `SCORE,TURNS`, such as 1500,4", r.rules.parse)
	if err := c.ParseFlags(); err != nil {
		return err
	}
	if err := c.AtLeast(1, "games", "concurrency"); err != nil {
		return err
	}
	if err := c.AtLeast(0, "random", "plies"); err != nil {
		return err
	}
	v, pos, err := c.at()
	if err != nil {
		return err
	}
	r.v = v
	if r.contestants, err = parseContestants(*seats, len(v.Info().Seats), limits()); err != nil {
		return c.Misused("%v", err)
	}
	if *c.position != "start" {
		r.start = pos.String()
	}
	return r.run(*games, *workers)
}

// limitFlags are the flags of what limits the thought on a turn, and how to read them.
func limitFlags(c *call) func() limits {
	limit := c.Flags.Duration("time", 100*time.Millisecond, "how long for each turn, such as 100ms")
	nodes := c.Flags.Uint64("nodes", 0, "`positions` for each turn, instead of a time")
	return func() limits {
		if *nodes > 0 {
			return limits{nodes: *nodes}
		}
		return limits{time: *limit}
	}
}

func parseContestants(text string, seats int, l limits) ([]contestant, error) {
	texts := strings.Split(text, ",")
	if len(texts) != seats {
		return nil, fmt.Errorf("%d contestants for %d seats", len(texts), seats)
	}
	list := make([]contestant, seats)
	for i, text := range texts {
		c, err := parseContestant(text, l)
		if err != nil {
			return nil, err
		}
		list[i] = c
	}
	return list, nil
}

// contest is a match being held.
type contest struct {
	c           *call
	v           game.Variant
	seed        uint64
	start       string
	random      int
	rules       adjudication
	contestants []contestant
}

// run holds the games, several at a time, and reports them in order.
func (r *contest) run(games, workers int) error {
	ended := make([]chan played, games)
	for i := range ended {
		ended[i] = make(chan played, 1)
	}
	var wait sync.WaitGroup
	for w := range min(workers, games) {
		wait.Go(func() {
			h := r.venue()
			defer h.close()
			for g := w; g < games; g += workers {
				ended[g] <- h.game(g)
			}
		})
	}
	s := newScores(r)
	for g, end := range ended {
		p := <-end
		if p.err != nil {
			return fmt.Errorf("game %d: %w", g+1, p.err)
		}
		s.count(g, p)
	}
	s.print()
	wait.Wait()
	return nil
}
