package figures

import (
	"slices"
	"strings"
	"testing"
)

var names = []string{
	"king", "queen", "emperor", "advisor", "guard", "elephant", "bishop", "horse",
	"chariot", "rook", "cannon", "soldier", "pawn", "archer", "sword", "axe",
}

func TestEveryFigureIsClosedAndInsideItsBox(t *testing.T) {
	if got := len(all()); got != len(names) {
		t.Errorf("%d figures, want %d", got, len(names))
	}
	for _, name := range names {
		paths := Of(name)
		if len(paths) == 0 {
			t.Errorf("%s: no shapes", name)
		}
		for _, p := range paths {
			checkShape(t, name, p)
		}
	}
}

func checkShape(t *testing.T, name string, p Path) {
	t.Helper()
	if p[0].Op != Move || p[len(p)-1].Op != Close {
		t.Errorf("%s: a shape does not begin with Move and end with Close", name)
	}
	for _, c := range p {
		for _, v := range []float32{c.X1, c.Y1, c.X2, c.Y2, c.X, c.Y} {
			if v < 0 || v > Box {
				t.Errorf("%s: %g outside the box", name, v)
			}
		}
	}
}

func TestEveryPathOfTheFileIsRead(t *testing.T) {
	read := 0
	for _, name := range names {
		read += len(Of(name))
	}
	if want := strings.Count(source, "<path "); read != want {
		t.Errorf("%d shapes read, the file has %d", read, want)
	}
}

func TestParsePath(t *testing.T) {
	got, err := parsePath("M1 2L3 4C5 6 7 8 9.5 10Z")
	want := Path{
		{Op: Move, X: 1, Y: 2},
		{Op: Line, X: 3, Y: 4},
		{Op: Cubic, X1: 5, Y1: 6, X2: 7, Y2: 8, X: 9.5, Y: 10},
		{Op: Close},
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("got %v, %v", got, err)
	}
	for _, bad := range []string{"Q1 2 3 4", "M1", "L1 2 3", "M1 x", "m1 2"} {
		if _, err := parsePath(bad); err == nil {
			t.Errorf("%q was read without an error", bad)
		}
	}
}

func TestUnknownFigureIsNil(t *testing.T) {
	if Of("unicorn") != nil {
		t.Error("there is no unicorn")
	}
}
