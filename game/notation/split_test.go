package notation

import (
	"slices"
	"strings"
	"testing"
	"time"
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
	long := strings.Repeat("x [ ", 1<<18)
	if begun := time.Now(); len(Split(long)) != 1 || time.Since(begun) > time.Second {
		t.Errorf("a megabyte takes %v", time.Since(begun))
	}
}
