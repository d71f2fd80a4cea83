package main

import (
	"fmt"
	"math/rand/v2"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/puzzle/proof"
	"yanyi/game/search/baseline"
)

// findMates plays careless games and prints the positions in which exactly one turn
// forces a goal, as the tests of the search read them.
func findMates(c *call) error {
	m := mateFinder{contest: &contest{c: c}}
	games := c.Flags.Int("games", 10, "`number` of games")
	seed := c.Flags.Uint64("seed", 1, "a `number` that decides the games")
	goal := c.Flags.String("goal", "win", "`what` is to be forced: win, absorb, oust, depose, ally, survive")
	c.Flags.IntVar(&m.least, "least", 1, "`plies` at least")
	c.Flags.IntVar(&m.most, "plies", 5, "`plies` at most")
	c.Flags.Uint64Var(&m.prover.Limit, "limit", 300_000, "`turns` to try for a proof")
	if err := c.ParseFlags(); err != nil {
		return err
	}
	if err := c.AtLeast(1, "games", "least", "plies"); err != nil {
		return err
	}
	v, _, err := c.at()
	if err != nil {
		return err
	}
	var ok bool
	if m.goal, ok = proof.GoalOf(*goal); !ok {
		return c.Misused("no goal %q: it is win, absorb, oust, depose, ally or survive", *goal)
	}
	m.v, m.contestants = v, make([]contestant, len(v.Info().Seats))
	if *c.position != "start" {
		m.start = *c.position
	}
	for g := range uint64(*games) {
		if err := m.game(*seed<<20 + g); err != nil {
			return err
		}
	}
	return nil
}

// mateFinder searches for positions with mates.
type mateFinder struct {
	*contest
	goal        proof.Goal
	least, most int
	prover      proof.Prover
}

// glance is the number of nodes that decide whether a position is worth a proof, swing the
// least change of its score by them, and enough the greatest number of finds in a game.
const (
	glance = 1500
	swing  = 400
	enough = 3
)

// game examines the positions of a game between players who sometimes think, sometimes take
// what they can, sometimes play at random.
func (m *mateFinder) game(seed uint64) error {
	played, err := m.begin(seed)
	if err != nil {
		return err
	}
	rng := rand.New(rand.NewPCG(seed, 0x31E5))
	level, full := &computer{level: 1, limits: limits{nodes: 300}}, &computer{limits: limits{nodes: glance}}
	players := []player{level, full, pickers(baseline.Greedy), pickers(baseline.Random)}
	for _, p := range players {
		if err := p.begin(); err != nil {
			return err
		}
		defer p.close()
	}
	careless := rng.IntN(4) // of eight turns
	for found := 0; found < enough && played.Ply() < 400 && !played.Over(); {
		a, err := full.choose(played, 0)
		if err != nil {
			return err
		}
		pos := played.Position()
		if off := a.score - pos.Eval(pos.Actor()); max(off, -off) >= swing && m.look(pos) {
			found++
		}
		who := 0
		if rng.IntN(8) < careless {
			who = 1 + rng.IntN(3)
		}
		if err := play(players[who], played, rng.Uint32()); err != nil {
			return err
		}
	}
	return nil
}

// play lets a player play a turn.
func play(p player, m *match.Match, seed uint32) error {
	a, err := p.choose(m, seed)
	if err != nil {
		return err
	}
	return m.Play(a.turn)
}

// look prints a position, and reports so, if exactly one of the turns forces the goal soonest.
func (m *mateFinder) look(pos game.Position) bool {
	step, choices := 1, len(pos.Turns(nil))
	if len(m.v.Info().Seats) == 2 && m.goal == proof.Win {
		step = 2
	}
	for n := 1; n <= m.most && choices > 2; n += step {
		keys, ok := m.prover.Keys(pos, m.goal, n)
		if ok && len(keys) == 1 && n >= m.least {
			m.print(pos, keys[0], n)
			return true
		}
		// More plies force more, and let fewer survive.
		if !ok || len(keys) == 1 || (len(keys) == 0) == (m.goal == proof.Survive) {
			return false
		}
	}
	return false
}

func (m *mateFinder) print(pos game.Position, key game.Turn, plies int) {
	in := m.v.Info()
	fmt.Fprintf(m.c.Out, "%s %s %s %d %s | %s\n", in.ID, proof.KindOf(pos, key), m.goal, plies, in.FormatTurn(key), pos)
	m.c.Out.Flush()
}
