package library

import "testing"

func TestSplit(t *testing.T) {
	one := "[Variant \"xiangqi\"]\n[Red \"?\"]\n\n1. a1a2 {a note\n[not a tag] } a10a9 *\n"
	two := "[Variant \"yanyi\"]\n\n*\n"
	for _, c := range []struct {
		text string
		want int
	}{{"", 0}, {" \n\n", 0}, {one, 1}, {two, 1}, {one + two, 2}, {one + "\n" + two + "\r\n" + one, 3}, {"1. a1a2 *", 1}} {
		if got := split(c.text); len(got) != c.want {
			t.Errorf("%q falls into %d: %q", c.text, len(got), got)
		}
	}
	if got := split(one + two); got[0] != one || got[1] != two {
		t.Errorf("%q", got)
	}
}
