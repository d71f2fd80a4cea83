package puzzle_test

import (
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/puzzle"
)

// line is the text of a puzzle: mate in two by the elephant's escape.
const line = "yakr3 xiangqi r mate 2 win/3 | h1h2 a10b10 h2h10 | r1bk5/5R3/4b4/p1p3p1p/6N2/2P6/P5P1P/4B4/7r1/2BAKA1R1 w"

func TestAPuzzleIsALine(t *testing.T) {
	text := line
	all, err := puzzle.Read(text + "\n")
	if err != nil || len(all) != 1 {
		t.Fatal(all, err)
	}
	p := all[0]
	if p.String() != text {
		t.Errorf("written %s", p.String())
	}
	if p.Variant != "xiangqi" || p.Seat != "r" || p.Theme != puzzle.Mate || p.Grade != 2 ||
		p.Goal != (puzzle.Goal{Aim: puzzle.Win, Plies: 3}) || len(p.Line) != 3 || len(p.ID) != 5 {
		t.Errorf("read as %+v", p)
	}
}

func TestFaultsAreNamedByLine(t *testing.T) {
	good := line
	swap := func(old, with string) string { return strings.Replace(good, old, with, 1) }
	for _, c := range []struct{ text, want string }{
		{"", "line 1: want WORDS"},
		{good + " | x", "got 4 parts"},
		{swap(" mate", ""), "got 5 words"},
		{swap(" mate", " love"), `no theme "love"`},
		{swap(" 2 ", " 6 "), `grade "6" is not 1 to 5`},
		{swap(" 2 ", " two "), `grade "two"`},
		{swap("win/3", "win"), `no goal "win"`},
		{swap("win/3", "gain/3"), `no goal "gain/3"`},
		{swap("win/3", "win/8"), `goal "win/8" is not within 1 to 7`},
		{swap("win/3", "win/03"), "it should be written"},
		{swap(good[:5], "aaaaa"), `id "aaaaa" should be`},
		{swap("h1h2", "h1h3"), "should be"},
		{swap("a10b10", ""), "something is missing"},
		{swap("a10b10", strings.Repeat("a10b10 ", 14)+"a10b10"), "17 turns are more than 15"},
		{swap("r1bk5", strings.Repeat("9", 2000)), "bytes are more than 2000"},
		{good, "stands on line 1, too"},
	} {
		all, err := puzzle.Read(good + "\n" + c.text + "\n")
		if c.text == "" {
			all, err = puzzle.Read("\n" + good)
		}
		if err == nil || !strings.Contains(err.Error(), c.want) || all != nil {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
		if c.text != "" && err != nil && !strings.Contains(err.Error(), "line 2") {
			t.Errorf("%q: %v names no line", c.text, err)
		}
	}
	if _, err := puzzle.Read(strings.Repeat("x\n", 1<<20)); err == nil || !strings.Contains(err.Error(), "bytes are more") {
		t.Errorf("two megabytes: %.80v", err)
	}
	if all, err := puzzle.Read(""); err != nil || len(all) != 0 {
		t.Errorf("nothing is read as %v, %v", all, err)
	}
}

func TestWhatCannotBeStarted(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	all, err := puzzle.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	good := all[0]
	if _, turns, err := good.Start(v); err != nil || len(turns) != 3 {
		t.Fatalf("%d turns, %v", len(turns), err)
	}
	for _, c := range []struct {
		spoil func(p *puzzle.Puzzle)
		want  string
	}{
		{func(p *puzzle.Puzzle) { p.Position = "9 w" }, "position: "},
		{func(p *puzzle.Puzzle) { p.Position += " - - 0 1" }, "position: "},
		{func(p *puzzle.Puzzle) { p.Variant = "qiji" }, "a puzzle of qiji"},
		{func(p *puzzle.Puzzle) { p.Seat = "b" }, "b is not to move"},
		{func(p *puzzle.Puzzle) { p.Seat = "x" }, "x is not to move"},
		{func(p *puzzle.Puzzle) { p.Line = []string{"h1h11"} }, "turn 1"},
		{func(p *puzzle.Puzzle) { p.Line = []string{"h1a1"} }, "turn 1: illegal turn h1a1"},
		{func(p *puzzle.Puzzle) { p.Line = p.Line[:2] }, "the last turn is not the solver's"},
		{func(p *puzzle.Puzzle) { p.Line = append(p.Line[:3:3], "a1a2", "a1a2") }, "turn 4 a1a2: the line has ended"},
	} {
		p := good
		c.spoil(&p)
		if _, _, err := p.Start(v); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", p.String(), err, c.want)
		}
	}
}

// A puzzle read is written as the same text.
func FuzzRead(f *testing.F) {
	f.Add(line)
	f.Add("")
	f.Add("a b c mate 1 gain | x | y\n\n")
	f.Fuzz(func(t *testing.T, text string) {
		all, err := puzzle.Read(text)
		if err != nil {
			return
		}
		again := ""
		for i := range all {
			again += all[i].String() + "\n"
		}
		if again != text && again != text+"\n" {
			t.Errorf("%q is written %q", text, again)
		}
	})
}
