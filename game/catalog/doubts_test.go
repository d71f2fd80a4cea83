package catalog

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/notation"
)

// TestDoubts checks that playable positions which no game reaches are described, and that others
// are not doubted.
func TestDoubts(t *testing.T) {
	for _, c := range []struct{ id, position, want string }{
		{"xiangqi", "start", ""},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/4R4/3K5 w", "check e10"},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/4R4/3K5 b", ""},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w", "facing e10"},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 b", "facing e1"},
		{"xiangqi", "rnbakabnr/9/1c5c1/ppppppppp/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "many; stray b7; stray d7; stray f7; stray h7"},
		{"xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P2/1C5C1/9/RNBAKABNP w", "stray i1"},
		{"xiangqi", "3k5/9/9/9/9/9/P8/9/9/P3K4 w", "stray a1"},
		{"xiangqi", "3k5/9/9/9/9/P8/P8/9/9/4K4 w", "file a5"},
		{"xiangqi", "3k5/9/9/9/9/1P7/9/9/9/4K4 w", "stray b5"},
		{"xiangqi", "3k5/9/9/9/PP7/P8/9/9/9/4K4 w", ""},
		{"xiangqi", "3k5/9/9/9/9/B8/9/9/9/4K4 w", "stray a5"},
		{"xiangqi", "3k5/9/9/p8/p8/9/9/9/9/4K4 w", "file a7"},
		{"xiangqi", "rnbakabnr/9/1cr4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "many"},
		{"huanfang", "3k5/9/9/9/9/B8/P8/9/4P4/4K4 w", ""}, // reached by swaps
		{"huanfang", "4k4/9/9/9/9/9/9/9/4R4/3K5 w", "check e10"},
		{"qiji", "4k4/9/9/9/9/9/9/9/9/3K1P3 w m=1,2", "stray f1"},
		{"qice", "4k4/9/9/9/9/9/9/9/9/9/3K1P3 w", "stray f1"},
		{"qice-line", "4k4/9/9/9/9/1P7/9/9/9/3K5 w tiles=15,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", ""},
		{"baige", "4k5/10/10/10/10/10/10/10/P9/4K5 w - - 0 1 -/-", "stray a2"},
		{"baige", "4k5/10/10/10/10/10/10/QQ8/10/4K5 w - - 0 1 -/-", "many"},
		{"baige", "4k5/10/10/10/10/10/10/NNNNNNNNNN/NN8/4K5 w - - 0 1 -/-", ""},
		{"baige", "4k5/10/10/10/10/10/10/NNNNNNNNNN/NNN7/4K5 w - - 0 1 -/-", "many"},
		{"baige", "4k5/10/10/10/10/10/10/BBBBBBBBBB/BBBBBB4/4K5 w - - 0 1 -/-", ""},
		{"yanyi", "start", ""}, {"chibi", "start", ""}, {"mini", "start", ""}, {"guoji", "start", ""}, {"jieqi", "start", ""}, {"anqi", "start", ""},
		{"yanyi", "4,wK,4/9/9/9/17/17/17/17/hK,15,uK/17/17/17/17/9/9/9/3,sP,sK,4 s uws - idle - 0", "stray h1"},
		{"yanyi", "4,wK,4/4,uR,4/9/9/17/17/17/17/hK,15,uK/17/17/17/17/9/9/9/3,sK,5 s uws - idle - 0", "check.side i17"},
		{"yanyi", "4,wK,4/3,wP,wP,wP,3/1,wP,wP,wP,5/9/17/17/17/17/hK,15,uK/17/17/17/17/9/9/9/3,sK,5 s uws - idle - 0", "stray f15; stray g15; stray h15; stray h16; stray i16; stray j16; many"},
	} {
		v, _ := Find(c.id)
		pos, err := notation.ParsePosition(v, c.position, nil)
		if err != nil {
			t.Errorf("%s %s: %v", c.id, c.position, err)
			continue
		}
		var got []string
		for _, f := range game.Doubts(pos) {
			said := strings.TrimPrefix(f.Phrase.Key, "error.position.")
			if f.Square != game.NoSquare {
				said += " " + v.Info().Board.Name(f.Square)
			}
			got = append(got, said)
		}
		if said := strings.Join(got, "; "); !strings.HasPrefix(said, c.want) || c.want == "" && said != "" {
			t.Errorf("%s %s: doubted for %q, want %q", c.id, c.position, said, c.want)
		}
	}
}
