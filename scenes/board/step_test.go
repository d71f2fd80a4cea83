package board

import (
	"testing"

	"yanyi/game"
	"yanyi/render/windowtest"
)

func TestMain(m *testing.M) { windowtest.Main(m) }

// cross is the board of Three Kingdoms.
func cross() *game.Board {
	return game.NewBoard(game.Cross, 17, 17, func(f, r int) bool {
		return f >= 4 && f <= 12 || r >= 4 && r <= 12
	})
}

func TestCursorSteps(t *testing.T) {
	b := cross()
	for _, c := range []struct {
		from            string
		dx, dy, quarter int
		want            string
	}{
		{"i9", 1, 0, 0, "j9"},
		{"i9", 0, -1, 0, "i10"},
		{"i9", 0, -1, 2, "i8"},  // Wei at the bottom: up is toward Shu
		{"i9", 0, -1, 1, "h9"},  // Wu at the bottom: up is toward Han
		{"i9", 1, 0, 1, "i10"},  // and right is toward Wei
		{"q9", 1, 0, 0, "q9"},   // the edge
		{"m14", 1, 0, 0, "n13"}, // into the arm beyond the cut corner
	} {
		from, err := b.Square(c.from)
		if err != nil {
			t.Fatal(err)
		}
		if got := step(b, from, c.dx, c.dy, c.quarter); b.Name(got) != c.want {
			t.Errorf("from %s by (%d,%d) turned %d: %s, want %s", c.from, c.dx, c.dy, c.quarter, b.Name(got), c.want)
		}
	}
}

func TestEveryPointIsReachedByCursor(t *testing.T) {
	b := cross()
	for quarter := range 4 {
		seen := map[game.Square]bool{0: true}
		for queue := []game.Square{0}; len(queue) > 0; queue = queue[1:] {
			for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
				if next := step(b, queue[0], d[0], d[1], quarter); !seen[next] {
					seen[next] = true
					queue = append(queue, next)
				}
			}
		}
		if len(seen) != len(b.Points) {
			t.Errorf("turned %d: the cursor reaches %d of %d points", quarter, len(seen), len(b.Points))
		}
	}
}
