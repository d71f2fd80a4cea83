package stratagem

import (
	"slices"
	"testing"

	"yanyi/game"
)

// TestMarks checks the marks on pieces.
func TestMarks(t *testing.T) {
	for _, c := range []struct {
		name, id, text string
		mark           game.Mark
		want           []string
	}{
		{"check", "xiangqi", "3k5/9/9/9/9/9/9/9/9/3RK4 b", game.MarkCheck, []string{"d10"}},
		{"stale", "qice", "3k5/9/9/9/9/2n3r2/9/9/9/9/R3K4 w stale=g6", game.MarkStale, []string{"g6"}},
		{"held", "qiji16", "3k5/9/9/9/9/9/4p4/3p1p3/4K4/9 b tiles=0,0,0,14,0,0,0,0/0,0,0,0,0,0,0,0", game.MarkHeld, []string{"d3", "f3"}},
		{"two are free", "qice-line", "3k5/9/9/9/9/9/9/3p1p3/4K4/9 b tiles=0,0,0,14,0,0,0,0/0,0,0,0,0,0,0,0", game.MarkHeld, nil},
		{"one is held", "qice-line", "3k5/9/9/9/9/9/4p4/3p5/4K4/9 b tiles=0,0,0,14,0,0,0,0/0,0,0,0,0,0,0,0", game.MarkHeld, []string{"d3"}},
		{"safe from sliding turns", "qiji", "3k5/9/1n7/9/9/1R7/9/9/9/4K4 w m=2,0 cap=b8", game.MarkSafe, []string{"b8"}},
	} {
		p := read(t, c.id, c.text)
		var got []string
		for i, cell := range p.View(game.NoSeat).Cells {
			if cell.Mark&c.mark != 0 {
				got = append(got, p.v.tables.board.Name(game.Square(i)))
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: marked %v, want %v", c.name, got, c.want)
		}
	}
}

// TestSeatViews checks tracks, kinds in force, tiles and pools.
func TestSeatViews(t *testing.T) {
	v := read(t, "qiji", "4k4/9/9/9/9/9/9/9/9/3K5 w m=3,7 pool=RRC/n").View(red)
	if r, b := v.Seats[red], v.Seats[black]; r.Track != 3 || r.Active != 3 || b.Track != 7 || b.Active != 7 ||
		!slices.Equal(r.Pool, []game.Kind{game.Rook, game.Rook, game.Cannon}) || !slices.Equal(b.Pool, []game.Kind{game.Knight}) {
		t.Errorf("tracks and pools: %+v", v.Seats)
	}
	v = read(t, "weiwo", "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w").View(red)
	if !v.Void || v.Seats[red].Active != 0 || v.Seats[black].Active != 0 {
		t.Errorf("both kings on one kind: void %v, %+v", v.Void, v.Seats)
	}
	if want := []int{1, 2, 3, 4, 5, 6, 7, 8}; !slices.Equal(v.Seats[black].Tiles, want) {
		t.Errorf("the palace of weiwo shows %v", v.Seats[black].Tiles)
	}
	v = read(t, "qiji16", "4k4/9/9/9/9/9/9/9/9/3K5 w tiles=9,0,0,0,0,0,0,1/0,0,5,0,0,0,0,0").View(black)
	if v.Void || v.Seats[red].Active != 9 || !slices.Equal(v.Seats[black].Tiles, []int{0, 0, 5, 0, 0, 0, 0, 0}) {
		t.Errorf("tiles: %+v", v.Seats)
	}
	if v.Turns != nil {
		t.Errorf("the side that waits sees %d turns", len(v.Turns))
	}
	if v := read(t, "xiangqi", "start").View(red); v.Seats[red].Tiles != nil || len(v.Turns) != 44 {
		t.Errorf("xiangqi: %+v, %d turns", v.Seats[red], len(v.Turns))
	}
}

// TestBasis checks which turns depend on a stratagem, and which are exchanges.
func TestBasis(t *testing.T) {
	for _, c := range []struct {
		id, text, turn string
		kind           int
		exchange       bool
	}{
		{"xiangqi", "start", "h3e3", 0, false},
		{"qiji", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w m=6,0", "b1c3", 6, false},
		{"qiji", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w m=6,0", "b1d2", 0, false},
		{"qiji", "3k5/9/9/9/9/9/9/9/1C5r1/1N2K4 w m=5,0 cap=h2", "+/b1c3", 6, false},
		{"qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w m=3,0 pool=RN/", "a9a10=R", 3, false},
		{"qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w m=3,0 pool=RN/", "a9a10", 0, false},
		{"weiwo", "P3k4/9/9/9/9/9/9/9/9/3K5 w last=a10 pool=RN/", "d1d2^N", 3, false},
		{"huanfang", "3k5/9/9/9/9/4r4/9/9/2N6/4K4 w", "e1~c2", 0, false},
		{"qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "a2a9", 1, true},
		{"qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "a2a5", 1, false},
		{"qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "a2a3", 0, false},
	} {
		p := read(t, c.id, c.text)
		turn, err := game.Find(&p.v.info, p, c.turn)
		if err != nil {
			t.Fatal(err)
		}
		before := p.String()
		var e game.Explainer = p
		if kind, exchange := e.Basis(turn); kind != c.kind || exchange != c.exchange {
			t.Errorf("%s %s rests on %d, exchange %v; want %d, %v", c.text, c.turn, kind, exchange, c.kind, c.exchange)
		}
		if p.String() != before {
			t.Errorf("asking about %s changed %s to %s", c.turn, before, p)
		}
	}
}
