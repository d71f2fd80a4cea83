package main

import (
	"fmt"
	"math/rand/v2"
	"time"

	"yanyi/game"
	"yanyi/game/match"
)

// venue is where games are held one after another.
type venue struct {
	*contest
	players []player
	umpire  *computer // finds fair openings
}

func (r *contest) venue() *venue {
	h := &venue{contest: r, umpire: &computer{limits: limits{nodes: umpireNodes}}}
	for _, c := range r.contestants {
		h.players = append(h.players, c.open(r.v.Info()))
	}
	return h
}

func (h *venue) close() {
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
func (r *contest) seated(s game.Seat, rotation int) int {
	return (int(s) + rotation) % len(r.contestants)
}

// game plays one game to its end. Openings and draws are the same for all rotations.
func (h *venue) game(g int) (p played) {
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
	for !m.Over() && !verdict.reached(m) && !h.enough.Load() {
		h.turn(m, &p, rotation, rng.Uint32(), &verdict)
	}
	p.outcome, p.plies = verdict.outcome(m), m.Ply()
	return p
}

// turn makes the due player play. A player who fails to resigns.
func (h *venue) turn(m *match.Match, p *played, rotation int, seed uint32, verdict *verdict) {
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
