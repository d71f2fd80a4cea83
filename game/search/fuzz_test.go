package search_test

import (
	"context"
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/search"
)

// Any input gets only valid lines as output, and every position that is accepted can be
// searched.
func FuzzServe(f *testing.F) {
	for _, line := range []string{
		"position yanyi | start | q6o5 i14i13",
		"position yanyi mode=first | start",
		"position xiangqi | rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w | h3e3 h10g8",
		"position jieqi | start | q6o5*P",
		"position anqi | start | @b2*uP",
		"position qiji | start | s:resign",
		"stop", "go level 3", "",
	} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		in := make(chan string, 2)
		in <- line
		in <- "go nodes 30"
		close(in)
		search.Serve(context.Background(), catalog.Find, in, func(out string) {
			word, _, _ := strings.Cut(out, " ")
			if !strings.Contains("info bestmove error", word) || strings.ContainsAny(out, "\n\r") {
				t.Errorf("%q is answered by %q", line, out)
			}
		})
	})
}
