package stratagem

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

// TestSuppose checks that a supposed kind adds what it adds once it is in force.
func TestSuppose(t *testing.T) {
	for _, c := range []struct {
		name, id, text string
		kind           int
		at             string // "" for the marker
		want           string
	}{
		{"a horse over its leg", "qiji", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w m=0,0", 6, "", "b1a3 b1c3"},
		{"in force already", "qiji", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w m=6,0", 6, "", "b1a3 b1c3"},
		{"slides are left out", "qiji", "3k5/9/9/9/9/9/9/9/1C5r1/1N2K4 w m=0,0 cap=h2", 6, "", "b1a3 b1c3"},
		{"the other side's marker", "qiji", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 b m=0,0", 6, "", ""},
		{"no markers in this game", "weiwo", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w", 6, "", ""},
		{"the king on its point", "qiji16", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w tiles=6,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", 6, "d1", ""},
		{"no such kind there", "weiwo", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w", 6, "d1", ""},
	} {
		p := read(t, c.id, c.text)
		at, before := game.NoSquare, p.String()
		if c.at != "" {
			at = square(t, p, c.at)
		}
		var got []string
		for _, turn := range p.Suppose(nil, c.kind, at) {
			got = append(got, p.v.info.FormatTurn(turn))
		}
		slices.Sort(got)
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s: %q, want %q", c.name, text, c.want)
		}
		if p.String() != before || p.Plies() != 0 {
			t.Errorf("%s: supposing changed %s to %s", c.name, before, p)
		}
	}
}

// TestSupposeTheKingsStep checks that a king that steps to an empty palace point has there what
// was supposed.
func TestSupposeTheKingsStep(t *testing.T) {
	const black = "/0,0,0,0,0,0,0,0"
	found := 0
	for kind := 1; kind <= 16; kind++ {
		tiles := " tiles=" + strings.Repeat("0,", 3) + game.Sprintf("%d", kind) + ",0,0,0,0"
		board := "3k5/9/4n4/9/9/2P3P2/9/1CN3NC1/"
		p := read(t, "qiji16", board+"9/R1BAKAB1R w"+tiles+black)
		there := read(t, "qiji16", board+"4K4/R1BA1AB1R w"+tiles+black)
		var want []game.Turn
		for _, turn := range there.Turns(nil) {
			if n, _ := there.Basis(turn); n == kind && turn.From() != there.king[red] {
				want = append(want, turn)
			}
		}
		if got := p.Suppose(nil, kind, square(t, p, "e2")); !slices.Equal(got, want) {
			t.Errorf("kind %d: supposed %d turns, there are %d", kind, len(got), len(want))
		}
		found += len(want)
	}
	if found == 0 {
		t.Error("no kind adds anything")
	}
}

// TestSupposeKeepsPiecesInTheirPlaces checks that a king and an advisor do not swap if the
// advisor cannot stand there.
func TestSupposeKeepsPiecesInTheirPlaces(t *testing.T) {
	p := read(t, "weiwo", "3k5/9/9/9/9/9/9/9/1C7/1N1AK4 w")
	if s := p.supposed(1, square(t, p, "d1")); s != nil {
		t.Errorf("an advisor stands beside its points: %s", s)
	}
	p = read(t, "weiwo", "3k5/9/9/9/9/9/9/9/1C2R4/1N2K4 w")
	s := p.supposed(4, square(t, p, "e2"))
	if want := "3k5/9/9/9/9/9/9/9/1C2K4/1N2R4 w"; s == nil || s.String() != want {
		t.Errorf("king and rook stand as %v, want %s", s, want)
	}
}

// TestBarriers checks which squares a turn passes over.
func TestBarriers(t *testing.T) {
	for _, c := range []struct{ id, text, turn, want string }{
		{"qiji", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w m=6,0", "b1c3", "b2"},
		{"qiji", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w m=6,0", "b1d2", ""},
		{"xiangqi", "3k5/9/9/9/9/9/9/9/1C7/1N2K4 w", "b2b8", ""},
		{"xiangqi", "3k5/9/1r7/9/9/1p7/9/9/1C7/1N2K4 w", "b2b8", "b5"},
		{"qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "a2a9", "a4"},
		{"qice", "4k4/9/9/9/9/R1n6/9/1r7/9/9/3K5 w stale=c6", "x/a6d6", ""},
	} {
		p := read(t, c.id, c.text)
		turn, err := game.Find(&p.v.info, p, c.turn)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, sq := range p.Barriers(nil, turn) {
			got = append(got, p.v.tables.board.Name(sq))
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s goes over %q, want %q", c.turn, text, c.want)
		}
	}
}

// TestDue checks that a piece in the river is due exactly if another piece's turn leaves it
// stale.
func TestDue(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	seen := 0
	for _, text := range []string{
		"start",
		"4k4/9/9/9/2r3r2/R1n3P2/9/9/9/9/3K5 w tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0",
		"4k4/9/9/9/2r3r2/R1n3P2/9/9/9/9/4K4 w tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0",
	} {
		p := read(t, "qice", text)
		for range 120 {
			turns := p.Turns(nil)
			if len(turns) == 0 {
				break
			}
			seen += checkDue(t, p, turns)
			p.Do(turns[r.IntN(len(turns))])
		}
	}
	if seen == 0 {
		t.Error("nothing was ever due")
	}
	if due := read(t, "xiangqi", "start").Due(nil); due != nil {
		t.Errorf("%v is due where there is no river row", due)
	}
}

// checkDue compares with the effect of turns of other pieces except the king.
func checkDue(t *testing.T, p *position, turns []game.Turn) int {
	t.Helper()
	due := p.Due(nil)
	for _, turn := range turns {
		if turn.From() == p.king[p.side] {
			continue
		}
		was, us := p.stale, p.side
		p.Do(turn)
		for sq := range p.v.tables.board.Points {
			sq := game.Square(sq)
			touched := sq == turn.From() || sq == turn.To() || !p.of[us].Has(sq)
			if stale := p.stale.Has(sq) && !was.Has(sq); !touched && stale != slices.Contains(due, sq) {
				t.Errorf("%s: due %v, after %s stale on %s: %v", p, due, p.v.info.FormatTurn(turn), p.v.tables.board.Name(sq), stale)
			}
		}
		p.Undo()
	}
	return len(due)
}
