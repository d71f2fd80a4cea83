package search_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/search"
)

// Two games that look the same so far but hide different pieces get the same choice from the
// same seed: the match's own seed decides hidden pieces, and no search depends on it. Playing on
// verifies that the hidden pieces differ.
func TestTheChoiceIsTheSameWhateverIsHidden(t *testing.T) {
	for _, id := range []string{"anqi", "jieqi"} {
		v, _ := catalog.Find(id)
		apart := 0
		for n := range uint64(6) {
			one, other := deal(t, v, 100+n), deal(t, v, 200+n)
			shown(t, rand.New(rand.NewPCG(n, 9)), one, other)
			l := search.Limits{Seed: n, Nodes: 4000}
			a := search.New(v.Info()).Best(context.Background(), one.Position(), l)
			b := search.New(v.Info()).Best(context.Background(), other.Position(), l)
			if a.Turn != b.Turn || a.Score != b.Score || a.Nodes != b.Nodes {
				t.Errorf("%s %d: %v and %v in %s", id, n, a, b, one.Position())
			}
			if differ(t, one, other) {
				apart++
			}
		}
		if apart == 0 {
			t.Errorf("%s: all games hide the same", id)
		}
	}
}

func deal(t *testing.T, v game.Variant, seed uint64) *match.Match {
	m, err := match.New(v, match.Setup{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// shown plays the same random turns with the same draws in both games.
func shown(t *testing.T, rng *rand.Rand, games ...*match.Match) {
	for range 15 {
		p := games[0].Position().Clone()
		turns := p.Turns(nil)
		turn := turns[rng.IntN(len(turns))]
		if p.Do(turn); p.Actor() == game.Chance {
			turn = turn.WithReveal(game.PickReveal(rng, p.Reveals(nil)))
		}
		for _, m := range games {
			if err := m.PlayRecorded(m.Info().FormatTurn(turn)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// differ plays the first turn that reveals a piece in both games, and reports whether the pieces
// differ.
func differ(t *testing.T, one, other *match.Match) bool {
	for _, turn := range one.Position().Turns(nil) {
		p := one.Position().Clone()
		if p.Do(turn); p.Actor() != game.Chance {
			continue
		}
		for _, m := range []*match.Match{one, other} {
			if err := m.Play(m.Info().FormatTurn(turn)); err != nil {
				t.Fatal(err)
			}
		}
		return one.Position().String() != other.Position().String()
	}
	return false
}
