package sensitivity

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/cmd/tune/selfplay"
	"yanyi/game"
	"yanyi/game/catalog"
)

func open(t *testing.T, id string, percent int, factors ...Factor) *Screen {
	t.Helper()
	v, _ := catalog.Find(id)
	s, err := New(selfplay.Game{Variant: v}, nil, factors, percent)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestRowsAreScaled checks that rows raised by a half are lowered to two thirds, that rows of
// one factor change together, and that nothing else changes.
func TestRowsAreScaled(t *testing.T) {
	s := open(t, "yanyi", 50, "near.*", "leap")
	table, err := s.weighed([]bool{true, false})
	if err != nil {
		t.Fatal(err)
	}
	own := s.own
	for name, factor := range map[string]float64{"near.rook": 1.5, "near.pawn": 1.5, "leap": 1 / 1.5, "horse": 1, "emperor": 1} {
		was, is := own.One(name).Mid(), table.One(name).Mid()
		if want := int(math.Round(factor * float64(was))); is != want {
			t.Errorf("%s is %d of %d, want %d", name, is, was, want)
		}
	}
}

// TestOnlyRowsThatAreThere checks that a screening without rows, with unknown rows, with no
// change, or of a game without a table is refused.
func TestOnlyRowsThatAreThere(t *testing.T) {
	v, _ := catalog.Find("yanyi")
	g := selfplay.Game{Variant: v}
	for _, factors := range [][]Factor{nil, {"emperor", "empress"}, {"far.*"}, make([]Factor, maxFactors+1)} {
		if _, err := New(g, nil, factors, 20); err == nil {
			t.Errorf("%q are taken", factors)
		}
	}
	if _, err := New(g, nil, []Factor{"rook"}, 0); err == nil {
		t.Error("0 percent are taken")
	}
	if all := All(v.(Variant)); !slices.Contains(all, "rook") || slices.ContainsFunc(all, func(f Factor) bool { return strings.HasPrefix(string(f), "#") }) {
		t.Errorf("all rows are %q", all)
	}
}

// TestWhoeverPlaysHasItsOwnWeights checks that one player uses one table and all others another,
// whatever its seat, and that the variant's own table is restored.
func TestWhoeverPlaysHasItsOwnWeights(t *testing.T) {
	s := open(t, "yanyi", 100, "horse")
	v := s.Variant.(Variant)
	own, seen := v.Weights().String(), map[game.Seat]int{}
	for seat := range game.Seat(3) {
		s.Searches = append(s.Searches, func(pos game.Position, _ string) (string, int, error) {
			if pos.Actor() != seat {
				t.Fatalf("seat %d is asked for %d", seat, pos.Actor())
			}
			seen[seat] = v.Weights().One("horse").Mid()
			turns := pos.Turns(nil)
			return v.Info().FormatTurn(turns[len(turns)/2].Chosen()), 0, nil
		})
	}
	s.Longest = 30
	for n := range 3 {
		clear(seen)
		if _, err := s.Play(7, n, func(position string) string { return position }); err != nil {
			t.Fatal(err)
		}
		one, a, b := seen[game.Seat(n)], seen[game.Seat((n+1)%3)], seen[game.Seat((n+2)%3)]
		if a != b || a == one || max(a, one) < 3*min(a, one) {
			t.Errorf("game %d: seat %d has horses of %d, the others of %d and %d", n, n, one, a, b)
		}
	}
	if v.Weights().String() != own {
		t.Error("the variant is left with other weights")
	}
}

// TestEffectsAreFound simulates two factors, of which one is worth a fifth of a point and the
// other nothing, and checks that the estimates show it.
func TestEffectsAreFound(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	factors, lines := []Factor{"idle", "good"}, []string{"idle good"}
	for range 4000 {
		r := Record{Raised: []bool{rng.IntN(2) == 1, rng.IntN(2) == 1}, Points: float64(rng.IntN(3))}
		if r.Raised[1] && rng.IntN(5) < 2 {
			r.Points = min(r.Points+1, 2)
		}
		lines = append(lines, r.String())
	}
	read, games, err := Parse(strings.Join(lines, "\n"))
	if err != nil || !slices.Equal(read, factors) {
		t.Fatal(read, err)
	}
	effects, err := Effects(factors, games)
	if err != nil {
		t.Fatal(err)
	}
	good, idle := effects[0], effects[1]
	const want = 0.4 * 2 / 3 / 2 // of two games in five, unless they were won anyway; half the way
	if good.Factor != "good" || math.Abs(good.Mean-want) > good.Half || good.Half > 0.03 {
		t.Errorf("the good one is %s, want %.3f", good, want)
	}
	if idle.Factor != "idle" || math.Abs(idle.Mean) > 1.5*idle.Half {
		t.Errorf("the idle one is %s", idle)
	}
}

// TestFaultsOfFilesAreTold checks that errors name the line.
func TestFaultsOfFilesAreTold(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "line 1",
		"a b\n+- 1\n+ 1":                       "line 3",
		"a b\n+* 1":                            "line 2",
		"a b\n+- one":                          "line 2",
		"a b\n+- NaN":                          "line 2",
		"a b\n+- 99":                           "line 2",
		strings.Repeat("a ", 100):              "line 1",
		"a\n" + strings.Repeat("+", maxLine+1): "line 2",
	} {
		if _, _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20q: %v, want %s", text, err, want)
		}
	}
	if _, err := Effects([]Factor{"a"}, nil); err == nil {
		t.Error("no games tell something")
	}
	if _, err := Effects([]Factor{"a"}, make([]Record, leastGames)); err == nil {
		t.Error("games of nothing tell something")
	}
	same := slices.Repeat([]Record{{Raised: []bool{true}, Points: 1}}, leastGames)
	if _, err := Effects([]Factor{"a"}, same); err == nil {
		t.Error("what was never lowered has an effect")
	}
}

func FuzzParse(f *testing.F) {
	f.Add("rook near.*\n+- 2\n-- 0.5")
	f.Add("a\n+ 1e9")
	f.Fuzz(func(t *testing.T, text string) {
		factors, games, err := Parse(text)
		if err != nil {
			return
		}
		for _, g := range games {
			if len(g.Raised) != len(factors) || math.Abs(g.Points) > 3 {
				t.Fatalf("%q gives %+v", text, g)
			}
		}
	})
}
