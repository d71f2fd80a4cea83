package share

import (
	"strings"
	"testing"
)

// A text is folded at any width, even one smaller than a character, and nothing is lost.
func TestLinesAreFoldedAtAnyWidth(t *testing.T) {
	for _, text := range []string{"", "炮", "兵七进一" + strings.Repeat("好", 40), strings.Repeat("x", 300), "<iframe src=\"https://example.org/yanyi/embed/?game=yanyi\"></iframe>"} {
		for wide := -3.0; wide < 400; wide += 1.7 {
			list := lines(text, wide, 1)
			if got := strings.ReplaceAll(strings.Join(list, ""), " ", ""); got != strings.ReplaceAll(text, " ", "") {
				t.Fatalf("%q folded at %g is %q", text, wide, list)
			}
		}
	}
}
