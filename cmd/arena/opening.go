package main

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"yanyi/game/match"
	"yanyi/game/search/baseline"
)

// An opening is fair if the umpire's score of it, for the player to move, is no further from
// that of the start than unfair, in centipawns.
const (
	umpireNodes = 3000
	unfair      = 200
	mostTries   = 100
)

// opening is a match with its random turns played: fair if found soon, else the least unfair.
func (h *venue) opening(seed uint64) (*match.Match, error) {
	start, err := h.begin(seed)
	if err != nil || h.random == 0 {
		return start, err
	}
	level, err := h.judge(start)
	if err != nil {
		return nil, err
	}
	var best *match.Match
	least := 0
	for try := range uint64(mostTries) {
		m, err := h.randomTurns(seed, try)
		if err != nil || m.Over() {
			continue
		}
		score, err := h.judge(m)
		if err != nil {
			return nil, err
		}
		if off := max(score-level, level-score); best == nil || off < least {
			best, least = m, off
		}
		if least <= unfair {
			break
		}
	}
	if best == nil {
		return nil, errors.New("random turns end the game; lower -random")
	}
	return best, nil
}

// begin is a match before its first turn.
func (r *contest) begin(seed uint64) (*match.Match, error) {
	players := make([]match.Player, len(r.contestants))
	for s := range players {
		players[s] = match.Computer(1) // lays the tiles where there are any
	}
	return match.New(r.v, match.Setup{Options: r.c.settled, Start: r.start, Seed: seed, Seats: players})
}

func (h *venue) randomTurns(seed, try uint64) (*match.Match, error) {
	m, err := h.begin(seed)
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewPCG(seed, try))
	for i := 0; i < h.random && !m.Over(); i++ {
		if err := m.PlayTurn(baseline.Random(m.Position(), rng)); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// judge is what the search thinks at a glance.
func (h *venue) judge(m *match.Match) (int, error) {
	if err := h.umpire.begin(); err != nil {
		return 0, err
	}
	a, err := h.umpire.choose(m, 0)
	if err != nil {
		return 0, fmt.Errorf("opening: %w", err)
	}
	return a.score, nil
}
