package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// contest lets contestants play a number of games, with seats rotated from game
// to game, and prints each game, the results of each rotation and everybody's
// score.
func contest(c *call) error {
	r := &ring{c: c}
	seats := c.flags.String("seats", "", "contestants `A,B[,C]`")
	games := c.flags.Int("games", 10, "`how many`")
	limit := c.flags.Duration("time", 100*time.Millisecond, "for each turn")
	nodes := c.flags.Uint64("nodes", 0, "`positions` for each turn, instead of a time")
	workers := c.flags.Int("concurrency", 1, "`games` at a time")
	c.flags.Uint64Var(&r.seed, "seed", 1, "of the whole contest")
	c.flags.IntVar(&r.random, "random", 6, "`turns` at random before each game begins")
	c.flags.IntVar(&r.rules.plies, "plies", 0, "a game is drawn after so many `turns`; 0 for never")
	c.flags.Func("adjudicate", "a game is won at `SCORE,TURNS`", r.rules.parse)
	if err := c.parse(); err != nil {
		return err
	}
	if err := c.plain(); err != nil {
		return err
	}
	v, pos, err := c.at()
	if err != nil {
		return err
	}
	l := limits{time: *limit}
	if *nodes > 0 {
		l = limits{nodes: *nodes}
	}
	r.v = v
	if r.contestants, err = parseContestants(*seats, len(v.Info().Seats), l); err != nil {
		return c.misused("%v", err)
	}
	if *games < 1 || *workers < 1 || r.random < 0 || r.rules.plies < 0 {
		return c.misused("-games and -concurrency must be at least 1, -random and -plies 0")
	}
	if *c.position != "start" {
		r.start = pos.String()
	}
	return r.run(*games, *workers)
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

// ring is a contest being held.
type ring struct {
	c           *call
	v           game.Variant
	seed        uint64
	start       string
	random      int
	rules       adjudication
	contestants []contestant
}

// run holds the games, several at a time, and tells of them in their order.
func (r *ring) run(games, workers int) error {
	ended := make([]chan played, games)
	for i := range ended {
		ended[i] = make(chan played, 1)
	}
	for w := range min(workers, games) {
		go func() {
			h := r.hall()
			defer h.close()
			for g := w; g < games; g += workers {
				ended[g] <- h.game(g)
			}
		}()
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
	return nil
}

// hall is where games are held one after another.
type hall struct {
	*ring
	players []player
	umpire  *thinker // finds fair openings
}

func (r *ring) hall() *hall {
	h := &hall{ring: r, umpire: &thinker{limits: limits{nodes: umpireNodes}}}
	for _, c := range r.contestants {
		h.players = append(h.players, c.open(r.v.Info()))
	}
	return h
}

func (h *hall) close() {
	for _, p := range h.players {
		p.close()
	}
	h.umpire.close()
}

// played is how a game went.
type played struct {
	outcome  game.Outcome
	plies    int
	forfeits []forfeit
	spent    []time.Duration // by contestant
	turns    []int
	err      error // that the contest cannot go on after
}

// forfeit is how a contestant lost a game other than on the board.
type forfeit struct {
	contestant int
	why        error
}

// seated is the index of the contestant on a seat.
func (r *ring) seated(s game.Seat, rotation int) int {
	return (int(s) + rotation) % len(r.contestants)
}

// game plays one game to its end. Openings and what is drawn are the same for all
// rotations.
func (h *hall) game(g int) (p played) {
	n := len(h.contestants)
	rotation, seed := g%n, h.seed<<20+uint64(g/n)
	m, err := h.opening(seed)
	if err != nil {
		return played{err: err}
	}
	p.spent, p.turns = make([]time.Duration, n), make([]int, n)
	for s := range game.Seat(n) {
		who := h.seated(s, rotation)
		if err := h.players[who].begin(); err != nil && m.Position().Alive().Has(s) && !m.Over() {
			p.forfeit(m, s, who, err)
		}
	}
	verdict := h.rules.begin(h.v.Info())
	rng := rand.New(rand.NewPCG(seed, 0xC0))
	for !m.Over() && !verdict.reached(m) {
		h.turn(m, &p, rotation, rng.Uint32(), &verdict)
	}
	p.outcome, p.plies = verdict.outcome(m), m.Ply()
	return p
}

// turn lets whoever is due play. Who fails to resigns by that.
func (h *hall) turn(m *match.Match, p *played, rotation int, seed uint32, verdict *verdict) {
	seat := m.Actor()
	who := h.seated(seat, rotation)
	start := time.Now()
	a, err := h.players[who].choose(m, seed)
	p.spent[who] += time.Since(start)
	p.turns[who]++
	if err == nil {
		err = m.Play(a.turn)
	}
	if err != nil {
		p.forfeit(m, seat, who, fmt.Errorf("at %s: %w", m.Position(), err))
		return
	}
	verdict.hear(seat, a)
}

func (p *played) forfeit(m *match.Match, s game.Seat, who int, why error) {
	p.forfeits = append(p.forfeits, forfeit{who, why})
	if err := m.Resign(s); err != nil {
		p.err = err
	}
}
