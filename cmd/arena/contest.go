package main

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"yanyi/game"
)

// playMatch lets contestants play a number of games, with seats rotated from game to game, and
// prints each game, the results of each rotation and everybody's score.
func playMatch(c *call) error {
	r := newContest(c)
	seats := c.Flags.String("seats", "", "contestants `A,B[,C]`, see above")
	games := c.Flags.Int("games", 10, "`number` of games")
	if err := r.parse("games"); err != nil {
		return err
	}
	var err error
	if r.contestants, err = parseContestants(strings.Split(*seats, ","), len(r.v.Info().Seats), r.limits()); err != nil {
		return c.Misused("%v", err)
	}
	return r.run(*games, r.workers)
}

// newContest is a contest with the flags that say how its games are played.
func newContest(c *call) *contest {
	r := &contest{c: c, limits: limitFlags(c)}
	c.Flags.IntVar(&r.workers, "concurrency", 1, "`games` at a time")
	c.Flags.Uint64Var(&r.seed, "seed", 1, "a `number` that decides openings and chance of the whole contest")
	c.Flags.IntVar(&r.random, "random", 6, "`turns` at random before each game begins")
	c.Flags.IntVar(&r.rules.plies, "plies", 0, "a game is drawn after so many `turns`; 0 for never")
	c.Flags.Func("adjudicate", "a game is won at `SCORE,TURNS`, such as 1500,4", r.rules.parse)
	return r
}

// parse reads the flags, of which those named must be at least 1.
func (r *contest) parse(counts ...string) error {
	if err := r.c.ParseFlags(); err != nil {
		return err
	}
	if err := r.c.AtLeast(1, append(counts, "concurrency")...); err != nil {
		return err
	}
	if err := r.c.AtLeast(0, "random", "plies"); err != nil {
		return err
	}
	v, pos, err := r.c.at()
	if err != nil {
		return err
	}
	r.v = v
	if *r.c.position != "start" {
		r.start = pos.String()
	}
	return nil
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

func parseContestants(texts []string, seats int, l limits) ([]contestant, error) {
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
	limits      func() limits // of contestants without their own
	workers     int           // games at a time
	enough      atomic.Bool   // no more games are wanted
	contestants []contestant
}

// run holds the games and reports them.
func (r *contest) run(games, workers int) error {
	s := newScores(r)
	err := r.hold(0, games, workers, func(g int, p played) (bool, error) {
		s.count(g, p)
		return true, nil
	})
	if err == nil {
		s.print()
	}
	return err
}

// hold holds the games from first on, several at a time, and passes each to see, in order, until
// that wants no more of them or fails. Games that are still being played then are given up.
func (r *contest) hold(first, games, workers int, see func(g int, p played) (more bool, err error)) error {
	ended := make([]chan played, games)
	for i := range ended {
		ended[i] = make(chan played, 1)
	}
	var wait sync.WaitGroup
	defer wait.Wait()
	defer r.enough.Store(true)
	for w := range min(workers, games) {
		wait.Go(func() {
			h := r.venue()
			defer h.close()
			for i := w; i < games && !r.enough.Load(); i += workers {
				ended[i] <- h.game(first + i)
			}
		})
	}
	for i, end := range ended {
		p := <-end
		if p.err != nil {
			return fmt.Errorf("game %d: %w", first+i+1, p.err)
		}
		if more, err := see(first+i, p); err != nil || !more {
			return err
		}
	}
	return nil
}
