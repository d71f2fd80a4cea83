package tree_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/tree"
)

// newCursor is a cursor at the usual start of a variant.
func newCursor(t testing.TB, v game.Variant) *tree.Cursor {
	t.Helper()
	pos, err := v.Parse(v.Info().Start, nil)
	if err != nil {
		t.Fatal(err)
	}
	return tree.NewCursor(v.Info(), pos, &tree.Node{})
}

// anyDraw is the first outcome.
func anyDraw(_ int, _ game.Turn, of []game.Reveal) game.Reveal { return of[0] }

// grown is a tree of a game's turns, with the position after each.
func grown(t testing.TB, c *tree.Cursor, r *rand.Rand) map[*tree.Node]string {
	t.Helper()
	at := map[*tree.Node]string{c.Root(): c.Position().String()}
	nodes := []*tree.Node{c.Root()}
	for range 60 {
		turns := c.Position().Turns(nil)
		if len(turns) == 0 || c.Position().Outcome().Over || r.IntN(6) == 0 {
			c.To(nodes[r.IntN(len(nodes))])
			continue
		}
		n, isNew, err := c.Grow(turns[r.IntN(len(turns))], anyDraw)
		if err != nil {
			t.Fatal(err)
		}
		if _, known := at[n]; known == isNew || c.At() != n {
			t.Fatalf("%s is new: %v", n.Text, isNew)
		}
		at[n] = c.Position().String()
		nodes = append(nodes, n)
	}
	return at
}

// In every variant a cursor reaches every moment's position by any path, and tried turns leave
// the tree unchanged.
func TestACursorWalks(t *testing.T) {
	for _, v := range catalog.All() {
		t.Run(v.Info().ID, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(54, 1))
			c := newCursor(t, v)
			at := grown(t, c, r)
			other, size := c.Beside(), c.Root().Size()
			for n, want := range at {
				was := c.Position().String()
				if got := other.To(n).String(); got != want || other.At() != n || len(other.Path()) != n.Ply {
					t.Fatalf("after %s the position is %s, was %s", n.Text, got, want)
				}
				if turns := other.Position().Turns(nil); len(turns) > 0 {
					tried, err := other.Try(turns[r.IntN(len(turns))], anyDraw)
					if err != nil || tried.Parent() != n || other.At() != tried {
						t.Fatalf("tried %v: %v", tried, err)
					}
				}
				if c.Position().String() != was {
					t.Fatal("another cursor has moved this one")
				}
			}
			if c.Root().Size() != size || other.To(c.Root()).String() != at[c.Root()] {
				t.Error("what was tried is in the tree")
			}
		})
	}
}

// A copied cursor and one that was cut back have trees of their own: the paths of the former
// tree stay unchanged.
func TestCursorsOfTheirOwn(t *testing.T) {
	v, _ := catalog.Find("yanyi")
	c := newCursor(t, v)
	at := grown(t, c, rand.New(rand.NewPCG(54, 2)))
	line := c.Root().Line()
	end := line[len(line)-1]
	c.To(end)
	twin, path, text := c.Clone(), c.Path(), c.Root().Movetext("*")
	beside := len(line[2].Variations())
	if twin.Root() == c.Root() || twin.Root().Movetext("*") != text || twin.Position().String() != at[end] {
		t.Error("the copy says something else")
	}
	old := c.Root()
	c.CutBack(3)
	if old.Movetext("*") != text || len(path) != len(line) || path[2] != line[2] || len(line[2].Variations()) != beside {
		t.Error("cutting back changed the former tree")
	}
	if now := c.Root().Line(); len(now) != 3 || now[2].Next != nil || c.Position().String() != at[line[2]] || len(now[2].Variations()) != beside {
		t.Errorf("cut back to %d turns", len(now))
	}
	if got := c.Along(path).String(); got != at[end] {
		t.Errorf("along the former path the position is %s", got)
	}
	twin.At().Parent().Next = nil // a cursor that its tree has lost
	if again := twin.Clone(); again.At().Ply != end.Ply-1 || again.Position().String() != at[end.Parent()] {
		t.Errorf("a copy of a cursor beside its tree is at %+v", again.At())
	}
}

// A turn with a draw is not played before the drawn piece is known.
func TestAnUndrawnTurnIsNotPlayed(t *testing.T) {
	v, _ := catalog.Find("anqi")
	c := newCursor(t, v)
	turn, before := c.Position().Turns(nil)[0], c.Position().String()
	n, err := c.Try(turn, nil)
	if !errors.Is(err, tree.ErrUndrawn) || n.Turn != turn || c.Position().String() != before || len(c.Path()) != 0 {
		t.Fatalf("%+v, %v", n, err)
	}
	drawn, err := c.Try(turn, anyDraw)
	if err != nil || !drawn.Turn.HasReveal() {
		t.Fatalf("%+v, %v", drawn, err)
	}
	after := c.Position().String()
	c.To(c.Root())
	told, err := c.Find(drawn.Text)
	if err != nil {
		t.Fatal(err)
	}
	if n, err = c.Try(told, nil); err != nil || n.Text != drawn.Text || c.Position().String() != after {
		t.Errorf("%+v, %v", n, err)
	}
	if _, err = c.Try(c.Position().Turns(nil)[0].WithReveal(game.Reveal{Mover: game.NewPiece(game.King, 0), Captive: game.NewPiece(game.King, 0)}), nil); err == nil {
		t.Error("what cannot be drawn was")
	}
}

// Walking allocates only the path.
func TestWalkingAllocatesNothing(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	c := newCursor(t, v)
	grown(t, c, rand.New(rand.NewPCG(54, 3)))
	first := c.Root().Main()
	path := first.Path()
	c.Along(path)
	if n := testing.AllocsPerRun(100, func() {
		c.To(c.Root())
		c.Along(path)
	}); n > 0 {
		t.Errorf("a step back and forth allocates %v times", n)
	}
}
