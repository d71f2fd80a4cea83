// Package mine finds puzzles in games that computers play as people do: some look far and
// some do not, and now and then one does not look at all.
package mine

import (
	"context"
	"math/rand/v2"
	"slices"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/proof"
	"yanyi/game/search"
	"yanyi/game/search/baseline"
)

// find is a puzzle that was found, and where.
type find struct {
	puzzle.Puzzle
	game  int // -1 for a position given
	ply   int
	cells []game.Cell
	key   game.Turn
	doubt doubt
}

// doubt is the result of a longer search of a puzzle.
type doubt uint8

const (
	unasked doubt = iota
	sure
	doubtful
)

// Mine looks for puzzles of one variant. The same games of the same seed hold the same ones.
type Mine struct {
	// Theme is the only theme wanted; [puzzle.Themes] stands for all.
	Theme puzzle.Theme
	// Share is how many of a hundred puzzles may be about one theme.
	Share int
	// Easy is how many of a hundred may be of the easiest grade.
	Easy int
	// Mates is the number of mates wanted; to prove one takes long.
	Mates int

	v     game.Variant
	judge *proof.Judge
	seed  uint64
	found []find
	easy  int // of those, of the easiest grade
	mates int // of those, about mates
}

// New is a mine of a variant.
func New(v game.Variant, seed uint64) *Mine {
	return &Mine{Theme: puzzle.Themes, Share: 50, Easy: 30, Mates: 1000, v: v, judge: proof.New(v), seed: seed}
}

// Found is how many puzzles were found so far, good ones and others.
func (m *Mine) Found() int { return len(m.found) }

// How the miner examines a game.
const (
	opening   = 8   // plies that are skipped
	longest   = 300 // plies
	thoughtOf = 500
	hasty     = 24 // one turn of so many is played without looking
	apart     = 6  // plies between two puzzles
)

// Game plays a game and looks at its positions.
func (m *Mine) Game(n int) error {
	seed := m.seed<<20 + uint64(n)
	start, err := m.start(seed)
	if err != nil {
		return err
	}
	g := newTable(m.v, start, seed)
	g.goals = goals(g.in.Board, m.Theme)
	last := -apart
	for ply := 0; ply < longest && !g.pos.Outcome().Over; ply++ {
		if ply >= opening && ply >= last+apart && m.look(g.pos, n, ply) {
			last = ply
		}
		g.play()
	}
	return nil
}

// start is the ordinary start, tiles laid.
func (m *Mine) start(seed uint64) (game.Position, error) {
	players := make([]match.Player, len(m.v.Info().Seats))
	for s := range players {
		players[s] = match.Computer(1)
	}
	t, err := match.New(m.v, match.Setup{Seed: seed, Seats: players})
	if err != nil {
		return nil, err
	}
	return t.Position().Clone(), nil
}

// look keeps a position that is a puzzle, and reports whether it is one that takes some thought.
func (m *Mine) look(pos game.Position, n, ply int) bool {
	first, ok := m.judge.Promises(pos)
	switch {
	case !ok, first.Easy && m.easy >= m.Easy, first.Wins && m.mates >= m.Mates,
		takesBack(pos, first.Turn), !m.judge.Shows(pos, first.Turn, m.Theme):
		return false
	}
	p, ok := m.judge.Puzzle(pos.String())
	if !ok || p.Grade == 1 && m.easy >= m.Easy || m.Theme != puzzle.Themes && p.Theme != m.Theme {
		return false
	}
	key, err := game.Find(m.v.Info(), pos, p.Line[0])
	if err != nil || takesBack(pos, key) {
		return false
	}
	if p.Grade == 1 {
		m.easy++
	}
	if p.Theme == puzzle.Mate {
		m.mates++
	}
	m.found = append(m.found, find{Puzzle: p, game: n, ply: ply, cells: pos.View(game.NoSeat).Cells, key: key})
	return p.Grade > 1
}

// Position looks at a position from elsewhere.
func (m *Mine) Position(text string) error {
	pos, err := m.v.Parse(text, nil)
	if err == nil {
		m.look(pos, -1, 0)
	}
	return err
}

// takesBack reports whether a turn recaptures, which is no puzzle.
func takesBack(pos game.Position, key game.Turn) bool {
	return slices.ContainsFunc(pos.Events(nil), func(e game.Event) bool {
		return e.Type == game.Captured && e.From == key.To()
	})
}

// table is a game being played.
type table struct {
	in     *game.Info
	pos    game.Position
	rng    *rand.Rand
	levels []int         // by seat
	goals  []game.Square // that horses ride to
	search *search.Searcher
}

// The levels that play.
const (
	weakest   = 2
	strongest = 6
)

func newTable(v game.Variant, start game.Position, seed uint64) *table {
	in := v.Info()
	g := &table{in: in, pos: start, rng: rand.New(rand.NewPCG(seed, 0x9022)), search: search.New(in)}
	for range in.Seats {
		g.levels = append(g.levels, weakest+g.rng.IntN(strongest-weakest+1))
	}
	return g
}

// play plays a turn, with its draw.
func (g *table) play() {
	seed := g.rng.Uint64()
	t := game.NoTurn
	if len(g.goals) > 0 && g.rng.IntN(rides) == 0 {
		t = g.ride()
	}
	switch {
	case t != game.NoTurn:
	case g.rng.IntN(hasty) == 0:
		t = baseline.Greedy(g.pos.Clone(), g.rng)
	default:
		l := search.Limits{Level: g.levels[g.pos.Actor()], Nodes: thoughtOf, Seed: seed}
		t = g.legal(g.search.Best(context.Background(), g.pos, l).Turn)
	}
	if g.pos.Do(t); g.pos.Actor() == game.Chance {
		g.pos.DoReveal(game.PickReveal(g.rng, g.pos.Reveals(nil)))
	}
}

// legal is the legal turn of a choice, notes included.
func (g *table) legal(chosen game.Turn) game.Turn {
	for _, t := range g.pos.Turns(nil) {
		if t.Chosen() == chosen {
			return t
		}
	}
	panic("mine: a search chose no legal turn")
}
