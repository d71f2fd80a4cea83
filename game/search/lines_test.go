package search_test

import (
	"context"
	"slices"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/search"
)

// The lines of a search begin with different turns, the best first, and the first equals that of
// a single-line search.
func TestSeveralLines(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	pos, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	var last [4]search.Result
	s := search.New(v.Info())
	s.Report = func(r search.Result) {
		last[r.Line] = r
		last[r.Line].PV = slices.Clone(r.PV)
	}
	best := s.Best(context.Background(), pos, search.Limits{Depth: 4, Lines: 3})
	if best.Turn != last[1].Turn {
		t.Errorf("the best is not the first line")
	}
	for k := 1; k <= 3; k++ {
		if last[k].Depth != 4 || len(last[k].PV) == 0 || last[k].PV[0] != last[k].Turn {
			t.Errorf("line %d: %+v", k, last[k])
		}
		if k > 1 && (last[k].Turn == last[k-1].Turn || last[k].Turn == last[1].Turn || last[k].Score > last[k-1].Score+30) {
			t.Errorf("line %d: %+v after %+v", k, last[k], last[k-1])
		}
	}
}

// A single turn is evaluated to the same depth as all turns, and a bad one gets a bad value.
func TestOneTurnIsJudged(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	pos, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	s := search.New(v.Info())
	judge := func(text string) search.Result {
		turn := game.NoTurn
		if text != "" {
			turn = found(t, v.Info(), pos, text)
		}
		return s.Best(context.Background(), pos, search.Limits{Depth: 5, Only: turn})
	}
	best := judge("")
	for text, most := range map[string]int{v.Info().FormatTurn(best.Turn): 30, "h3h10": -150} { // the second loses a cannon for a horse
		r := judge(text)
		if v.Info().FormatTurn(r.Turn) != text || r.Depth != 5 || r.Score-best.Score > most || most > 0 && best.Score-r.Score > most {
			t.Errorf("%s is judged %+v, the best %+v", text, r, best)
		}
	}
}

// A temperament decides between nearly equal turns: bold players advance more often, and none
// gives a piece away.
func TestTempers(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	ahead := map[string]int{}
	points := v.Info().Board.Points
	for _, temper := range match.Tempers {
		s := search.New(v.Info())
		for seed := range uint64(24) {
			g := sit(t, v, seed)
			for ply := 0; ply < 16 && !g.pos.Outcome().Over; ply++ {
				own := g.pos.Actor() == game.Second
				l := search.Limits{Level: match.TemperFrom, Nodes: 1500, Seed: seed<<8 + uint64(ply)}
				if own {
					l.Temper = temper
				}
				turn := s.Best(context.Background(), g.pos, l).Turn
				if own && points[turn.To()].Rank < points[turn.From()].Rank {
					ahead[temper]++
				}
				g.play(turn)
			}
		}
	}
	if ahead["bold"] <= ahead["patient"] {
		t.Errorf("turns ahead by temper: %v", ahead)
	}
}

// A loyal player beside an ally prefers checks and captures against their common rival.
func TestLoyalPlayersAttackWithTheirAlly(t *testing.T) {
	const board = "4,wK,2,wR,1/9/9/9/17/17/17/17/hK:s,15,uK/17/17/5,sP,sP,4,uR,5/17/9/9/9/1,sR,1,sK,5 u uws "
	v, _ := catalog.Find("yanyi")
	likes := func(alliance string) int {
		pos, err := v.Parse(board+alliance+" spent - 0", nil)
		if err != nil {
			t.Fatal(err)
		}
		value := func(temper string) int {
			return search.New(v.Info()).Best(context.Background(), pos, search.Limits{Depth: 1, Temper: temper}).Score
		}
		return value("loyal") - value("")
	}
	if allied, alone := likes("uw"), likes("-"); allied <= 0 || alone != 0 {
		t.Errorf("to check Shu is liked by %d beside Wei, by %d alone", allied, alone)
	}
}

func TestLevelsAndTempersOfMatches(t *testing.T) {
	if match.Levels != search.Levels {
		t.Errorf("matches know %d levels, the opponents %d", match.Levels, search.Levels)
	}
}

// found is the legal turn with a text.
func found(t *testing.T, in *game.Info, pos game.Position, text string) game.Turn {
	t.Helper()
	turn, err := game.Find(in, pos, text)
	if err != nil {
		t.Fatal(err)
	}
	return turn.Chosen()
}
