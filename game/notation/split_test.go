package notation

import (
	"slices"
	"strings"
	"testing"
	"time"
)

func TestSplit(t *testing.T) {
	one := "[Variant \"xiangqi\"]\n[Red \"?\"]\n\n1. a1a2 {a note\n[not a tag] 2. x} (1. a1a3 * 1. a1a4) a10a9 *\n"
	two := "[Variant \"yanyi\"]\n\n*\n"
	for _, c := range []struct {
		text string
		want int
	}{
		{"", 0}, {" \n\n", 0}, {one, 1}, {two, 1}, {one + two, 2}, {one + "\n" + two + "\r\n" + one, 3}, {"1. a1a2 *", 1},
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
