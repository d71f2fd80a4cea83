package play

import (
	"testing"

	"yanyi/game"
)

// mesh is a plain board of points.
type mesh struct {
	board *game.Board
	pitch float64
}

func (m mesh) Pitch() float64 { return m.pitch }
func (m mesh) Center(sq game.Square) (x, y float64) {
	p := m.board.Points[sq]
	return float64(p.File) * m.pitch, float64(m.board.Ranks-1-int(p.Rank)) * m.pitch
}

func cross() *game.Board {
	return game.NewBoard(game.Cross, 17, 17, func(f, r int) bool {
		return f >= 4 && f <= 12 || r >= 4 && r <= 12
	})
}

func name(t *testing.T, b *game.Board, s string) game.Square {
	t.Helper()
	sq, err := b.Square(s)
	if err != nil {
		t.Fatal(err)
	}
	return sq
}

func TestAimPrefersUsefulPointsWhereTheyAreClose(t *testing.T) {
	b := cross()
	i9, i10, i11 := name(t, b, "i9"), name(t, b, "i10"), name(t, b, "i11")
	only := func(want game.Square) func(game.Square) bool {
		return func(sq game.Square) bool { return sq == want }
	}
	phone, desk := mesh{b, 22}, mesh{b, 42}
	x, y := phone.Center(i9)
	for _, c := range []struct {
		what   string
		g      mesh
		dy     float64
		useful game.Square
		want   game.Square
	}{
		{"the point itself", phone, 0, i9, i9},
		{"a useful neighbour within reach", phone, -8, i10, i10},
		{"a useful point out of reach", phone, -8, i11, i9},
		{"wide points need no help", desk, -8, i10, i9},
	} {
		x, y := x, y
		if c.g.pitch != 22 {
			x, y = c.g.Center(i9)
		}
		if got := aim(c.g, len(b.Points), i9, x, y+c.dy, only(c.useful)); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, b.Name(got), b.Name(c.want))
		}
	}
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
		from := name(t, b, c.from)
		if got := stepCursor(b, from, c.dx, c.dy, c.quarter); b.Name(got) != c.want {
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
				if next := stepCursor(b, queue[0], d[0], d[1], quarter); !seen[next] {
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
