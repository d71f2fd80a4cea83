package search

import (
	"context"
	"math/rand/v2"
	"testing"

	"yanyi/game"
)

// naive computes the search's value by brute force: every turn, every outcome, every gain, no
// windows.
type naive struct {
	pos  *trunk
	root game.Seat
}

func (n naive) ours() bool { return n.pos.Actor() == n.root }

func (n naive) value(depth, ply int) int {
	k := n.pos.now()
	if k.actor == game.Chance {
		return n.mean(func() int { return n.value(depth, ply) })
	}
	if k.outcome.Over {
		if k.outcome.Winner == n.root {
			return Mate - ply
		}
		return ply - Mate
	}
	if depth == 0 {
		return n.quiet(quietPlies)
	}
	return n.best(k.eval[n.root], true, func(int) (int, bool) { return n.value(depth-1, ply+1), true })
}

func (n naive) quiet(left int) int {
	k := n.pos.now()
	if k.actor == game.Chance {
		return n.mean(func() int { return n.quiet(left) })
	}
	if left == 0 {
		return k.eval[n.root]
	}
	return n.best(k.eval[n.root], false, func(gain int) (int, bool) {
		if gain == 0 {
			return 0, false
		}
		return n.quiet(left - 1), true
	})
}

// best is the best of the turns' values, or stand if that is permitted as a choice or there is
// no turn.
func (n naive) best(stand int, must bool, visit func(gain int) (int, bool)) int {
	sign, k := 1, n.pos.now()
	if !n.ours() {
		sign = -1
	}
	best := sign * stand
	for i := range k.kids {
		n.pos.Do(branch(i))
		v, ok := visit(k.gains[i])
		n.pos.Undo()
		if v *= sign; ok && (v > best || must && i == 0) {
			best = v
		}
	}
	return sign * best
}

func (n naive) mean(visit func() int) int {
	sum, total := 0, 0
	for i, w := range n.pos.now().weights {
		n.pos.DoReveal(game.Reveal{Mover: game.Piece(i + 1)})
		sum += int(w) * visit()
		n.pos.Undo()
		total += int(w)
	}
	return sum / total
}

func TestSearchFindsTheValueOfTheTree(t *testing.T) {
	searchers := map[int]*Searcher{2: New(treeInfo(2)), 3: New(treeInfo(3))}
	for seed := range uint64(240) {
		r := forest{Rand: rand.New(rand.NewPCG(seed, 1)), seats: 2 + int(seed%2), chance: seed%3 > 0, mates: seed%5 > 2}
		pos := grow(r.seats, r.grow(6, 6))
		if r.seats == 3 && seed%4 == 1 {
			pos.friends = game.SetOf(0, 2)
		}
		if pos.now().outcome.Over {
			continue
		}
		for depth := 1; depth <= 6; depth++ {
			want := naive{pos.Clone().(*trunk), pos.Actor()}.value(depth, 0)
			s := searchers[r.seats]
			s.plain = true
			got := s.Best(context.Background(), pos, Limits{Depth: depth})
			if got.Depth == depth && got.Score != want {
				t.Fatalf("seed %d depth %d: %d, want %d", seed, depth, got.Score, want)
			}
			if len(pos.path) != 1 {
				t.Fatalf("seed %d: the search left the caller's position changed", seed)
			}
		}
	}
}

// leaf is a position with the value v for seat 0, whoever is to move.
func leaf(v int, actor game.Seat) *knot {
	return &knot{actor: actor, eval: [3]int{v, -v, -v}, hash: rand.Uint64()}
}

func fork(actor game.Seat, kids ...*knot) *knot {
	return &knot{actor: actor, kids: kids, hash: rand.Uint64()}
}

func won(by game.Seat) *knot {
	return &knot{actor: by, outcome: game.Outcome{Over: true, Winner: by}, hash: rand.Uint64()}
}

func best(seats int, root *knot, l Limits) Result {
	return New(treeInfo(seats)).Best(context.Background(), grow(seats, root), l)
}

func TestTheShorterMateIsTaken(t *testing.T) {
	later := fork(1, fork(0, won(0)))
	r := best(2, fork(0, leaf(900, 1), later, won(0)), Limits{Depth: 6})
	if r.Turn != branch(2) || r.Score != Mate-1 {
		t.Errorf("turn %v score %d, want turn %v score %d", r.Turn, r.Score, branch(2), Mate-1)
	}
	r = best(2, fork(0, leaf(900, 1), later), Limits{Depth: 6})
	if r.Turn != branch(1) || r.Score != Mate-3 || len(r.PV) != 3 {
		t.Errorf("mate in two: turn %v score %d line %v", r.Turn, r.Score, r.PV)
	}
}

func TestBeingMatedIsPutOff(t *testing.T) {
	late := fork(1, fork(0, fork(1, won(1))))
	r := best(2, fork(0, fork(1, won(1)), late), Limits{Depth: 6})
	if r.Turn != branch(1) || r.Score != 4-Mate {
		t.Errorf("turn %v score %d, want turn %v score %d", r.Turn, r.Score, branch(1), 4-Mate)
	}
}

func TestTurnOrderIsAskedNotAssumed(t *testing.T) {
	again := fork(0, leaf(500, 1), leaf(-500, 1)) // seat 0 acts twice in a row
	r := best(2, fork(0, leaf(100, 1), again), Limits{Depth: 3})
	if r.Turn != branch(1) || r.Score != 500 {
		t.Errorf("turn %v score %d, want turn %v score 500", r.Turn, r.Score, branch(1))
	}
}

func TestAnAllyDoesNotPlayForTheRoot(t *testing.T) {
	allied := grow(3, fork(0, leaf(50, 1), fork(1, leaf(400, 2), leaf(-400, 2))))
	allied.friends = game.SetOf(0, 1)
	if r := New(treeInfo(3)).Best(context.Background(), allied, Limits{Depth: 2}); r.Turn != branch(0) {
		t.Errorf("turn %v, want the one that does not count on the ally", r.Turn)
	}
}

func TestARivalIsPutOutByTheOwnHand(t *testing.T) {
	fell := leaf(300, 2)
	fell.dead = game.SetOf(1)
	r := best(3, fork(0, leaf(310, 1), fell), Limits{Depth: 1})
	if r.Turn != branch(1) {
		t.Errorf("turn %v, want the one that puts the rival out", r.Turn)
	}
}

func TestGoingOutIsWorseThanALossOfMaterial(t *testing.T) {
	fell := leaf(0, 2)
	fell.dead = game.SetOf(0)
	r := best(3, fork(0, fork(1, fell), leaf(-2500, 1)), Limits{Depth: 2})
	if r.Turn != branch(1) {
		t.Errorf("turn %v, want to live on with less", r.Turn)
	}
}

// The player who moves after a mate among three is neither the eliminated one nor in check.
func TestALateTurnThatPutsTheRootOutIsSeen(t *testing.T) {
	exposed := fork(1)
	for range 40 {
		exposed.kids = append(exposed.kids, leaf(300, 2))
	}
	fell := leaf(300, 2)
	fell.dead = game.SetOf(0)
	exposed.kids = append(exposed.kids, fell)
	r := best(3, fork(0, exposed, fork(1, leaf(100, 2))), Limits{Depth: 2})
	if r.Turn != branch(1) {
		t.Errorf("turn %v, want the one that does not let a rival mate", r.Turn)
	}
}

func TestDrawsAreWeighed(t *testing.T) {
	luck := &knot{actor: game.Chance, kids: []*knot{leaf(900, 1), leaf(-300, 1)}, weights: []uint32{1, 3}, hash: 7}
	r := best(2, fork(0, leaf(20, 1), luck), Limits{Depth: 2})
	if r.Turn != branch(0) || r.Score != 20 {
		t.Errorf("turn %v score %d, want the certain 20", r.Turn, r.Score)
	}
	luck.weights = []uint32{3, 1}
	r = best(2, fork(0, leaf(20, 1), luck), Limits{Depth: 2})
	if r.Turn != branch(1) || r.Score != 600 || len(r.PV) != 1 {
		t.Errorf("turn %v score %d line %v, want the draw worth 600", r.Turn, r.Score, r.PV)
	}
}

func TestARepetitionIsADraw(t *testing.T) {
	start := fork(0)
	back := fork(0)
	back.hash = start.hash
	back.kids = []*knot{leaf(800, 1)}
	circle := fork(1, fork(0, fork(1, back)))
	start.kids = []*knot{circle, leaf(-40, 1)}
	if r := best(2, start, Limits{Depth: 5}); r.Turn != branch(0) || r.Score != 0 {
		t.Errorf("turn %v score %d, want to repeat for 0", r.Turn, r.Score)
	}
}

func TestSampleKeepsTheWeight(t *testing.T) {
	reveals := make([]game.Reveal, 0, 9)
	for i := range 9 {
		reveals = append(reveals, game.Reveal{Mover: game.Piece(i), Weight: uint32(1 + i%3)})
	}
	reveals[4].Weight = 40
	kept := sample(reveals, 5)
	if weight(kept) != 5 {
		t.Errorf("weight %d, want 5 shares", weight(kept))
	}
	for _, d := range kept {
		if d.Mover == 4 && d.Weight < 3 {
			t.Errorf("the outcome with most of the weight has %d of 5 shares", d.Weight)
		}
	}
}

func TestPiecesOfAnyArmyTakeMoreOutcomes(t *testing.T) {
	draw := func(of ...game.Army) (reveals []game.Reveal) {
		for _, army := range of {
			reveals = append(reveals, game.Reveal{Mover: game.NewPiece(game.Rook, army), Weight: 1})
		}
		return reveals
	}
	if n := samplingOf(draw(game.Wu, game.Wu)); n != ofArmy {
		t.Errorf("of Wu's pieces alone %v", n)
	}
	if n := samplingOf(draw(game.Wu, game.Wei, game.Shu)); n != ofAll {
		t.Errorf("of three armies' pieces %v", n)
	}
}
