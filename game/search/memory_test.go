package search_test

import (
	"context"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// The transposition table serves later searches of the same game only; a search of the same
// position again starts anew and finds the same.
func TestWhatASearchLearnedServesTheNext(t *testing.T) {
	for _, id := range []string{"xiangqi", "baige"} {
		v, _ := catalog.Find(id)
		g, s := sit(t, v, 1), search.New(v.Info())
		l := search.Limits{Depth: 6}
		first := s.Best(context.Background(), g.pos, l)
		if again := s.Best(context.Background(), g.pos, l); again.Nodes != first.Nodes || again.Turn != first.Turn {
			t.Errorf("%s: %d nodes the second time, %d the first", id, again.Nodes, first.Nodes)
		}
		knowing, afresh := uint64(0), uint64(0)
		for range 8 {
			r := s.Best(context.Background(), g.pos, l)
			knowing += r.Nodes
			afresh += search.New(v.Info()).Best(context.Background(), g.pos, l).Nodes
			g.play(r.Turn)
		}
		if knowing >= afresh {
			t.Errorf("%s: %d nodes with what was learned, %d without", id, knowing, afresh)
		}
	}
}

// A side that is far ahead does not repeat a position from before the search.
func TestTheWinnerDoesNotGoRoundInCircles(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	pos, err := v.Parse("3k5/4R4/9/9/9/9/9/9/9/4KR3 w", nil)
	if err != nil {
		t.Fatal(err)
	}
	stood := map[uint64]bool{pos.Hash(): true}
	s := search.New(v.Info())
	for range 20 {
		if pos.Outcome().Over {
			break
		}
		winner := pos.Actor() == game.First
		pos.Do(s.Best(context.Background(), pos, search.Limits{Nodes: 2000}).Turn)
		if winner && stood[pos.Hash()] {
			t.Fatalf("%s stood before", pos)
		}
		stood[pos.Hash()] = true
	}
	if o := pos.Outcome(); o.Winner != game.First {
		t.Errorf("two rooks against a bare king: %+v", o)
	}
}
