package search

import (
	"context"
	"testing"

	"yanyi/game"
)

// A player about to lose the last duel prefers to be eliminated first, which is worth a point
// (game/threekingdoms/README.md, Going out).
func TestGoingOutFirstIsBetterThanLosingTheLastDuel(t *testing.T) {
	lost := &knot{actor: 0, hash: 3, outcome: game.Outcome{Over: true, Winner: 1, Points: [3]int8{0, 2, 1}}}
	first := &knot{actor: 1, hash: 2, dead: game.SetOf(0)}
	root := &knot{actor: 0, hash: 1, kids: []*knot{lost, first}}
	r := New(treeInfo(3)).Best(context.Background(), grow(3, root), Limits{Depth: 2})
	if r.Turn != branch(1) {
		t.Errorf("chose %v at %d", r.Turn, r.Score)
	}
}

// The second in material after fifty quiet rounds has its point too.
func TestASecondPlaceIsNoLoss(t *testing.T) {
	end := func(hash uint64, points int8) *knot {
		return &knot{actor: 1, hash: hash, outcome: game.Outcome{Over: true, Winner: 1, Points: [3]int8{points, 2, 1 - points}}}
	}
	root := &knot{actor: 0, hash: 1, kids: []*knot{end(2, 0), end(3, 1)}}
	r := New(treeInfo(3)).Best(context.Background(), grow(3, root), Limits{Depth: 2})
	if r.Turn != branch(1) || r.Score < -decisive {
		t.Errorf("chose %v at %d", r.Turn, r.Score)
	}
}

// Eliminating a rival by one's own turn is rewarded. Immediate captures between two rivals count
// fully, later ones, in which one plays into the other's hands, only in part.
func TestPuttingOthersOutIsRewardedAndDoubted(t *testing.T) {
	pos := grow(3, &knot{actor: 1, dead: game.SetOf(2)})
	s := &Searcher{seats: 3, pos: pos, root: 0}
	all := game.SetOf(0).With(1).With(2)
	if late, soon := s.spoils(all, 0, 2, 0), s.spoils(all, 0, 0, 0); late <= 0 || soon <= late {
		t.Errorf("the root's spoils %d, sooner %d", late, soon)
	}
	stand := s.eval() + 1000
	if now, later := s.spoils(all, 1, 1, stand), s.spoils(all, 1, 2, stand); now != 0 || later != 500 {
		t.Errorf("rivals' at once %d, later %d", now, later)
	}
}

// worn is a tree game in which being eliminated first costs little.
type worn struct{ *trunk }

func (worn) FirstOutCost() int { return 1000 }

// A game may define that being eliminated first is no worse than being left as the weaker one.
func TestGamesKnowWhatGoingOutFirstCosts(t *testing.T) {
	weaker := &knot{actor: 1, hash: 3, dead: game.SetOf(2), eval: [3]int{-2000, 2000, 0}}
	first := &knot{actor: 1, hash: 2, dead: game.SetOf(0)}
	tree := grow(3, &knot{actor: 0, hash: 1, kids: []*knot{weaker, first}})
	for _, c := range []struct {
		pos  game.Position
		want game.Turn
	}{{tree, branch(0)}, {worn{tree}, branch(1)}} {
		r := New(treeInfo(3)).Best(context.Background(), c.pos, Limits{Depth: 1})
		if r.Turn != c.want {
			t.Errorf("%T: chose %v at %d", c.pos, r.Turn, r.Score)
		}
	}
}
