package search_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// table is a game played with reveals from one random source.
type table struct {
	t    *testing.T
	info *game.Info
	pos  game.Position
	rand *rand.Rand
}

func sit(t *testing.T, v game.Variant, seed uint64) *table {
	pos, err := v.Parse(tiled(v, seed), nil)
	if err != nil {
		t.Fatal(err)
	}
	return &table{t, v.Info(), pos, rand.New(rand.NewPCG(seed, 3))}
}

// tiled is the start of a variant, with tiles if it has them.
func tiled(v game.Variant, seed uint64) string {
	d, ok := v.(game.Deployer)
	if !ok {
		return "start"
	}
	return d.Deploy([2][]int{d.Suggest(game.First, seed, nil), d.Suggest(game.Second, seed, nil)})
}

// play plays a chosen turn with its draws.
func (g *table) play(chosen game.Turn) {
	for _, t := range g.pos.Turns(nil) {
		if t.Chosen() == chosen {
			g.pos.Do(t)
			if g.pos.Actor() == game.Chance {
				g.pos.DoReveal(game.PickReveal(g.rand, g.pos.Reveals(nil)))
			}
			return
		}
	}
	g.t.Fatalf("%s: %s is not legal in %s", g.info.ID, g.info.FormatTurn(chosen), g.pos.String())
}

func (g *table) random() game.Turn {
	turns := g.pos.Turns(nil)
	return turns[g.rand.IntN(len(turns))].Chosen()
}

// Even the lowest level wins most games against random players on any seat, and hardly ever
// loses one. Among three with few pieces a wandering king is not always caught in time.
func TestTheLowestLevelBeatsChance(t *testing.T) {
	all := catalog.All()
	if testing.Short() {
		all = all[len(all)-1:]
	}
	for _, v := range all {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			won, lost, games := 0, 0, 4*len(v.Info().Seats)
			for i := range games {
				seat := game.Seat(i % len(v.Info().Seats))
				switch o := against(t, v, seat, uint64(i)); {
				case o.Won(seat):
					won++
				case o.Winner != game.NoSeat:
					lost++
				}
			}
			if won <= games/2 || lost > games/6 {
				t.Errorf("won %d of %d, lost %d", won, games, lost)
			}
		})
	}
}

// against plays level 1 on a seat against random players.
func against(t *testing.T, v game.Variant, seat game.Seat, seed uint64) game.Outcome {
	g, s := sit(t, v, seed), search.New(v.Info())
	for range 2000 {
		switch {
		case g.pos.Outcome().Over:
			return g.pos.Outcome()
		case g.pos.Actor() == seat:
			g.play(s.Best(context.Background(), g.pos, search.Limits{Level: 1, Seed: g.rand.Uint64()}).Turn)
		default:
			g.play(g.random())
		}
	}
	return g.pos.Outcome()
}

// A search depends only on the text of the position.
func TestTheSearchKnowsWhatThePositionSays(t *testing.T) {
	for _, v := range catalog.All() {
		g, s := sit(t, v, 11), search.New(v.Info())
		for range 40 {
			if g.pos.Outcome().Over {
				break
			}
			g.play(g.random())
		}
		read, err := v.Parse(g.pos.String(), nil)
		if err != nil {
			t.Fatal(err)
		}
		l := search.Limits{Level: 7, Seed: 9, Nodes: 3000}
		played, afresh := s.Best(context.Background(), g.pos, l), s.Best(context.Background(), read, l)
		if played.Turn != afresh.Turn || played.Score != afresh.Score {
			t.Errorf("%s: %s (%d) as played, %s (%d) as read from %s", v.Info().ID,
				g.info.FormatTurn(played.Turn), played.Score, g.info.FormatTurn(afresh.Turn), afresh.Score, g.pos.String())
		}
	}
}

// In every variant, from the start and from a middle game, nodes allocate nothing.
func TestNodesAllocateNothingInAnyGame(t *testing.T) {
	for _, v := range catalog.All() {
		g, s := sit(t, v, 5), search.New(v.Info())
		for range 20 {
			g.play(g.random())
		}
		count := func(nodes uint64) float64 {
			return testing.AllocsPerRun(1, func() {
				s.Best(context.Background(), g.pos, search.Limits{Nodes: nodes})
			})
		}
		count(12_000) // buffers grow once
		if few, many := count(2_000), count(12_000); many > few+20 {
			t.Errorf("%s: %v allocations in 2,000 nodes, %v in 12,000", v.Info().ID, few, many)
		}
	}
}
