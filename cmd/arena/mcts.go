package main

import (
	"errors"
	"math"
	"math/rand/v2"
	"time"

	"yanyi/cmd/internal/score"
	"yanyi/game"
	"yanyi/game/match"
)

// mcts is plain Monte Carlo tree search: upper confidence bounds, every seat maximising its own
// points (max^n). It shares only the rules and the evaluation with the search, so it measures
// the search independently.
type mcts struct{ limits limits }

// The parameters of the tree search.
const (
	explore      = 0.5     // weight of the confidence bound, in shares of all points
	playoutPlies = 6       // random turns before the evaluation
	playoutTries = 3       // turns of which a playout takes the one that gains most
	mostNodes    = 1 << 20 // then the tree stops growing
)

func (*mcts) begin() error { return nil }
func (*mcts) close()       {}

// choose is the turn that was tried most within the limits.
func (p *mcts) choose(m *match.Match, seed uint32) (answer, error) {
	t := &tree{
		in: m.Info(), pos: m.Position().Clone(), rng: rand.New(rand.NewPCG(uint64(seed), 0x3C75)),
		odds: 300,
	}
	if w, ok := t.pos.(game.Weighed); ok {
		t.odds = float64(max(1, w.Odds()))
	}
	root, start := t.node(), time.Now()
	if len(root.edges) == 0 {
		return answer{}, errors.New("no turn to choose")
	}
	for p.goesOn(t, start) {
		t.descend(root)
	}
	best := &root.edges[0]
	for i := range root.edges {
		if root.edges[i].visits > best.visits {
			best = &root.edges[i]
		}
	}
	return answer{turn: t.in.FormatTurn(best.turn)}, nil
}

// goesOn reports whether a limit allows another descent. Without one it is a second.
func (p *mcts) goesOn(t *tree, start time.Time) bool {
	if p.limits.nodes > 0 {
		return t.visited < p.limits.nodes
	}
	limit := p.limits.time
	if limit == 0 {
		limit = time.Second
	}
	return time.Since(start) < limit
}

// tree is a search tree and the position it walks through.
type tree struct {
	in      *game.Info
	pos     game.Position
	rng     *rand.Rand
	odds    float64 // centipawns that make a seat's chances e to 1
	nodes   int
	visited uint64 // positions
	turns   []game.Turn
	reveals []game.Reveal
}

// node is a position of the tree.
type node struct {
	visits int
	edges  []edge
}

// edge is a turn and what it was worth: shares of all points, by seat.
type edge struct {
	turn   game.Turn
	visits int
	shares [3]float64
	next   []branch
}

// branch is the position after a turn with one of its draws.
type branch struct {
	drawn game.Turn
	node  *node
}

// node is a new node for the position.
func (t *tree) node() *node {
	t.nodes++
	n := &node{}
	t.turns = t.pos.Turns(t.turns[:0])
	n.edges = make([]edge, len(t.turns))
	for i, k := range t.rng.Perm(len(t.turns)) {
		n.edges[i].turn = t.turns[k]
	}
	return n
}

// descend follows the tree to its end, adds a node, plays on from there, and credits all turns
// on the way with the shares that come of it.
func (t *tree) descend(n *node) {
	var path []*edge
	plies := t.pos.Plies()
	for n != nil && len(n.edges) > 0 && !t.pos.Outcome().Over {
		n.visits++
		e := n.choose(t.pos.Actor())
		path = append(path, e)
		n = t.follow(e)
	}
	shares := t.playout()
	for _, e := range path {
		e.visits++
		for s := range shares {
			e.shares[s] += shares[s]
		}
	}
	for t.pos.Plies() > plies {
		t.pos.Undo()
	}
}

// choose is the edge with the highest upper bound for a seat; untried ones come first.
func (n *node) choose(s game.Seat) *edge {
	best, most := &n.edges[0], math.Inf(-1)
	for i := range n.edges {
		e := &n.edges[i]
		if e.visits == 0 {
			return e
		}
		tried := float64(e.visits)
		if bound := e.shares[s]/tried + explore*math.Sqrt(math.Log(float64(n.visits))/tried); bound > most {
			best, most = e, bound
		}
	}
	return best
}

// follow plays an edge and returns the node there, or nil where it has just been added or the
// tree no longer grows.
func (t *tree) follow(e *edge) *node {
	drawn := t.play(e.turn)
	for _, b := range e.next {
		if b.drawn == drawn {
			return b.node
		}
	}
	if t.nodes < mostNodes && !t.pos.Outcome().Over {
		e.next = append(e.next, branch{drawn, t.node()})
	}
	return nil
}

// play plays a turn and draws what it reveals; it returns the turn with that.
func (t *tree) play(turn game.Turn) game.Turn {
	t.pos.Do(turn)
	t.visited++
	if t.pos.Actor() != game.Chance {
		return turn
	}
	t.reveals = t.pos.Reveals(t.reveals[:0])
	d := game.PickReveal(t.rng, t.reveals)
	t.pos.DoReveal(d)
	return turn.WithReveal(d)
}

// playout plays some turns, each the best of a few at sight, and returns the shares then.
func (t *tree) playout() [3]float64 {
	for range playoutPlies {
		if t.pos.Outcome().Over {
			break
		}
		t.turns = t.pos.Turns(t.turns[:0])
		best, most := game.NoTurn, 0
		for range playoutTries {
			turn := t.turns[t.rng.IntN(len(t.turns))]
			if gain := t.pos.Gain(turn); best == game.NoTurn || gain > most {
				best, most = turn, gain
			}
		}
		t.play(best)
	}
	return t.shares()
}

// granter is a position that knows the points already given to those out.
type granter interface{ Granted(s game.Seat) int }

// shares is each seat's part of all points: those of the result, or the expectation by the
// evaluation.
func (t *tree) shares() (shares [3]float64) {
	all := 1.0 // the points of a game
	if len(t.in.Seats) == 3 {
		all = 3
	}
	if o := t.pos.Outcome(); o.Over {
		for s, points := range score.Points(t.in, o) {
			shares[s] = points / all
		}
		return shares
	}
	left, total, alive := 1.0, 0.0, t.pos.Alive()
	var weights [3]float64
	for s := range game.Seat(len(t.in.Seats)) {
		if alive.Has(s) {
			weights[s] = math.Exp(max(-20, min(20, float64(t.pos.Eval(s))/t.odds)))
			total += weights[s]
		} else if g, ok := t.pos.(granter); ok {
			shares[s] = float64(g.Granted(s)) / all
			left -= shares[s]
		}
	}
	for s := range weights {
		shares[s] += left * weights[s] / total
	}
	return shares
}
