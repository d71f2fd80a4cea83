package mine

import (
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/puzzle"
)

// few is a mine that has searched some games of the small edition.
func few(t *testing.T, games int) *Mine {
	t.Helper()
	v, _ := catalog.Find("mini")
	m := New(v, 1)
	for g := range games {
		if err := m.Game(g); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// A seed determines the puzzles, and each is proven. Any number of copies together choose the
// same one, and a game contributes few.
func TestTheSameGamesHoldTheSame(t *testing.T) {
	games := 2
	if testing.Short() {
		games = 1
	}
	one, other := few(t, games), few(t, games)
	if one.Found() == 0 || one.Found() != other.Found() {
		t.Fatalf("%d and %d puzzles", one.Found(), other.Found())
	}
	for i := range one.found {
		p := &one.found[i].Puzzle
		if p.String() != other.found[i].Puzzle.String() {
			t.Errorf("%s and %s", p.String(), other.found[i].Puzzle.String())
		}
		if err := one.judge.Prove(p); err != nil {
			t.Errorf("%s: %v", p.String(), err)
		}
	}
	for _, f := range other.found {
		f.game += 100
		one.found = append(one.found, f)
	}
	chosen, seen := one.Choose(100), map[string]bool{}
	for _, p := range chosen {
		if seen[p.ID] {
			t.Errorf("%s twice", p.ID)
		}
		seen[p.ID] = true
	}
	if n := len(chosen); n == 0 || n > 2*games*ofGame {
		t.Errorf("%d chosen of %d games", n, 2*games)
	}
}

// The selection limits mates in one and obvious puzzles, and leaves room for other themes.
func TestTheChoiceIsSpread(t *testing.T) {
	c := chooser{want: 40, ofTheme: 50, ofEasiest: 30, games: map[int]int{}, themes: map[puzzle.Theme]int{}}
	for _, kind := range []struct {
		grade, plies int
		theme        puzzle.Theme
		want         int // percentage taken
	}{
		{1, 1, puzzle.Mate, 6}, {1, 3, puzzle.Piece, 6}, {2, 3, puzzle.Mate, 14}, {2, 3, puzzle.Piece, 14},
	} {
		taken := 0
		for range 100 {
			f := &find{game: len(c.chosen)}
			f.Grade, f.Theme, f.Goal.Plies = kind.grade, kind.theme, kind.plies
			if !c.full(f) {
				c.keep(f)
				taken++
			}
		}
		if taken != kind.want {
			t.Errorf("%d of %+v", taken, kind)
		}
	}
}

// If diplomacy is searched for, horses move towards its points; otherwise they do not.
func TestHorsesRideForDiplomacy(t *testing.T) {
	for _, c := range []struct {
		id    string
		theme puzzle.Theme
		goals int
	}{{"yanyi", puzzle.Alliance, 3}, {"yanyi", puzzle.Deposing, 1}, {"yanyi", puzzle.Mate, 0}, {"xiangqi", puzzle.Alliance, 0}} {
		v, _ := catalog.Find(c.id)
		m := New(v, 1)
		pos, err := m.start(1)
		if err != nil {
			t.Fatal(err)
		}
		g := newTable(v, pos, 1)
		if g.goals = goals(v.Info().Board, c.theme); len(g.goals) != c.goals {
			t.Errorf("%s, %s: %d goals", c.id, c.theme, len(g.goals))
		}
		if c.goals == 0 {
			continue
		}
		if ride := g.ride(); ride == game.NoTurn || g.far(ride.To()) >= g.far(ride.From()) {
			t.Errorf("%s, %s: no horse rides nearer by %s", c.id, c.theme, v.Info().FormatTurn(ride))
		}
	}
}

// A given position is searched, and an unreadable one is an error.
func TestPositionsFromElsewhere(t *testing.T) {
	v, _ := catalog.Find("xiangqi")
	m := New(v, 1)
	if err := m.Position("r1bk5/5R3/4b4/p1p3p1p/6N2/2P6/P5P1P/4B4/7r1/2BAKA1R1 w"); err != nil || m.Found() != 1 {
		t.Errorf("%d found, %v", m.Found(), err)
	}
	if m.Position("9 w") == nil {
		t.Error("no error")
	}
}
