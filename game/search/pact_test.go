package search_test

import (
	"context"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// Permanent allies search as one side: each prepares what the other can use and spares the
// other's pieces, and Wei expects two moves running.
func TestAlliesForGoodPlayTogether(t *testing.T) {
	v, ok := catalog.Find("chibi")
	if !ok {
		t.Fatal("no chibi")
	}
	for _, c := range []struct {
		name, position string
		good           func(pos game.Position, r search.Result) bool
	}{
		{"Shu takes the second line, so that Wu mates at once", "4,wK,4/9/sR,8/wP,8/9/9/9/9/8,uR/3,sK,uK,4 s uws us - - 0",
			func(_ game.Position, r search.Result) bool { return r.Score >= search.Mate-3 }},
		{"Wei leaves its king where two moves running mate it only if it must", "3,wK,5/1,wR,7/sR,8/wP,8/9/9/9/9/8,uR/4,sK,uK,3 w uws us - - 0",
			func(_ game.Position, r search.Result) bool { return r.Score > 2-search.Mate }},
		{"Wu guards Shu's chariot", "3,wK,5/9/9/wR,8/9/9/9/sR,7,uN/9/4,sK,uK,3 u uws us - - 0",
			func(pos game.Position, r search.Result) bool {
				pos.Do(r.Turn)
				answer := search.New(v.Info()).Best(context.Background(), pos, search.Limits{Nodes: 20_000})
				return answer.Score < 800
			}},
	} {
		pos, err := v.Parse(c.position, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := search.New(v.Info()).Best(context.Background(), pos, search.Limits{Nodes: 50_000})
		if !c.good(pos, r) {
			t.Errorf("%s: it plays %s (%d)", c.name, v.Info().FormatTurn(r.Turn), r.Score)
		}
	}
}

// The value is the same for both allies, and all chances add up to a hundred.
func TestAllSeedsFindTheSameForAllies(t *testing.T) {
	v, _ := catalog.Find("chibi")
	pos, err := v.Parse("3,wK,5/9/9/wP,8/9/9/9/sR,7,uR/9/4,sK,uK,3 s uws us - - 0", nil)
	if err != nil {
		t.Fatal(err)
	}
	if u, w, s := pos.Eval(game.Wu), pos.Eval(game.Wei), pos.Eval(game.Shu); u != s || u != -w || u < 1000 {
		t.Errorf("%d %d %d", u, w, s)
	}
}
