// Package retro solves endgames to the end by retrograde analysis. A [Graph] is every position
// that legal turns reach from one position; [Graph.Win] and [Graph.Loss] go backwards from its
// finished positions. It knows no variant; the page does without it.
//
// # What is proven
//
// A position is won for a player in N turns of its own if it can play so that the game is over and
// won after N of them, whatever all others answer (of three both, allies too: nobody is counted
// on). N is the least such number. The way to it never returns to a position, so that no draw by
// repetition is on it, and it is too short for draws by counters (45 turns of the winner).
//
// A position is held by a player of two if the other one cannot win it so. As a repetition in
// which one side alone gives check loses in some games, the one that holds never checks here: what
// is held without checks is held.
package retro

import (
	"yanyi/game"
)

// Most is how many positions a graph may have.
const Most = 3_000_000

// none is no state.
const none = ^uint32(0)

// state is a position of the graph: how the search came there, and what it is.
type state struct {
	turn   game.Turn // from parent
	parent uint32
	first  uint32 // of its edges
	depth  uint16 // turns from the root
	actor  game.Seat
	winner game.SeatSet // of a finished position
	alive  game.SeatSet
	over   bool
	check  bool // the actor is in check
}

// Graph is the positions that are reached from one. It is not safe for concurrent use.
type Graph struct {
	in     *game.Info
	pos    game.Position // a position of the graph
	path   []uint32      // the states from the root to it
	known  map[uint64]uint32
	states []state // in the order of their distance from the root
	edges  []uint32
	back   []uint32 // the states that lead to a state
	backAt []uint32 // where those of a state begin
}

// counting is a position with counters that limit turns and are no part of its hash.
type counting interface{ Counted() uint64 }

// key identifies what the rest of the game depends on, except for what was before.
func key(pos game.Position) uint64 {
	h := pos.Hash()
	if c, ok := pos.(counting); ok {
		h ^= c.Counted() * 0x9E3779B97F4A7C15
	}
	return h
}

// New finds the graph of a position, with at most so many positions.
func New(in *game.Info, pos game.Position, most int) (*Graph, error) {
	g := &Graph{in: in, pos: pos.Clone(), path: []uint32{0}, known: map[uint64]uint32{key(pos): 0}}
	g.states = []state{{parent: none}}
	var turns []game.Turn
	for i := 0; i < len(g.states); i++ {
		g.walk(uint32(i))
		turns = g.judge(&g.states[i], turns[:0])
		g.states[i].first = uint32(len(g.edges))
		for _, t := range turns {
			if g.pos.Do(t); g.pos.Actor() == game.Chance {
				return nil, game.Errorf("%s draws from a bag", in.FormatTurn(t))
			}
			k := key(g.pos)
			g.pos.Undo()
			id, ok := g.known[k]
			if !ok {
				if id = uint32(len(g.states)); len(g.states) >= most {
					return nil, game.Errorf("there are more than %d positions", most)
				}
				g.known[k] = id
				g.states = append(g.states, state{turn: t, parent: uint32(i), depth: g.states[i].depth + 1})
			}
			g.edges = append(g.edges, id)
		}
	}
	g.turnBack()
	return g, nil
}

// judge notes what the present position is, and returns its turns.
func (g *Graph) judge(s *state, turns []game.Turn) []game.Turn {
	turns = g.pos.Turns(turns)
	s.actor, s.alive = g.pos.Actor(), g.pos.Alive()
	if len(turns) > 0 {
		var squares [8]game.Square
		s.check = len(g.pos.Check(squares[:0], s.actor)) > 0
		return turns
	}
	s.over = true
	if o := g.pos.Outcome(); o.Winner.Player() {
		s.winner = o.With.With(o.Winner)
	}
	return nil
}

// walk makes a state the present position.
func (g *Graph) walk(to uint32) {
	var way []uint32
	for at := to; ; at = g.states[at].parent {
		if d := int(g.states[at].depth); d < len(g.path) && g.path[d] == at {
			for len(g.path) > d+1 {
				g.pos.Undo()
				g.path = g.path[:len(g.path)-1]
			}
			break
		}
		way = append(way, at)
	}
	for i := len(way) - 1; i >= 0; i-- {
		g.pos.Do(g.states[way[i]].turn)
		g.path = append(g.path, way[i])
	}
}

// turnBack finds the edges backwards.
func (g *Graph) turnBack() {
	g.backAt = make([]uint32, len(g.states)+1)
	for _, to := range g.edges {
		g.backAt[to+1]++
	}
	for i := range g.states {
		g.backAt[i+1] += g.backAt[i]
	}
	g.back = make([]uint32, len(g.edges))
	next := append([]uint32(nil), g.backAt...)
	for i := range g.states {
		for _, to := range g.out(uint32(i)) {
			g.back[next[to]] = uint32(i)
			next[to]++
		}
	}
}

// out are the states that a state leads to, by its turns in their order.
func (g *Graph) out(i uint32) []uint32 {
	end := uint32(len(g.edges))
	if int(i)+1 < len(g.states) {
		end = g.states[i+1].first
	}
	return g.edges[g.states[i].first:end]
}

// Len is the number of positions.
func (g *Graph) Len() int { return len(g.states) }

// Find is the number of a position in the graph; ok is false if it is not in it.
func (g *Graph) Find(pos game.Position) (i int, ok bool) {
	id, ok := g.known[key(pos)]
	return int(id), ok
}

// Actor is who is to move in a position, by its number.
func (g *Graph) Actor(i int) game.Seat { return g.states[i].actor }

// Checked reports whether the player to move is in check.
func (g *Graph) Checked(i int) bool { return g.states[i].check }

// At is a position by its number. It is the graph's own, to be looked at until the next call.
func (g *Graph) At(i int) game.Position {
	g.walk(uint32(i))
	return g.pos
}
