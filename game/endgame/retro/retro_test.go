package retro_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"yanyi/assets/endgames"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/endgame"
	"yanyi/game/endgame/retro"
	"yanyi/game/gametest"
	"yanyi/game/puzzle/proof"
)

func solved(t *testing.T, id, position string) (*retro.Graph, game.Position) {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no variant %s", id)
	}
	pos, err := v.Parse(position, nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := retro.New(v.Info(), pos, 400_000)
	if err != nil {
		t.Fatal(err)
	}
	return g, pos
}

// What books on the endgame say comes out: won, or not, and in how many turns at the most.
func TestWhatEveryBookSays(t *testing.T) {
	for _, c := range []struct {
		name, variant, position string
		won                     bool
	}{
		{"a chariot wins against a king", "xiangqi", "4k4/9/9/9/9/9/9/9/9/R2K5 w", true},
		{"a horse wins against a king", "xiangqi", "4k4/9/9/9/9/9/9/9/9/1N1K5 w", true},
		{"a cannon alone does not", "xiangqi", "4k4/9/9/9/9/9/9/9/9/C2K5 w", false},
		{"a cannon and an advisor do", "xiangqi", "5k3/9/9/9/9/9/9/9/9/C2AK4 w", true},
		{"an advisor alone does not", "xiangqi", "5k3/9/9/9/9/9/9/9/9/3AK4 w", false},
		{"an elephant alone does not", "xiangqi", "4k4/9/9/9/9/9/9/9/9/2BK5 w", false},
		{"a soldier wins while it is not on the last line", "xiangqi", "4k4/9/3P5/9/9/9/9/9/9/3K5 w", true},
		{"a soldier on the last line does not", "xiangqi", "P3k4/9/9/9/9/9/9/9/9/3K5 w", false},
		{"a chariot wins against two advisors", "xiangqi", "3aka3/9/9/9/9/9/9/9/9/R2K5 w", true},
		{"a chariot wins against two elephants", "xiangqi", "2b1k1b2/9/9/9/9/9/9/9/9/R2K5 w", true},
		{"a horse wins against an advisor", "xiangqi", "3ak4/9/9/9/9/9/9/9/9/1N1K5 w", true},
		{"a horse does not win against two", "xiangqi", "3aka3/9/9/9/9/9/9/9/9/1N1K5 w", false},
		{"with its leg it need not win against an elephant", "qiji", "2b1k4/9/9/9/9/9/9/9/9/1N1K5 w", false},
		{"a soldier that rises wins against two advisors", "qiji", "3aka3/9/9/9/P8/9/9/9/9/3K5 w m=3,0 pool=R/", true},
	} {
		g, pos := solved(t, c.variant, c.position)
		i, ok := g.Find(pos)
		if !ok || i != 0 {
			t.Errorf("%s: the position is number %d (%t)", c.name, i, ok)
		}
		n, won := g.Win(pos.Actor()).Turns(0)
		t.Logf("%s: %d positions, won %t in %d", c.name, g.Len(), won, n)
		if won != c.won {
			t.Errorf("%s: %t", c.name, won)
		}
	}
}

// tiny are graphs that can be looked at as a whole.
var tiny = []struct{ variant, position string }{
	{"xiangqi", "4k4/9/3P5/9/9/9/9/9/9/3K5 w"},
	{"qiji", "4k4/9/P8/9/9/9/9/9/9/3K5 w m=3,0 pool=R/"},
	{"weiwo", "4k4/9/9/9/9/9/9/9/9/C2K5 w"},
	{"mini", "2,wK,2/5/5/5/13/13/13/13/13/5/5/5/sR,1,sK,2 s ws - spent - 0"},
}

// longest is the longest win that is looked for.
const longest = 45

// after are the numbers of the positions after each turn of a position.
func after(t *testing.T, g *retro.Graph, pos game.Position) (list []int) {
	t.Helper()
	for _, turn := range pos.Turns(nil) {
		pos.Do(turn)
		i, ok := g.Find(pos)
		if !ok {
			t.Fatalf("%s is not in the graph", pos)
		}
		list = append(list, i)
		pos.Undo()
	}
	return list
}

// Every position of a graph is found by its string, and everything that it leads to is there.
func TestTheGraphIsTheGame(t *testing.T) {
	for _, c := range tiny {
		g, _ := solved(t, c.variant, c.position)
		v, _ := catalog.Find(c.variant)
		rng := rand.New(rand.NewPCG(1, 2))
		for range 500 {
			i := rng.IntN(g.Len())
			pos, err := v.Parse(g.At(i).String(), nil)
			if err != nil {
				t.Fatalf("%s: %v", g.At(i), err)
			}
			if k, ok := g.Find(pos); !ok || k != i {
				t.Fatalf("%s is number %d, and found as %d (%t)", pos, i, k, ok)
			}
			after(t, g, pos)
		}
	}
}

// A solution agrees with a plain look at everything: a win in n takes a turn after which all
// answers are wins in fewer, and what is no win has none.
func TestASolutionIsConsistent(t *testing.T) {
	for _, c := range tiny {
		g, pos := solved(t, c.variant, c.position)
		winner := pos.Actor()
		s := g.Win(winner)
		wins := 0
		for i := range g.Len() {
			n, won := s.Turns(i)
			best, worst, all := longest+1, 0, true
			list := after(t, g, g.At(i).Clone())
			for _, to := range list {
				k, ok := s.Turns(to)
				if !ok {
					k = longest + 1
				}
				best, worst, all = min(best, k), max(worst, k), all && ok
			}
			switch {
			case len(list) == 0:
				if won != g.At(i).Outcome().Won(winner) || n != 0 && won {
					t.Fatalf("%s is finished: won %t in %d", g.At(i), won, n)
				}
			case g.Actor(i) == winner && won != (best < longest) || g.Actor(i) == winner && won && n != best+1:
				t.Fatalf("%s: won %t in %d, its best turn leads to %d", g.At(i), won, n, best)
			case g.Actor(i) != winner && (won != all || won && n != worst):
				t.Fatalf("%s: won %t in %d, the longest answer leads to %d", g.At(i), won, n, worst)
			}
			if won {
				wins++
			}
		}
		t.Logf("%s: %d of %d are won", c.position, wins, g.Len())
		if wins == 0 && c.variant != "weiwo" {
			t.Errorf("%s: nothing is won", c.position)
		}
	}
}

// Short wins are those that a proof by looking at everything finds.
func TestShortWinsAgreeWithProofs(t *testing.T) {
	var p proof.Prover
	for _, c := range tiny {
		g, pos := solved(t, c.variant, c.position)
		winner := pos.Actor()
		s := g.Win(winner)
		rng := rand.New(rand.NewPCG(3, 4))
		short := 0
		for range 4000 {
			i := rng.IntN(g.Len())
			if g.Actor(i) != winner || g.At(i).Outcome().Over {
				continue
			}
			n, won := s.Turns(i)
			for turns := 1; turns <= 2; turns++ {
				keys, ok := p.Keys(g.At(i), proof.Win, 2*turns-1)
				if !ok {
					t.Fatal("no proof")
				}
				if (len(keys) > 0) != (won && n <= turns) {
					t.Fatalf("%s: proven in %d turns %t, solved %t in %d", g.At(i), turns, len(keys) > 0, won, n)
				}
			}
			if won && n <= 2 {
				short++
			}
		}
		t.Logf("%s: %d short wins", c.position, short)
	}
}

// The shortest of the kept wins are those that a proof by looking at everything finds, too: in so
// many turns, and not in fewer.
func TestKeptShortWinsAgreeWithProofs(t *testing.T) {
	var p proof.Prover
	looked := 0
	for _, id := range endgame.Games {
		v, _ := catalog.Find(id)
		all, err := endgame.Read(endgames.Of(id))
		if err != nil {
			t.Fatal(err)
		}
		for i := range all {
			e := &all[i]
			pos, err := e.Start(v)
			if err != nil {
				t.Fatal(err)
			}
			if e.Turns == 0 || e.Turns > 4 || pos.Alive().Len() > 2 {
				continue
			}
			now, ok := p.Keys(pos, proof.Win, 2*e.Turns-1)
			sooner, also := p.Keys(pos, proof.Win, 2*e.Turns-3)
			if looked++; !ok || !also || len(now) == 0 || len(sooner) > 0 {
				t.Errorf("%s: %d turns win in time, %d sooner", e.String(), len(now), len(sooner))
			}
		}
	}
	t.Logf("%d were looked at", looked)
	if looked < 10 {
		t.Error("too few are short")
	}
}

// Too large a graph is refused.
func TestAGraphIsBounded(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	pos, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := retro.New(v.Info(), pos, 1000); err == nil || !strings.Contains(err.Error(), "more than 1000") {
		t.Errorf("%v", err)
	}
	if v, _ = catalog.Find("jieqi"); v != nil {
		if pos, err = v.Parse("start", nil); err != nil {
			t.Fatal(err)
		}
		if _, err := retro.New(v.Info(), pos, 1000); err == nil || !strings.Contains(err.Error(), "draws from a bag") {
			t.Errorf("%v", err)
		}
	}
}

// False claims are not proven, and the reason is given.
func TestWhatIsNotProven(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	p := retro.NewProver(v)
	of := func(turns int, position string) *endgame.Endgame {
		return &endgame.Endgame{Variant: "xiangqi", Seat: "r", Theme: "test", Turns: turns, Position: position}
	}
	const horse, cannon, held = "3k5/9/9/9/9/9/9/9/9/1N2K4 w", "3k5/9/9/9/9/9/9/9/9/C3K4 w", "4k4/9/4n4/9/9/9/9/9/9/3AK4 w"
	g, _ := solved(t, "xiangqi", horse)
	n, _ := g.Win(0).Turns(0)
	for _, c := range []struct {
		e    *endgame.Endgame
		want string
	}{
		{of(n, horse), ""},
		{of(n-1, horse), "not " + strconv.Itoa(n-1)},
		{of(n+1, horse), "not " + strconv.Itoa(n+1)},
		{of(9, cannon), "not won"},
		{of(0, cannon), "every turn holds"},
		{of(0, held), "cannot be held"},
		{of(0, "9"), "position"},
	} {
		if err := p.Prove(c.e); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.e.String(), err, c.want)
		}
	}
}

// The endgames are proven again: a theme of a game in short runs, one of each game else, another
// every day (SEED repeats a day's), and all in soak runs.
func TestEndgamesAreProven(t *testing.T) {
	rng := rand.New(rand.NewPCG(day(t), 0xE4D))
	games := endgame.Games[:]
	if testing.Short() {
		n := rng.IntN(len(games))
		games = games[n : n+1]
	}
	for _, id := range games {
		v, _ := catalog.Find(id)
		all, err := endgame.Read(endgames.Of(id))
		if err != nil {
			t.Fatal(err)
		}
		theme := all[rng.IntN(len(all))].Theme
		p := retro.NewProver(v)
		for i := range all {
			if all[i].Theme != theme && !gametest.Soak() {
				continue
			}
			if err := p.Prove(&all[i]); err != nil {
				t.Errorf("%s: %v", all[i].String(), err)
			}
		}
		t.Log(id, theme)
	}
}

// day is a number that changes every day.
func day(t *testing.T) uint64 {
	t.Helper()
	n := uint64(time.Now().Unix()) / (24 * 60 * 60)
	if text := os.Getenv("SEED"); text != "" {
		var err error
		if n, err = strconv.ParseUint(text, 10, 64); err != nil {
			t.Fatalf("SEED is no number: %v", err)
		}
	}
	t.Logf("SEED=%d", n)
	return n
}
