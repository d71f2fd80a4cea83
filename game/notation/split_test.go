package notation

import (
	"slices"
	"strings"
	"testing"
)

func TestSplit(t *testing.T) {
	one := "[Variant \"xiangqi\"]\n[Red \"?\"]\n\n1. a1a2 {a note\n[not a tag] 2. x} (1. a1a3 * 1. a1a4) a10a9 *\n"
	const place = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
	two := "[Variant \"yanyi\"]\n\n*\n"
	for _, c := range []struct {
		text string
		want int
	}{
		{"", 0}, {" \n\n", 0}, {place + " w - - 0 1\n1. h3e3 h10g8", 1}, {"a," + place + " w\n\nb," + place + " b\n", 2}, {"[FEN \"" + place + " w\"]\n\n*", 1},
		{"<p>[DhtmlXQ]\n[DhtmlXQ_title]w[/DhtmlXQ_title][/DhtmlXQ]</p>", 1}, {"[DhtmlXQ][/DhtmlXQ]\n[DhtmlXQ][/DhtmlXQ]", 2}, {one, 1}, {two, 1}, {one + two, 2}, {one + "\n" + two + "\r\n" + one, 3}, {"1. a1a2 *", 1},
		{"\ufeff" + one + two, 2}, {"[Event \"x\"] [Red \"{\"]\n[Black \"(\"]\n1. a1a2 1-0 [Event \"y\"]\n\n1. a1a2", 2},
		{"1. a1a2 a10a9 1-0\n1. a1a3 *\n1. i1i2", 3}, {"1. a1a2 ; [x] 1-0\n2. a1a3 * ; done\n=====\n", 1}, {"[Red \"never closed\n1. a1a2 *", 1},
	} {
		if got := Split(c.text); len(got) != c.want {
			t.Errorf("%q falls into %d: %q", c.text, len(got), got)
		}
	}
	if got := Split(one + two); !slices.Equal(got, []string{one, two}) {
		t.Errorf("%q", got)
	}
}

// Each of several games has its line and column in the file.
func TestGamesArePlaced(t *testing.T) {
	for _, text := range []string{
		"[Variant \"xiangqi\"]\n\n1. a1a2 *\n[Variant \"yanyi\"]\r\n\r\n1. a1a3 *\r\n\n",
		"1. a1a2 {先手} a10a9 1-0 1. a1a3 *\n1. i1i2",
		"<p>[DhtmlXQ]\n[/DhtmlXQ]\n<p>[DhtmlXQ][/DhtmlXQ]",
		"\nrnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n\n9/9/3k5/9/9/9/9/4K4/9/9 b\n",
	} {
		games := Open([]byte(text), nil)
		if len(games) < 2 {
			t.Errorf("%q is taken for %d games", text, len(games))
		}
		lines := strings.Split(text, "\n")
		for _, f := range games {
			for i, line := range strings.Split(f.Text, "\n") {
				for j, r := range []rune(line) {
					if row, column := f.Place(i+1, j+1); r != []rune(lines[row-1])[column-1] {
						t.Errorf("%q: of %q there is %c in line %d, column %d", text, f.Text, r, row, column)
					}
				}
			}
		}
	}
}
