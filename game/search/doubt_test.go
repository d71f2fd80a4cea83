package search_test

import (
	"context"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
	"yanyi/game/search/baseline"
)

// A beginner overlooks the threat to a rook from afar more often than an adjacent one, and never
// one from the square where the last turn ended.
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

// A greedy player does not always lose to level 1, between two or among three, and always loses
// to level 4.
func TestLevel1IsForAFirstGame(t *testing.T) {
	matches := []struct {
		variant string
		games   int
	}{{"xiangqi", 40}, {"baige", 10}, {"yanyi", 24}, {"jieqi", 30}, {"anqi", 15}}
	if testing.Short() {
		matches = matches[:1]
	}
	for _, c := range matches {
		t.Run(c.variant, func(t *testing.T) {
			t.Parallel()
			v, _ := catalog.Find(c.variant)
			if behind, of := behindGreed(t, v, 1, c.games); 4*behind < of {
				t.Errorf("level 1 is %d times of %d behind greed", behind, of)
			}
		})
	}
	v, _ := catalog.Find("xiangqi")
	if behind, _ := behindGreed(t, v, 4, 4); behind > 0 {
		t.Errorf("level 4 lost %d of 4 to greed", behind)
	}
}

// behindGreed plays games of a greedy player against a level on all other seats, and returns how
// many of how many games ended with the level behind.
func behindGreed(t *testing.T, v game.Variant, level, games int) (behind, of int) {
	seats := len(v.Info().Seats)
	for i := range games {
		g, s := sit(t, v, uint64(i)), search.New(v.Info())
		greed := game.Seat(i % seats)
		for turns := 0; turns < 1500 && !g.pos.Outcome().Over; turns++ {
			turn := baseline.Greedy(g.pos, g.rand).Chosen()
			if g.pos.Actor() != greed {
				turn = s.Best(context.Background(), g.pos, search.Limits{Level: level, Seed: g.rand.Uint64()}).Turn
			}
			g.play(turn)
		}
		o := g.pos.Outcome()
		for seat := range game.Seat(seats) {
			if seat == greed {
				continue
			}
			of++
			if v.Info().Scored && o.Points[seat] < o.Points[greed] || !v.Info().Scored && o.Winner == greed {
				behind++
			}
		}
	}
	return behind, of
}
