package hundred

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest"
)

func TestFixtures(t *testing.T) {
	gametest.Fixtures(t, variant{}, "testdata/baige.txt", gametest.FixtureOptions{Expected: 79})
}

func TestConformance(t *testing.T) { gametest.Run(t, variant{}, nil, 1000) }

// Edited positions, rarely reached by play, keep the contracts too.
func TestEditedPositions(t *testing.T) { gametest.Edited(t, variant{}, nil, 2000) }

func read(t testing.TB, text string) *position {
	t.Helper()
	p, err := variant{}.Parse(text, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*position)
}

// play plays turns given as text and returns the position's text.
func play(t *testing.T, p *position, turns ...string) string {
	t.Helper()
	for _, text := range turns {
		turn, err := game.Find(info, p, text)
		if err != nil {
			t.Fatalf("%v in %s", err, p)
		}
		p.Do(turn)
	}
	return p.String()
}

func texts(p *position) []string {
	var list []string
	for _, t := range p.Turns(nil) {
		list = append(list, info.FormatTurn(t))
	}
	slices.Sort(list)
	return list
}

func TestCastlingMovesKingTwoAndRookBeside(t *testing.T) {
	for turn, want := range map[string]string{"f1h1": "R5RK2", "f1d1": "3KR4R"} {
		p := read(t, "5k4/10/10/10/10/10/10/10/10/R4K3R w KQ - 0 1 -/-")
		got := play(t, p, turn)
		if rank := strings.Fields(strings.ReplaceAll(got, "/", " "))[9]; rank != want {
			t.Errorf("%s leaves %s on rank 1, want %s", turn, rank, want)
		}
	}
}

func TestPawnMustPromoteAndQueenOnlyIfNone(t *testing.T) {
	p := read(t, "10/P8k/10/10/10/10/10/10/10/K9 w - - 0 1 -/-")
	if got, want := filterPrefix(texts(p), "a9"), []string{"a9a10=F", "a9a10=G", "a9a10=N", "a9a10=Q", "a9a10=W"}; !slices.Equal(got, want) {
		t.Errorf("promotions %v, want %v", got, want)
	}
	p = read(t, "10/P8k/10/10/10/10/10/10/10/K1Q7 w - - 0 1 -/-")
	if got, want := filterPrefix(texts(p), "a9"), []string{"a9a10=F", "a9a10=G", "a9a10=N", "a9a10=W"}; !slices.Equal(got, want) {
		t.Errorf("promotions with a queen %v, want %v", got, want)
	}
}

func TestAxemanPromotesAlongTheRankToo(t *testing.T) {
	p := read(t, "W9/9k/10/10/10/10/10/10/10/K9 w - - 0 1 -/-")
	want := []string{"a10a9", "a10b10", "a10b10=C", "a10b10=Q", "a10b10=R"}
	if got := filterPrefix(texts(p), "a10"); !slices.Equal(got, want) {
		t.Errorf("axeman's turns %v, want %v", got, want)
	}
}

func filterPrefix(list []string, prefix string) []string {
	return slices.DeleteFunc(list, func(s string) bool { return !strings.HasPrefix(s, prefix) })
}

// 長捉: the fourth consecutive check by the same piece is illegal.
func TestFourthCheckIsIllegal(t *testing.T) {
	p := read(t, "k9/10/10/10/10/10/10/10/9R/5K4 w - - 0 1 -/-")
	play(t, p, "j2j10", "a10a9", "j10j9", "a9a10", "j9j10", "a10a9")
	if got := strings.Fields(p.String())[6]; got != "j10:3/-" {
		t.Fatalf("checks %s, want j10:3/-", got)
	}
	if slices.Contains(texts(p), "j10j9") {
		t.Error("a fourth check by the rook is listed")
	}
	from, _ := geometry.Square("j10")
	to, _ := geometry.Square("j9")
	if why := p.Why(from, to); why.Key != "why.fourth" {
		t.Errorf("why %s, want why.fourth", why.Key)
	}
	play(t, p, "j10i10", "a9a8")
	if got := strings.Fields(p.String())[6]; got != "-/-" {
		t.Errorf("a quiet move leaves checks %s", got)
	}
}

func TestNoLegalMoveLosesInCheckOrNot(t *testing.T) {
	for text, reason := range map[string]string{
		"k9/1Q8/1K8/10/10/10/10/10/10/10 b - - 0 1 -/-": "event.result.by.mate",
		"k9/2Q7/1K8/10/10/10/10/10/10/10 b - - 0 1 -/-": "event.result.by.stalemate",
	} {
		o := read(t, text).Outcome()
		if !o.Over || o.Winner != white || o.Reason != reason {
			t.Errorf("%s: %+v, want White to win %s", text, o, reason)
		}
	}
}

func TestDraws(t *testing.T) {
	bare := read(t, "5k4/10/10/10/10/10/10/10/4p5/5K4 w - - 0 1 -/-")
	play(t, bare, "f1e2")
	if o := bare.Outcome(); !o.Over || o.Winner != game.NoSeat || o.Reason != "event.result.draw.bare" {
		t.Errorf("two bare kings: %+v", o)
	}
	if n := bare.Count(); n != 0 {
		t.Errorf("two bare kings have %d turns", n)
	}
	again := read(t, "5k4/10/10/10/10/10/10/10/9R/5K4 w - - 0 1 -/-")
	for range 2 {
		if again.Outcome().Over {
			t.Fatal("drawn before the third occurrence")
		}
		play(t, again, "j2j3", "f10e10", "j3j2", "e10f10")
	}
	if o := again.Outcome(); o.Reason != "event.result.draw.repetition" {
		t.Errorf("third occurrence: %+v", o)
	}
	clock := read(t, "5k4/10/10/10/10/10/10/10/9R/5K4 w - - 99 80 -/-")
	play(t, clock, "j2j3")
	if o := clock.Outcome(); o.Reason != "event.result.draw.clock.baige" {
		t.Errorf("the hundredth quiet turn: %+v", o)
	}
}

func TestParseReportsEveryFault(t *testing.T) {
	gametest.Faults(t, variant{}, map[string][]string{
		"start w": {"2 fields"},
		"5k3P/10/10/10/10/10/10/10/10/4XK4 w - - 0 1 -/-":      {"a pawn on j10", `"X" on e1`},
		"10/10/10/10/10/10/10/10/11/K8K x Kk e5 01 0 a1:4":     {"second king", "Black has no king", "rank 2 has 11", `"x"`, "K needs", `"01"`, `"0" is not`, "want WHITE/BLACK"},
		"5k4/10/10/10/10/10/10/10/10/5KR3 w K - 0 1 -/-":       {"K needs a R"},
		"5k4/10/10/10/10/10/10/10/5R4/5K4 w - - 0 1 -/-":       {"Black is in check and not to move"},
		"5k4/10/10/10/10/10/10/10/10/5K4 w - d6 0 1 a1:1/f1:9": {"stepped over d6", "no piece of White on a1", `"f1:9"`},
	})
}

func FuzzParse(f *testing.F) {
	gametest.FuzzPositions(f, variant{}, startText,
		"r4k3r/10/10/10/10/10/10/10/10/R4K3R b KQkq - 0 1 -/-",
		"5k4/10/10/10/10/3pP5/10/10/10/5K4 w - d6 0 1 e5:2/-")
}

func FuzzTurn(f *testing.F) {
	for _, text := range []string{"a2a4", "a9a10=Q", "f1h1", "x/a1a2", "+^R/h3e3", "@e4*K", "w:resign", "e1~e4^N"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		turn, err := info.ParseTurn(text)
		if err != nil {
			return
		}
		if again, err := info.ParseTurn(info.FormatTurn(turn)); err != nil || again != turn {
			t.Fatalf("%q reads as %s, which reads as %x (%v)", text, info.FormatTurn(turn), again, err)
		}
	})
}

func BenchmarkPerft(b *testing.B) { gametest.BenchmarkPerft(b, variant{}, "start") }
