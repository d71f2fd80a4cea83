package search

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// A turn is good for who takes a chariot with it, an alliance for an ally, a quiet turn for
// nobody; of two players nothing is told.
func TestForWhomTurnsAreGood(t *testing.T) {
	const (
		wu     = game.SeatSet(1)
		taking = "4,wK,4/9/9/9/1,sR,15/8,wP,8/3,hR,13/7,uN,9/hK,1,hC,hR,9,uP,2,uK/17/3,hR,13/1,uR,6,sP,8/17/9/9/9/4,sK,4 u uws - idle - 0"
	)
	for _, c := range []struct {
		name, id, position string
		line               []string
		want               []game.SeatSet
	}{
		{"a capture, and one in return", "yanyi", taking, []string{"b6b13", "i12i11", "i6i7"}, []game.SeatSet{wu, 0, 0}},
		{"quiet turns", "yanyi", "start", []string{"n5m5", "i14i13", "e4e5"}, []game.SeatSet{0, 0, 0}},
		{"two players", "xiangqi", "start", []string{"h3e3"}, nil},
	} {
		v, _ := catalog.Find(c.id)
		pos, err := v.Parse(c.position, nil)
		if err != nil {
			t.Fatal(err)
		}
		was, line := pos.String(), []game.Turn(nil)
		for _, text := range c.line {
			turn, err := v.Info().ParseTurn(text)
			if err != nil {
				t.Fatal(err)
			}
			line = append(line, turn)
		}
		if got := (played{v, nil}).gains(pos, line); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if pos.String() != was {
			t.Errorf("%s: the position has changed", c.name)
		}
	}
}

// Along random games of three a turn without draws is told of, is never good for who loses a
// chariot to it, and good for permanent allies together.
func TestLosersDoNotGain(t *testing.T) {
	good, taken := 0, 0
	for _, v := range catalog.All() {
		in := v.Info()
		if len(in.Seats) < 3 {
			continue
		}
		for seed := range uint64(3) {
			rng := rand.New(rand.NewPCG(seed, 5))
			pos, err := v.Parse("start", nil)
			if err != nil {
				t.Fatal(err)
			}
			for range 60 {
				turns := pos.Turns(nil)
				if len(turns) == 0 {
					break
				}
				turn := turns[rng.IntN(len(turns))]
				told := (played{v, nil}).gains(pos, []game.Turn{turn})
				pos.Do(turn)
				if draws := pos.Actor() == game.Chance; draws || len(told) != 1 {
					if !draws || len(told) != 0 {
						t.Fatalf("%s: %v of one turn, which draws: %v", in.ID, told, draws)
					}
					pos.DoReveal(game.PickReveal(rng, pos.Reveals(nil)))
					continue
				}
				if told[0] != 0 {
					good++
				}
				if in.Pact != 0 && told[0]&in.Pact != 0 && told[0]&in.Pact != in.Pact {
					t.Errorf("%s: %s is good for %b alone", in.ID, in.FormatTurn(turn), told[0])
				}
				for _, e := range pos.Events(nil) {
					if e.Type == game.Captured && e.Other.Player() && e.Other != e.Seat && !e.Piece.Hidden() && e.Piece.Kind() == game.Rook {
						if taken++; told[0].Has(e.Other) {
							t.Errorf("%s: %s is good for who loses its chariot", in.ID, in.FormatTurn(turn))
						}
					}
				}
			}
		}
	}
	if good == 0 || taken == 0 {
		t.Errorf("%d turns are good for somebody, %d chariots are taken", good, taken)
	}
}

// Gains are told when they are asked for, among three, one for each of a line's first turns.
func TestServeTellsGains(t *testing.T) {
	for _, c := range []struct {
		id, limits string
		want       bool
	}{{"mini", "depth 3 gains 1", true}, {"mini", "depth 3", false}, {"xiangqi", "depth 3 gains 1", false}} {
		ctx, stop := context.WithCancel(context.Background())
		in, told := make(chan string, 2), []string{}
		in <- "position " + c.id + " | start"
		in <- "go " + c.limits
		close(in)
		Serve(ctx, catalog.Find, in, func(line string) { told = append(told, line) })
		stop()
		infos := 0
		for _, line := range told {
			if !strings.HasPrefix(line, "info ") {
				continue
			}
			infos++
			_, after, found := strings.Cut(line, " gains ")
			if found != c.want {
				t.Errorf("%s, %s: %q", c.id, c.limits, line)
				continue
			}
			if found {
				sets, pv, _ := strings.Cut(after, " pv ")
				if n := strings.Count(sets, ",") + 1; n != min(len(strings.Fields(pv)), mostGains) {
					t.Errorf("%d gains in %q", n, line)
				}
			}
		}
		if infos == 0 {
			t.Errorf("%s, %s: %q", c.id, c.limits, told)
		}
	}
}
