package search_test

import (
	"context"
	"strings"
	"testing"

	"yanyi/game/catalog"
	"yanyi/game/search"
)

// An eliminated player has the points of the rules: none for resigning while all three played,
// otherwise one of the three; the others share the rest.
func TestWhoIsOutHasWhatTheRulesGave(t *testing.T) {
	const mates = "4,wK,4/sR,8/9/9/17/8,wP,8/3,hR,13/17/hK,1,hC,hR,9,uP,2,uK/17/2,uN,hR,13/8,sP,8/12,uR,4/9/9/uR,8/4,sK,4 u uws - idle - 0"
	for _, c := range []struct {
		id, position, turns string
		seat, want, left    int
	}{
		{"yanyi", "start", "s:resign", 2, 0, 100},
		{"yanyi", mates, "c7a8 i12i11 i6i7 m5m1", 2, 33, 67},
		{"anqi", "start", "w:resign", 1, 0, 100},
	} {
		lines := make(chan string, 2)
		lines <- "position " + c.id + " | " + c.position + " | " + c.turns
		lines <- "go nodes 3000"
		close(lines)
		told := ""
		search.Serve(context.Background(), catalog.Find, lines, func(line string) {
			if _, rest, ok := strings.Cut(line, " chances "); ok {
				told, _, _ = strings.Cut(rest, " pv ")
			} else if strings.HasPrefix(line, "error") {
				t.Fatal(line)
			}
		})
		shares, sum := numbers(t, told), 0
		for s, n := range shares {
			if s != c.seat {
				sum += n
			}
		}
		if len(shares) != 3 || shares[c.seat] != c.want || sum != c.left {
			t.Errorf("%s after %s: shares %s", c.id, c.turns, told)
		}
	}
}

func numbers(t *testing.T, text string) (list []int) {
	t.Helper()
	for _, w := range strings.Fields(text) {
		n := 0
		for _, r := range w {
			n = 10*n + int(r-'0')
		}
		list = append(list, n)
	}
	return list
}
