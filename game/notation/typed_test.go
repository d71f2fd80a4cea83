package notation_test

import (
	"errors"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/notation"
)

// A typed turn counts ranks from 0 if no other reading is possible; an illegal turn counted from
// 1 is never read as a turn of another piece.
func TestTypedTurns(t *testing.T) {
	const after = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w"
	for _, c := range []struct{ id, position, text, want string }{
		{"xiangqi", "start", "h2e2", "h3e3"}, {"xiangqi", "start", "H2-E2", "h3e3"}, {"xiangqi", "start", "ｈ２ｅ２", "h3e3"},
		{"xiangqi", "start", "h3e3", "h3e3"}, {"xiangqi", "start", "b0c2", "b1c3"}, {"xiangqi", "start", "a0a1", "a1a2"},
		{"xiangqi", "start", "Che2", "h3e3"}, {"xiangqi", "start", "炮二平五", "h3e3"},
		{"xiangqi", "start", "a1a2", "a1a2"}, {"xiangqi", "start", "g3g4", "g4g5"},
		{"xiangqi", "start", "c4c6", ""}, // the soldier on c4 does not go so far
		{"xiangqi", "start", "b1b3", ""}, // the horse on b1
		{"xiangqi", "start", "h10g8", ""}, {"xiangqi", "start", "h0g10", ""}, {"xiangqi", "start", "h5e5", ""}, {"xiangqi", "start", "zz", ""},
		{"xiangqi", after, "h0g2", "h1g3"}, {"xiangqi", after, "e2e6", "e3e7"},
		{"huanfang", "start", "h2e2", "h3e3"}, {"qiji", "start", "h2e2", "h3e3"},
		{"baige", "start", "a3a4", ""}, // other variants count from 1 only
	} {
		v, _ := catalog.Find(c.id)
		pos, err := v.Parse(c.position, nil)
		if err != nil {
			t.Fatal(err)
		}
		turn, err := notation.Spelling{Info: v.Info()}.Typed(pos, c.text)
		if got := v.Info().FormatTurn(turn); err == nil && got != c.want || err != nil && c.want != "" {
			t.Errorf("%s: %q is %s (%v), want %q", c.id, c.text, got, err, c.want)
		}
	}
}

// A position's fault has a place in its text: the quoted word, or the text of its square or
// rank.
func TestFaultsOfPositionsHaveTheirPlace(t *testing.T) {
	for _, c := range []struct {
		id, position string
		want         int
	}{
		{"xiangqi", "4k4/9/9/9/9/9/9/9/X8/4K4 w", 19}, {"xiangqi", "4k4/9/9/9/9/9/9/9/8X/4K4 w", 20},
		{"xiangqi", "4k4/9/9/8/9/9/9/9/9/4K4 w", 9}, {"xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 x", 25},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/9/9 w", 0},
		{"xiangqi", "9 w", 2}, {"xiangqi", "9/9/9", 6}, {"xiangqi", "4k4/9/9/9/9/9/9/9/9/9/4K4 w", 23},
		{"yanyi", "9/9", 4}, {"yanyi", "4,wK,4/9/9/9/17/17/17/17/hK,15,uK/17/17/17/17/9/9/9/3,sK,5 s uws - idle - 0 more", 77},
		{"qiji", "4k4/9/9/9/9/9/9/9/9/4K4 w m=9,0", 29},
		{"qice", "4k4/9/9/9/9/9/9/9/9/9/4K4 w tiles=1,1,3,4,5,6,7,8/0,0,0,0,0,0,0,0", 29},
		{"yanyi", "wX,3,wK,4/9/9/9/17/17/17/17/hK,15,uK/17/17/17/17/9/9/9/3,sK,5 s uws - idle - 0", 1},
		{"yanyi", "4,wK,4/9/9/9/17/17/17/17/hK,15,uX/17/17/17/17/9/9/9/3,sK,5 s uws - idle - 0", 32},
	} {
		v, _ := catalog.Find(c.id)
		_, err := notation.ParsePosition(v, c.position, nil)
		var faults *game.Faults
		if !errors.As(err, &faults) {
			t.Errorf("%s %s: %v", c.id, c.position, err)
			continue
		}
		got := notation.FaultAt(v.Info(), c.position, &(*faults)[0])
		if got != c.want {
			t.Errorf("%s %s: %v stands at %d, want %d", c.id, c.position, err, got, c.want)
		}
	}
}
