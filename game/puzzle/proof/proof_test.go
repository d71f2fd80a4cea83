package proof_test

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle/proof"
)

func parse(t *testing.T, id, text string) (*game.Info, game.Position) {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no variant %s", id)
	}
	pos, err := v.Parse(text, nil)
	if err != nil {
		t.Fatal(err)
	}
	return v.Info(), pos
}

func TestKeys(t *testing.T) {
	for _, c := range []struct {
		name, variant, pos string
		goal               proof.Goal
		plies              int
		want               string
	}{
		{"one turn mates, three leave no turn, which wins too", "xiangqi", "5k3/R8/1R7/9/9/9/9/9/9/3K5 w", proof.Win, 1, "a9e9 b8b10 b8e8 d1e1"},
		{"no mate in one", "xiangqi", "4k4/9/9/9/9/9/9/R8/1R7/3K5 w", proof.Win, 1, ""},
		{"with a turn less on the way", "xiangqi", "4k4/9/9/9/9/9/9/R8/1R7/3K5 b", proof.Survive, 4, ""},
		{"out of check, out of reach", "xiangqi", "3k5/9/9/9/9/9/9/9/3R5/4K4 b", proof.Survive, 2, ""},
		{"the rook stays before its king where it can", "xiangqi", "3k5/9/9/9/9/9/9/3r5/3R5/4K4 b", proof.Survive, 2, "d3d2 d3d9"},
		{"the emperor is one leap away", "yanyi",
			"4,wK,4/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/1,uN,1,hR,8,sP,4/17/17/9/9/9/3,sK,5 u uws - idle - 0", proof.Depose, 1, "b7a9"},
	} {
		in, pos := parse(t, c.variant, c.pos)
		before := pos.String()
		var p proof.Prover
		keys, ok := p.Keys(pos, c.goal, c.plies)
		var got []string
		for _, k := range keys {
			got = append(got, in.FormatTurn(k))
		}
		slices.Sort(got)
		if !ok || strings.Join(got, " ") != c.want {
			t.Errorf("%s: %s within %d by %q, want %q", c.name, c.goal, c.plies, got, c.want)
		}
		if pos.String() != before {
			t.Errorf("%s: the position is left as %s", c.name, pos)
		}
	}
}

func TestBounds(t *testing.T) {
	_, pos := parse(t, "xiangqi", "start")
	for _, plies := range []int{-1, 0, 8} {
		if _, ok := new(proof.Prover).Keys(pos, proof.Win, plies); ok {
			t.Errorf("%d plies are proven", plies)
		}
	}
	p := proof.Prover{Limit: 1000}
	if _, ok := p.Keys(pos, proof.Win, 5); ok {
		t.Error("a thousand turns prove five plies of the start")
	}
}

func TestGoalsHaveNames(t *testing.T) {
	for g := proof.Win; g <= proof.Survive; g++ {
		if got, ok := proof.GoalOf(g.String()); !ok || got != g {
			t.Errorf("%s is read as %s", g, got)
		}
	}
	if _, ok := proof.GoalOf("peace"); ok {
		t.Error("peace is a goal")
	}
}
