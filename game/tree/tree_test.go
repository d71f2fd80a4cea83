package tree

import (
	"reflect"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"yanyi/game"
)

// canonical has everything a tree can hold, in canonical form.
var canonical = strings.Join([]string{
	"{[%clk 0:05:00] Before the game: 1. a1a2 is no turn here.} 1.",
	"{before the first turn} h3e3 $1 $14",
	"{[%eval 0.35,18] [%clk 0:04:58.5] [%emt 0:00:01.5] [%csl Ga1] good, (they say)}",
	"(1. {why not} b3e3 {inside} b10c8 (1... h10g8 $6 2. h1g3 (2. b1c3 i10h10",
	"{the deepest}) 2... i10h10) 2. h1g3) (1. c4c5) 1... {before Black's} h10g8 2.",
	"h1g3 {[%eval #-3]} i10h10 {[%flag] the end} 1-0",
}, "\n") + "\n"

func read(t testing.TB, text string) (*Node, string) {
	t.Helper()
	var faults game.Faults
	root, result := Read(text, PlaceIn(text, 1), &faults)
	if err := faults.Err(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return root, result
}

// Text, tree and text: three nested variations, comments in all places, glyphs, judgements and
// times are unchanged.
func TestTextIsExact(t *testing.T) {
	root, result := read(t, canonical)
	if got := root.Movetext(result); got != canonical {
		t.Errorf("written as\n%s\nread from\n%s", got, canonical)
	}
	first := root.Line()[0]
	want := Note{
		Before: "before the first turn", After: "good, (they say)", Glyphs: []Glyph{1, 14},
		Judgement: Judgement{Scores: [3]int32{35}, Seats: 1, Depth: 18},
		Clock:     Time{true, 298500 * time.Millisecond}, Spent: Time{true, 1500 * time.Millisecond}, Commands: []string{"csl Ga1"},
	}
	if !reflect.DeepEqual(first.Note, want) {
		t.Errorf("the first turn says %+v", first.Note)
	}
	if n, said := root.Count(); n != 4 || said != 8 || len(first.Variations()) != 2 {
		t.Errorf("%d variations, %d comments", n, said)
	}
	if deepest := first.Variations()[0].Next[0].Variations()[0].Next[0].Variations()[0]; deepest.Text != "b1c3" || deepest.Round != 2 {
		t.Errorf("the deepest variation begins with %+v", deepest)
	}
}

// Other spellings are read and written in canonical form.
func TestReadingIsTolerant(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"a b c", "a b c *"},
		{"1.a!? b?? 2. c! ?", "1. a $5 b $4 2. c $1 $2 *"},
		{"1. a $3$4 $300 $x b!!! $1 $1", "1. a b $3 $1 *"},
		{"1. a ; to the end\n b {one}{two} ; three", "1. a {to the end} b {one two three} *"},
		{"1. a\n{over\n  lines {twice}", "1. a {over lines (twice} *"},
		{"1 a 2 ... b 3.... c", "a b 3. c *"}, // a number without a dot is none
		{"1. a 1... b 2.c 2...d", "1. a b 2. c d *"},
		{"1. a (1. b", ""},
		{"1. a (1. b) c", "1. a (1. b) 1... c *"},
		{"1. a b (c) d", "1. a b (1... c) 1... d *"},
		{"1. a ({x} b) c", "1. a (1. {x} b) 1... c *"},
		{"1. a (1. b) {x} c", "1. a (1. b) 1... {x} c *"},
		{"1. a (1. b) {x} (1. c) d", "1. a (1. b) (1. c) 1... {x} d *"},
		{"1. a (1. b) {x}", "1. a {x} (1. b) *"},
		{"1. a (1. b 2. {x}) c", "1. a (1. b {x}) 1... c *"},
		{"1. a {y} ({x}) () c", "1. a {y x} c *"},
		{"{x} (a b) {y} 1. {z} c", "{x} 1. {y z} c *"},
		{"(a) *", "*"},
		{"1. a ((b) c) d", "1. a (1. b) (1. c) 1... d *"},
		{"1. a (1. b 1-0) c 0-1", "1. a (1. b) 1... c 0-1"},
		{"1. a (b ; not ) closed\n) c", "1. a (1. b {not ) closed}) 1... c *"},
		{"1. a {[%clk 4:05] [%emt 9] [%eval +1] [%eval 2] [%foo] [%open} b", "1. a {[%eval 1.0] [%clk 0:04:05] [%emt 0:00:09] [%foo] [ %open} b *"},
		{"1. a {[%eval x] [%clk 1:2:3:4] [%eval 1/2/3/4] [%eval 0.5/.3/0.2,9] } b", "1. a {[%eval 0.5/0.3/0.2,9] [%eval x] [%clk 1:2:3:4] [%eval 1/2/3/4]} b *"},
		{"1. a {[%eval #-4] [%]} b {[%flag]}", "1. a {[%eval #-4]} b {[%flag]} *"},
		{"... {x} a", "... {x} a *"},
		{"1.2.$3 a ==== 12", "2. a *"},
		{"1. a 0000", "1. a 0000 *"},
		{"1. a * 2. b", "1. a 2. b *"},
		{"1. a b (({x}) c)", "1. a b (1... {x} c) *"},
	} {
		var faults game.Faults
		root, _ := Read(c.text, PlaceIn(c.text, 1), &faults)
		if c.want == "" {
			if len(faults) != 1 {
				t.Errorf("%q is read without a word", c.text)
			}
			continue
		}
		result := "*"
		if _, last, _ := strings.Cut(c.want, "0-1"); c.want != "*" && last == "" && strings.HasSuffix(c.want, "0-1") {
			result = "0-1"
		}
		if got := root.Movetext(result); len(faults) > 0 || got != c.want+"\n" {
			t.Errorf("%q is written %q (%v), want %q", c.text, got, faults.Err(), c.want)
		}
	}
}

// Faults, and content beyond the limits of a record, are reported with line and turn.
func TestFaults(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"1. a\nb {never", "comment: line 4, column 3, after turn 2 b: no closing brace"},
		{"1. a\n\n(1. b\n (c) 2. d", "variation: line 5, column 1, after turn 2 d: a parenthesis is never closed"},
		{"1. a\n) b", "variation: line 4, column 1, after turn 1 a: a parenthesis is closed that was not opened"},
		{") b", "variation: line 3, column 1, before the first turn: a parenthesis is closed that was not opened"},
		{"1. a b" + strings.Repeat(" (c d", MostNested+1) + strings.Repeat(")", MostNested+1), "variation: line 3, column 168, after turn 34 d: more than 32 variations within each other"},
		{strings.Repeat("a\n", MostTurns+1), "variation: line 20003, column 1, after turn 20000 a: more than 20000 turns"},
		{"1. a 1-0\n2. b", "result: line 3, column 6, after turn 1 a: turns follow the result 1-0"},
	} {
		var faults game.Faults
		Read(c.text, PlaceIn(c.text, 3), &faults)
		if err := faults.Err(); err == nil || err.Error() != c.want {
			t.Errorf("%.40q: %v, want %s", c.text, err, c.want)
		}
	}
}

// All turns are read despite faults between them.
func TestFaultsAreReadOver(t *testing.T) {
	deep := "1. a" + strings.Repeat(" (b c", MostNested+5) + strings.Repeat(")", MostNested+5)
	beside := "1. a" + strings.Repeat(" (b", 2*MostNested) + strings.Repeat(")", 2*MostNested)
	for _, c := range []struct {
		text              string
		turns, variations int
	}{
		{"1. a b {never 2. c", 2, 0}, {"1. a (1. b 2. c", 1, 1}, {"1. a) b) c", 3, 0}, {"1. a 1-0 2. b 1-0 3. c", 3, 0},
		{deep + " 2. d", 2, MostNested}, {beside + " 2. d", 2, 2 * MostNested}, {"1. a (1. b {never", 1, 1},
	} {
		var faults game.Faults
		root, _ := Read(c.text, PlaceIn(c.text, 1), &faults)
		if n, _ := root.Count(); len(root.Line()) != c.turns || n != c.variations {
			t.Errorf("%.40q: %d turns and %d variations are read", c.text, len(root.Line()), n)
		}
	}
}

// A bounded part of the text at one place is kept, with a note.
func TestWhatIsSaidIsBounded(t *testing.T) {
	long := strings.Repeat("好", 2*MostComment)
	root, _ := read(t, "1. a {"+long+"} "+strings.Repeat("{x [%y z]} $1", 100000)+" b {"+strings.Repeat("[% ", 100000)+"} c {[%x "+long+"]}")
	for _, n := range root.Line() {
		if utf8.RuneCountInString(n.After) > MostComment || len(n.Glyphs) > mostGlyphs || len(n.Commands) > mostCommands {
			t.Errorf("%s: %d characters, %d glyphs, %d commands", n.Text, utf8.RuneCountInString(n.After), len(n.Glyphs), len(n.Commands))
		}
	}
	if first := root.Main(); !strings.HasSuffix(first.After, "好…") || len(first.Commands) != mostCommands {
		t.Errorf("the comment ends in %q", first.After[len(first.After)-9:])
	}
}

// FuzzRead checks that no text breaks the reader, and that a tree read has one text, which reads
// as the same tree.
func FuzzRead(f *testing.F) {
	f.Add(canonical)
	f.Add("{x} (a b) {y} 1. {z} c (2. d!? ($4) ({q} e)) ; r\n 1... {[%clk 1:00] [%foo [%bar]} f $6 1-0 {after} 1.2.$3 ...")
	f.Add("1. a {[\xa9%x} b {x\xa9[%")
	f.Add("1. a ((b) c) ... {[%eval 0.5/.3/0.2,9][%eval #3]} (( (x) ) y) d = ===")
	f.Fuzz(func(t *testing.T, text string) {
		var faults game.Faults
		root, result := Read(text, PlaceIn(text, 1), &faults)
		if len(faults) > 0 {
			return
		}
		first := root.Movetext(result)
		again, told := read(t, first)
		if second := again.Movetext(told); second != first || told != result {
			t.Fatalf("%q is written\n%s\nand again\n%s", text, first, second)
		}
		if !same(root, again) {
			t.Fatalf("%q reads otherwise once it is written\n%s", text, first)
		}
	})
}

// same reports whether two trees are equal.
func same(a, b *Node) bool {
	if a.Text != b.Text || a.Round != b.Round || len(a.Next) != len(b.Next) || !reflect.DeepEqual(a.Note, b.Note) {
		return false
	}
	for i := range a.Next {
		if !same(a.Next[i], b.Next[i]) {
			return false
		}
	}
	return true
}

// Every turn knows its place in the text.
func TestTurnsTellWhereTheyStand(t *testing.T) {
	const text = "1.h3e3! {é} (1. b3e3) 1... h10g8 *"
	root, _ := read(t, text)
	first := root.Line()[0]
	for _, n := range append(root.Line(), first.Variations()...) {
		if !strings.HasPrefix(text[n.At:], n.Text) {
			t.Errorf("%s stands at %q", n.Text, text[n.At:])
		}
	}
}
