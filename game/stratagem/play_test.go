package stratagem

import (
	"slices"
	"testing"

	"yanyi/game"
)

// plays are turns with the position they lead to, grouped by the rules they show.
var plays = []struct {
	name, id, from string
	turns          []string
	want           string
}{
	{"a capture fills the pool and gives the slide", "qiji", "3k5/9/9/9/9/9/9/9/r8/R3K4 w",
		[]string{"a1a2"}, "3k5/9/9/9/9/9/9/9/R8/4K4 b cap=a2 pool=/r"},
	{"the chance to slide is gone after the turn", "qiji", "3k5/9/9/9/9/9/9/9/R8/4K4 b cap=a2 pool=/r",
		[]string{"d10d9"}, "9/3k5/9/9/9/9/9/9/R8/4K4 w pool=/r"},
	{"a slide moves the marker", "qiji", "3k5/9/9/9/9/9/9/9/R8/4K4 b cap=a2 pool=/r",
		[]string{"+/d10d9"}, "9/3k5/9/9/9/9/9/9/R8/4K4 w m=0,1 pool=/r"},
	{"equal markers return to 0", "qiji", "3k5/9/9/9/9/9/9/9/R8/4K4 b m=3,2 cap=a2 pool=/r",
		[]string{"+/d10d9"}, "9/3k5/9/9/9/9/9/9/R8/4K4 w pool=/r"},
	{"a soldier rises for one of the pool", "qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w m=3,0 pool=RRN/",
		[]string{"a9a10=R"}, "R2k5/9/9/9/9/9/9/9/9/4K4 b m=3,0 pool=RN/"},
	{"one that stays while it might have risen has missed", "qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w m=3,0 pool=RRN/",
		[]string{"a9a10"}, "P2k5/9/9/9/9/9/9/9/9/4K4 b m=3,0 missed=a10 pool=RRN/"},
	{"nothing to bring back is missed, too", "qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w m=3,0",
		[]string{"a9a10"}, "P2k5/9/9/9/9/9/9/9/9/4K4 b m=3,0 missed=a10"},
	{"not in force: a second chance is kept", "qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w pool=R/",
		[]string{"a9a10"}, "P2k5/9/9/9/9/9/9/9/9/4K4 b last=a10 pool=R/"},
	{"it passes with the next own turn", "qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w pool=R/",
		[]string{"a9a10", "d10d9", "e1e2"}, "P8/3k5/9/9/9/9/9/9/4K4/9 b missed=a10 pool=R/"},
	{"a missed soldier takes its mark along", "qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w pool=R/",
		[]string{"a9a10", "d10d9", "a10b10"}, "1P7/3k5/9/9/9/9/9/9/9/4K4 b missed=b10 pool=R/"},
	{"captured, it leaves no mark", "qiji", "P2k4r/9/9/9/9/9/9/9/9/4K4 b last=a10 pool=R/",
		[]string{"d10d9", "e1e2", "i10a10"}, "r8/3k5/9/9/9/9/9/9/4K4/9 w cap=a10 pool=R/"},
	{"the second chance by a slide, and the risen rook moves", "qiji", "P8/3k5/9/9/9/9/9/9/4K4/2r6 w m=4,0 cap=c1 last=a10 pool=R/",
		[]string{"-^R/a10a1"}, "9/3k5/9/9/9/9/9/9/4K4/R1r6 b m=3,0"},
	{"the king steps onto 升底兵", "weiwo", "P3k4/9/9/9/9/9/9/9/9/3K5 w last=a10 pool=RN/",
		[]string{"d1d2^N"}, "N3k4/9/9/9/9/9/9/9/3K5/9 b pool=R/"},
	{"a swap counts as the king's move", "weiwo", "P3k4/9/9/9/9/r2K5/9/9/3R5/9 w last=a10 pool=R/",
		[]string{"d5~d2^R"}, "R3k4/9/9/9/9/r2R5/9/9/3K5/9 b"},
	{"king and horse change places", "huanfang", "3k5/9/9/9/9/4r4/9/9/2N6/4K4 w",
		[]string{"e1~c2"}, "3k5/9/9/9/9/4r4/9/9/2K6/4N4 b"},
	{"king and rook change places over the piece that 車可越 passes", "weiwo", "3k5/9/9/4r4/9/9/9/RN2K4/9/9 w",
		[]string{"e3~a3"}, "3k5/9/9/4r4/9/9/9/KN2R4/9/9 b"},
	{"and round the corner that 外環車 turns", "qiji16", "4k4/9/9/3r5/9/9/R8/9/9/3K5 w tiles=10,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0",
		[]string{"d1~a4"}, "4k4/9/9/3r5/9/9/K8/9/9/3R5 b tiles=10,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0"},
	{"king and horse over the piece that 斜跨馬 jumps", "qiji16", "4k4/9/9/3r5/9/9/1N7/2p6/3K5/9 w tiles=0,0,11,0,0,0,0,0/0,0,0,0,0,0,0,0",
		[]string{"d2~b4"}, "4k4/9/9/3r5/9/9/1K7/2p6/3N5/9 b tiles=0,0,11,0,0,0,0,0/0,0,0,0,0,0,0,0"},
	{"an exchange takes both and fills both pools", "qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0",
		[]string{"a2a9"}, "4k4/9/9/9/9/9/9/P8/9/9/3K5 b pool=R/r tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0"},
	{"what stays in the river goes stale", "qice", "3k5/9/9/9/9/2R4P1/9/P8/9/9/4K4 w",
		[]string{"c6d6"}, "3k5/9/9/9/9/3R3P1/9/P8/9/9/4K4 b stale=h6"},
	{"a stale piece that moves is stale no more", "qice", "3k5/9/9/9/9/2R4P1/9/P8/9/9/4K4 w stale=c6,h6",
		[]string{"c6d6"}, "3k5/9/9/9/9/3R3P1/9/P8/9/9/4K4 b stale=h6"},
	{"a sweep takes all that is stale", "qice", "3k5/9/9/9/9/2n3rp1/9/9/9/9/R3K4 w stale=c6,g6,h6",
		[]string{"x/e1e2"}, "3k5/9/9/9/9/9/9/9/9/4K4/R8 b pool=/rn"},
	{"not swept, they stay stale", "qice", "3k5/9/9/9/9/2n3rp1/9/9/9/9/R3K4 w stale=c6,g6,h6",
		[]string{"e1e2"}, "3k5/9/9/9/9/2n3rp1/9/9/9/4K4/R8 b stale=c6,g6,h6"},
	{"a king that leaves 水鬼兵 leaves its soldiers stale", "qice", "5k3/9/2p6/9/9/P7R/9/9/9/9/3K5 w tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0",
		[]string{"d1d2"}, "5k3/9/2p6/9/9/P7R/9/9/9/3K5/9 b tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 stale=a6,i6"},
	{"in force they stay unmarked", "qice", "5k3/9/2p6/9/9/P7R/9/9/9/9/3K5 w tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0",
		[]string{"i6h6", "c9c8", "h6g6"}, "5k3/9/9/2p6/9/P5R2/9/9/9/9/3K5 b tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0"},
	{"the mark vanishes when ghosts come into force", "qice", "4k4/9/2p6/9/9/P7R/9/9/9/9/4K4 w tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 stale=a6,i6",
		[]string{"e1d1"}, "4k4/9/2p6/9/9/P7R/9/9/9/9/3K5 b tiles=32,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 stale=i6"},
	{"the last mover is noted for a side with 臥底兵", "qice-line", "r2k5/9/9/2P6/9/9/9/9/9/5K3 b tiles=0,23,0,0,0,0,0,0/0,0,0,0,0,0,0,0",
		[]string{"a10b10"}, "1r1k5/9/9/2P6/9/9/9/9/9/5K3 w tiles=0,23,0,0,0,0,0,0/0,0,0,0,0,0,0,0 lm=R@b10"},
	{"and for nobody else", "qice-line", "r2k5/9/9/2P6/9/9/9/9/9/5K3 b tiles=0,22,0,0,0,0,0,0/0,23,0,0,0,0,0,0",
		[]string{"a10b10"}, "1r1k5/9/9/2P6/9/9/9/9/9/5K3 w tiles=0,22,0,0,0,0,0,0/0,23,0,0,0,0,0,0"},
	{"the ford of the river board", "qice", "3k5/9/9/9/r8/9/P8/9/9/9/4K4 w",
		[]string{"a5a7"}, "3k5/9/9/9/P8/9/9/9/9/9/4K4 b pool=/r"},
}

func TestPlays(t *testing.T) {
	for _, c := range plays {
		t.Run(c.name, func(t *testing.T) {
			p := read(t, c.id, c.from)
			play(t, p, c.turns...)
			if got := p.String(); got != c.want {
				t.Errorf("after %v\n got %s\nwant %s", c.turns, got, c.want)
			}
			for p.Plies() > 0 {
				p.Undo()
			}
			if got := p.String(); got != read(t, c.id, c.from).String() {
				t.Errorf("taken back it is %s", got)
			}
		})
	}
}

// TestEvents checks that the events of a turn are listed in their order.
func TestEvents(t *testing.T) {
	for _, c := range []struct {
		id, from, turn string
		want           []game.EventType
	}{
		{"xiangqi", "3k5/9/9/9/9/9/9/9/r8/R3K4 w", "a1a2", []game.EventType{game.Captured, game.Moved}},
		{"xiangqi", "3k5/9/9/9/9/9/9/9/9/R3K4 w", "a1a10", []game.EventType{game.Moved, game.Check}},
		{"xiangqi", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "b1b10", []game.EventType{game.Moved, game.Check, game.Ended}},
		{"xiangqi", "3k5/9/9/9/9/9/9/9/9/R3K4 w", "r:resign", []game.EventType{game.WentOut, game.Ended}},
		{"qiji", "3k5/9/9/9/9/9/9/9/R8/4K4 b m=3,2 cap=a2", "+/d10d9", []game.EventType{game.Slid, game.Cancelled, game.Moved}},
		{"qiji", "P8/3k5/9/9/9/9/9/9/4K4/2r6 w m=4,0 cap=c1 last=a10 pool=R/", "-^R/a10a1",
			[]game.EventType{game.Slid, game.Activated, game.Promoted, game.Moved}},
		{"qiji", "3k5/P8/9/9/9/9/9/9/9/4K4 w m=3,0 pool=RRN/", "a9a10=R",
			[]game.EventType{game.Moved, game.Promoted, game.Check}},
		{"weiwo", "9/9/5k3/9/9/9/1nP6/9/1C1K5/1N7 w", "d2d3", []game.EventType{game.Moved, game.Cancelled}},
		{"weiwo", "9/9/5k3/9/9/9/9/3K5/1C7/1N7 w", "d3d2", []game.EventType{game.Moved, game.Activated, game.Activated}},
		{"weiwo", "P3k4/9/9/9/9/9/9/9/9/3K5 w last=a10 pool=RN/", "d1d2^R",
			[]game.EventType{game.Moved, game.Promoted, game.Activated, game.Check}},
		{"huanfang", "3k5/9/9/9/9/4r4/9/9/2N6/4K4 w", "e1~c2", []game.EventType{game.Swapped}},
		{"weiwo", "3k5/9/9/4r4/9/9/9/RN2K4/9/9 w", "e3~a3", []game.EventType{game.Swapped, game.Activated}},
		{"qice", "4k4/9/r8/9/9/9/9/P8/9/R8/3K5 w tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "a2a9", []game.EventType{game.Exchanged}},
		{"qice", "3k5/9/9/9/9/2n1p4/9/9/9/9/R3K4 w stale=c6,e6", "x/e1e2", []game.EventType{game.Swept, game.Swept, game.Moved}},
		{"qice", "3k5/9/9/9/9/2R4P1/9/P8/9/9/5K3 w", "c6d6", []game.EventType{game.Moved, game.Stale, game.Check}},
	} {
		p := read(t, c.id, c.from)
		play(t, p, c.turn)
		var got []game.EventType
		for _, e := range p.Events(nil) {
			got = append(got, e.Type)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s %s %s: events %v, want %v", c.id, c.from, c.turn, got, c.want)
		}
	}
}
