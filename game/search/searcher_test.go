package search

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
)

// woods is a tree too large to search completely.
func woods(seats int) *knot {
	return forest{Rand: rand.New(rand.NewPCG(7, 7)), seats: seats, chance: true}.grow(60, 40)
}

func TestSameSeedSameTurn(t *testing.T) {
	root := woods(3)
	for level := 1; level <= Levels; level++ {
		l := Limits{Level: level, Seed: 42, Nodes: 20_000}
		one := best(3, root, l)
		s := New(treeInfo(3))
		s.Best(context.Background(), grow(3, root.kids[0]), Limits{Nodes: 5000}) // leaves no trace
		two := s.Best(context.Background(), grow(3, root), l)
		if one.Turn != two.Turn || one.Score != two.Score || one.Nodes != two.Nodes || !slices.Equal(one.PV, two.PV) {
			t.Errorf("level %d: %v and %v", level, one, two)
		}
	}
}

func TestSeedsVaryWhatALevelPlays(t *testing.T) {
	root := fork(0)
	for range 20 {
		root.kids = append(root.kids, leaf(10, 1))
	}
	turns := map[uint64]bool{}
	for seed := range uint64(20) {
		turns[uint64(best(2, root, Limits{Level: 7, Seed: seed}).Turn)] = true
	}
	if len(turns) < 5 {
		t.Errorf("20 seeds chose among equals %d turns, want variety", len(turns))
	}
}

func TestNodesAreALimit(t *testing.T) {
	for _, n := range []uint64{1, 100, 5000} {
		if r := best(2, woods(2), Limits{Nodes: n}); r.Nodes > n+1 || r.Turn.From() >= 6 {
			t.Errorf("%d nodes allowed, %d visited, turn %v", n, r.Nodes, r.Turn)
		}
	}
}

func TestCancellingStopsSoon(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	s := New(treeInfo(2))
	var at uint64
	s.Report = func(r Result) {
		if at == 0 && r.Depth == 4 {
			at = r.Nodes
			cancel()
		}
	}
	r := s.Best(ctx, grow(2, woods(2)), Limits{})
	if at == 0 || r.Nodes-at > checkEvery {
		t.Errorf("cancelled at node %d, stopped at %d", at, r.Nodes)
	}
	if r.Turn.From() >= 6 || len(r.PV) == 0 || r.Depth < 4 {
		t.Errorf("the best so far is missing: %+v", r)
	}
}

func TestACancelledSearchStillAnswers(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	root := fork(0, leaf(1, 1), leaf(2, 1))
	root.gains = []int{0, 50}
	if r := New(treeInfo(2)).Best(ctx, grow(2, root), Limits{}); r.Turn != branch(1) {
		t.Errorf("turn %v, want the gain that meets the eye", r.Turn)
	}
}

func TestNoTurnsNoAnswer(t *testing.T) {
	for name, root := range map[string]*knot{"over": won(0), "without turns": leaf(0, 0)} {
		if r := best(2, root, Limits{Level: 7}); r.Turn != 0 {
			t.Errorf("%s: turn %v", name, r.Turn)
		}
	}
}

func TestASingleTurnNeedsNoThought(t *testing.T) {
	root := fork(0, woods(2))
	if r := best(2, root, Limits{Level: 7}); r.Depth != 1 || r.Turn != branch(0) {
		t.Errorf("depth %d turn %v", r.Depth, r.Turn)
	}
}

// A search may allocate at its start, but not per node.
func TestNodesAllocateNothing(t *testing.T) {
	s, pos := New(treeInfo(3)), grow(3, woods(3))
	count := func(nodes uint64) float64 {
		return testing.AllocsPerRun(3, func() {
			s.Best(context.Background(), pos, Limits{Nodes: nodes})
		})
	}
	count(40_000) // buffers grow once
	if few, many := count(10_000), count(40_000); many > few+8 {
		t.Errorf("%v allocations in 10,000 nodes, %v in 40,000", few, many)
	}
}

func BenchmarkNodes(b *testing.B) {
	s, pos := New(treeInfo(3)), grow(3, woods(3))
	b.ReportAllocs()
	nodes := uint64(0)
	for b.Loop() {
		nodes += s.Best(context.Background(), pos, Limits{Nodes: 50_000}).Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
