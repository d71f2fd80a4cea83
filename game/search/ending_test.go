package search_test

import (
	"context"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// ending is a position that any competent player wins. The winner plays at level 7, the others
// at the given level.
type ending struct {
	name    string
	variant string
	pos     string
	winner  game.Seat
	others  int
	plies   int // within so many
}

var endings = []ending{
	{"queen against bare king", "guoji",
		"9/9/9/7,wK,7/15/15/15/15/7,sQ,7/15/15/15/9/4,sK,4/9 s ws - spent - - 0", 2, 7, 80},
	{"two rooks against bare king", "guoji",
		"9/9/9/7,wK,7/15/15/15/15/7,sR,7/15/15/15/9/4,sK,4/3,sR,5 s ws - spent - - 0", 2, 7, 80},
	// The ally can hope for a draw at best, and would stalemate the others.
	{"an army against two bare kings, one of them its ally", "guoji",
		"9/3,sR,2,sQ,2/5,sP,sB,2/8,sN,sP,sN,sQ,3/9,uP,sP,4/5,sK,3,sP,uP,sP,3/1,uP,8,sP,sP,sR,uP,1/11,sP,1,sP,1/4,wK,10/15/15/6,uK,8/9/9/9 s uws us spent - - 8",
		2, 3, 160},
	{"an army against a king at home and one in the open", "yanyi",
		"2,wB,wA,wK,wA,wB,2/9/9/9/17/17/17/17/16,uK/17/17/17/8,sP,8/9/1,sC,7/4,sR,sN,3/3,sK,5 s uws - spent - 0", 2, 7, 100},
}

func TestLevel7BringsHomeWhatIsWon(t *testing.T) {
	for _, e := range endings {
		t.Run(e.variant+" "+e.name, func(t *testing.T) {
			t.Parallel()
			v, _ := catalog.Find(e.variant)
			pos, err := v.Parse(e.pos, nil)
			if err != nil {
				t.Fatal(err)
			}
			s := search.New(v.Info())
			for ply := range e.plies {
				level := e.others
				if pos.Actor() == e.winner {
					level = 7
				}
				// Node limits instead of time make the game equal on every machine.
				r := s.Best(context.Background(), pos, search.Limits{Level: level, Nodes: 20_000, Seed: uint64(ply)})
				pos.Do(r.Turn)
				if o := pos.Outcome(); o.Over {
					if o.Winner != e.winner {
						t.Fatalf("ply %d: %s: won by %d", ply+1, o.Reason, o.Winner)
					}
					return
				}
			}
			t.Fatalf("not over within %d plies: %s", e.plies, pos.String())
		})
	}
}

// Allies capture their enemy's bare king although both are well placed, for then the stronger of
// them wins.
func TestAlliesTakeABareKing(t *testing.T) {
	v, _ := catalog.Find("yanyi")
	pos, err := v.Parse("3,wA,1,wA,3/4,wK,4/4,wB,4/2,wP,wN,1,wP,wP,2/6,wB,4,wP,5/11,wN,5/8,wP,4,uP,2,uB/12,uN,3,uA/7,wC,7,uA,uK/9,wR,3,uP,3/13,uP,2,uB/12,uP,4/9,uN,7/2,uR,uR,1,uC,3/9/4,sK,1,uC,2/9 u uws uw spent - 43", nil)
	if err != nil {
		t.Fatal(err)
	}
	s := search.New(v.Info())
	for ply := range 120 {
		pos.Do(s.Best(context.Background(), pos, search.Limits{Nodes: 5000, Seed: uint64(ply)}).Turn)
		if !pos.Alive().Has(game.Shu) {
			return
		}
	}
	t.Errorf("Shu still stands: %s", pos.String())
}
