package search

import (
	"context"
	"testing"

	"yanyi/game"
)

// patient is a tree game in which players may pass.
type patient struct{ *trunk }

func (p patient) Pass() bool {
	next := p.now().wait
	if next != nil {
		p.path = append(p.path, next)
		p.trunk.path = p.path
	}
	return next != nil
}

func (p patient) Clone() game.Position {
	return patient{p.trunk.Clone().(*trunk)}
}

// An ally passes: its threats to the root do not count, and its enemy answers at once. Without
// an alliance, and where passing is impossible, all move.
func TestAnAllyWaitsInTheTree(t *testing.T) {
	hash := uint64(0)
	at := func(actor game.Seat, eval int, wait *knot, kids ...*knot) *knot {
		hash++
		return &knot{actor: actor, hash: hash, eval: [3]int{eval, -eval, -eval}, wait: wait, kids: kids}
	}
	// A turn of the root, with its value if the next player moves and if it passes; the player
	// after that has no choice.
	turn := func(acts, waits int) *knot {
		return at(1, 0, at(2, 0, nil, at(0, waits, nil)), at(2, 0, nil, at(0, acts, nil)))
	}
	allies := game.SetOf(0).With(1)
	for _, c := range []struct {
		name    string
		friends game.SeatSet
		waits   bool
		want    game.Turn
	}{
		{"an ally", allies, true, branch(1)},
		{"a rival", game.SetOf(0).With(2), true, branch(0)},
		{"an ally that may not wait", allies, false, branch(0)},
	} {
		tree := grow(3, at(0, 0, nil, turn(50, -100), turn(-500, 100)))
		tree.friends = c.friends
		pos := game.Position(tree)
		if c.waits {
			pos = patient{tree}
		}
		r := New(treeInfo(3)).Best(context.Background(), pos, Limits{Depth: 3})
		if r.Turn != c.want {
			t.Errorf("%s: chose %v at %d", c.name, r.Turn, r.Score)
		}
		if tree.Plies() != 0 {
			t.Errorf("%s: left %d plies behind", c.name, tree.Plies())
		}
	}
}

// Reveals deep in the tree are not searched: there, a player who may turn a piece over may pass
// instead. At the root, and for players who may not pass, every turn is searched.
func TestBelowTheRootWaitingStandsForTurningOver(t *testing.T) {
	hash := uint64(100)
	leaf := func(eval int) *knot {
		hash++
		return &knot{actor: 0, hash: hash, eval: [3]int{eval, -eval, -eval}}
	}
	// A rival may turn a piece over, with the value over, or pass.
	rival := func(over, wait int) *knot {
		hash++
		return &knot{actor: 1, hash: hash, covers: true, kids: []*knot{leaf(over)}, wait: leaf(wait)}
	}
	root := &knot{actor: 0, hash: 99, covers: true, kids: []*knot{rival(-500, 100), rival(200, -100)}}
	for _, c := range []struct {
		waits bool
		want  game.Turn
	}{{true, game.TurnOver(0)}, {false, game.TurnOver(1)}} {
		pos := game.Position(grow(3, root))
		if c.waits {
			pos = patient{grow(3, root)}
		}
		if r := New(treeInfo(3)).Best(context.Background(), pos, Limits{Depth: 3}); r.Turn != c.want {
			t.Errorf("waiting %v: chose %v at %d", c.waits, r.Turn, r.Score)
		}
	}
}

// A pass that stands for turning over never counts as a repetition: a piece turned over stays
// so.
func TestWhoWaitsToTurnOverRepeatsNothing(t *testing.T) {
	again := &knot{actor: 0, hash: 7, eval: [3]int{500, -500, -500}}
	over := &knot{actor: 1, hash: 8, covers: true, kids: []*knot{again}, wait: again}
	other := &knot{actor: 1, hash: 9, kids: []*knot{{actor: 0, hash: 10, eval: [3]int{100, -100, -100}}}}
	tree := patient{grow(3, &knot{actor: 0, hash: 7, kids: []*knot{over, other}})}
	if r := New(treeInfo(3)).Best(context.Background(), tree, Limits{Depth: 2}); r.Turn != branch(0) || r.Score != 500 {
		t.Errorf("chose %v at %d", r.Turn, r.Score)
	}
}
