package proof_test

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
	"yanyi/game/puzzle/proof"
)

func variant(t *testing.T, id string) game.Variant {
	t.Helper()
	v, ok := catalog.Find(id)
	if !ok {
		t.Fatalf("no variant %s", id)
	}
	return v
}

// Positions whose themes a person can see.
func TestWhatIsAPuzzle(t *testing.T) {
	for _, c := range []struct{ name, variant, pos, want string }{
		{"mate in two", "xiangqi", "r1bk5/5R3/4b4/p1p3p1p/6N2/2P6/P5P1P/4B4/7r1/2BAKA1R1 w", "mate win/3 h1h2 a10b10 h2h10"},
		{"four turns mate", "xiangqi", "5k3/R8/1R7/9/9/9/9/9/9/3K5 w", ""},
		{"mate at once, but nothing else checks", "xiangqi", "4k4/9/9/9/9/9/9/R8/1R7/3K5 b", ""},
		{"a chariot stands for the taking", "xiangqi", "3akab2/9/4b4/p1p1p3p/7r1/2N6/P1P1P3P/4B2R1/9/2BAKA3 w", "piece gain h3h6"},
		{"an answer ends the game", "qice", "6b2/4ac3/3kb4/9/9/9/9/9/B3KA3/7c1/3A1p3 b missed=f1 pool=RRNNCC/rrnn tiles=23,6,28,4,16,7,25,15/14,28,32,2,1,15,19,16", ""},
		{"the start", "xiangqi", "start", ""},
		{"no position", "xiangqi", "9", ""},
	} {
		p, ok := proof.New(variant(t, c.variant)).Puzzle(c.pos)
		got := ""
		if ok {
			got = p.Theme.String() + " " + p.Goal.String() + " " + strings.Join(p.Line, " ")
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// False claims are not proven, and the reason is given.
func TestWhatIsNotProven(t *testing.T) {
	v := variant(t, "xiangqi")
	j := proof.New(v)
	good, ok := j.Puzzle("r1bk5/5R3/4b4/p1p3p1p/6N2/2P6/P5P1P/4B4/7r1/2BAKA1R1 w")
	taking, also := j.Puzzle("3akab2/9/4b4/p1p1p3p/7r1/2N6/P1P1P3P/4B2R1/9/2BAKA3 w")
	if !ok || !also {
		t.Fatal("no puzzles")
	}
	if err := j.Prove(&good); err != nil {
		t.Fatal(err)
	}
	if err := j.Prove(&taking); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		of    puzzle.Puzzle
		spoil func(p *puzzle.Puzzle)
		want  string
	}{
		{good, func(p *puzzle.Puzzle) { p.Line = []string{"f9f10"} }, "turn 1 f9f10: the good turn is h1h2"},
		{good, func(p *puzzle.Puzzle) { p.Line[2] = "f9f10" }, "turn 3 f9f10: the good turn is h2h10"},
		{good, func(p *puzzle.Puzzle) { p.Line = p.Line[:1] }, "does not end in a win"},
		{good, func(p *puzzle.Puzzle) { p.Goal.Plies = 5 }, "not the only one that reaches win/5"},
		{good, func(p *puzzle.Puzzle) { p.Theme = puzzle.Piece }, "not about piece"},
		{good, func(p *puzzle.Puzzle) { p.Line[0] = "h1h12" }, "turn 1"},
		{taking, func(p *puzzle.Puzzle) { p.Line[0] = "h3h4" }, "the good turn is h3h6"},
		{taking, func(p *puzzle.Puzzle) { p.Position, p.Line[0] = "start", "a1a2" }, "position: it is written"},
		{taking, func(p *puzzle.Puzzle) { p.Position, p.Line[0] = v.Info().Start, "h3e3" }, "turn 1 h3e3: "},
		{taking, func(p *puzzle.Puzzle) { p.Position, p.Line[0] = "3ak4/9/9/9/9/9/9/4p4/9/5K3 w", "f1f2" }, "there are only 2 turns"},
	} {
		p := c.of
		p.Line = append([]string(nil), p.Line...)
		c.spoil(&p)
		if err := j.Prove(&p); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", p.String(), err, c.want)
		}
	}
}

// A turn's possible themes follow from the turn itself.
func TestWhatATurnShows(t *testing.T) {
	const (
		peace = "3,wA,wK,wA,wB,1,wR/9/9/1,sR,2,wP,4/1,uR,9,wN,5/17/3,hR,8,uP,uP,uN,1,uB/3,wN,12,uA/hK,1,hC,hR,9,uP,1,uA,uK/15,uN,1/3,hR,9,uP,2,uB/6,wR,10/2,uR,9,uP,4/2,sN,sP,2,sP,2/3,sA,2,sC,2/3,sK,5/2,sB,sA,2,wC,2 w uws - idle - 1"
		slide = "9/5P3/4k4/9/4P4/9/1c7/9/3RK4/7C1 w m=3,2 cap=b4 pool=RNC/rnc"
		check = "3k5/9/9/9/9/9/9/8p/3R5/5K3 b"
	)
	for _, c := range []struct {
		variant, pos, turn string
		theme              puzzle.Theme
		want               bool
	}{
		{"yanyi", peace, "d10b9", puzzle.Alliance, true},
		{"yanyi", peace, "d10b9", puzzle.Deposing, false},
		{"yanyi", peace, "d10b11", puzzle.Alliance, false},
		{"qiji", slide, "+/e6e7", puzzle.Stratagem, true},
		{"qiji", slide, "e6e7", puzzle.Stratagem, false},
		{"jieqi", "start", "", puzzle.Gamble, true},
		{"xiangqi", check, "d10e10", puzzle.Escape, true},
		{"xiangqi", check, "d10e10", puzzle.Gamble, false},
		{"xiangqi", check, "d10e10", puzzle.Piece, true},
	} {
		v := variant(t, c.variant)
		pos, err := v.Parse(c.pos, nil)
		if err != nil {
			t.Fatal(err)
		}
		turn := game.NoTurn
		if c.turn != "" {
			turn, err = game.Find(v.Info(), pos, c.turn)
		} else { // any turn of the start of jieqi turns a piece over
			turn = pos.Turns(nil)[0]
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := proof.New(v).Shows(pos, turn.Chosen(), c.theme); got != c.want {
			t.Errorf("%s shows %s: %v", c.turn, c.theme, got)
		}
	}
}
