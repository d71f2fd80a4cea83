package search_test

import (
	"context"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// A beginner whose rook can be taken from next to it and from afar overlooks the far
// danger more often, and never what stands where the last turn ended.
func TestBeginnersOverlookWhatIsFar(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	taken := func(pos string, level int) (n int) {
		p, err := v.Parse(pos, nil)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(200) {
			r := search.New(v.Info()).Best(context.Background(), p, search.Limits{Level: level, Seed: seed})
			if p.Gain(r.Turn) > 0 {
				n++
			}
		}
		return n
	}
	near := "3k5/9/9/9/4r4/4R4/9/9/9/5K3 w"
	far := "3k5/4r4/9/9/9/9/9/9/4R4/5K3 w"
	for level := 2; level <= 3; level++ {
		if n, f := taken(near, level), taken(far, level); n <= f || f == 0 {
			t.Errorf("level %d takes the near rook in %d of 200, the far one in %d", level, n, f)
		}
	}
	if n := taken(far, 6); n != 200 {
		t.Errorf("level 6 takes the rook in %d of 200", n)
	}
}

// greedy is the turn that takes the most valuable piece nobody can take back, else
// any.
func greedy(g *table) game.Turn {
	best, most := g.random(), 0
	for _, t := range g.pos.Turns(nil) {
		if gain := g.pos.Gain(t); gain > most && safe(g.pos, t) {
			best, most = t.Chosen(), gain
		}
	}
	return best
}

// safe reports whether nobody can take on the square a turn ends on.
func safe(before game.Position, t game.Turn) bool {
	p := before.Clone()
	p.Do(t)
	return p.Actor() != game.Chance && (p.Outcome().Over || !takes(p, t.To()))
}

// Whoever takes what is to be had does not always lose against level 1, and always
// loses against level 4.
func TestLevel1IsForAFirstGame(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	lost := func(level, games int) (n int) {
		for i := range games {
			g, s := sit(t, v, uint64(i)), search.New(v.Info())
			seat := game.Seat(i % 2)
			for range 1000 {
				if g.pos.Outcome().Over {
					break
				}
				turn := greedy(g)
				if g.pos.Actor() == seat {
					turn = s.Best(context.Background(), g.pos, search.Limits{Level: level, Seed: g.rand.Uint64()}).Turn
				}
				g.play(turn)
			}
			if w := g.pos.Outcome().Winner; w != seat && w != game.NoSeat {
				n++
			}
		}
		return n
	}
	if n := lost(1, 40); n < 8 || n > 28 {
		t.Errorf("level 1 lost %d of 40 to greed", n)
	}
	if n := lost(4, 4); n > 0 {
		t.Errorf("level 4 lost %d of 4 to greed", n)
	}
}
