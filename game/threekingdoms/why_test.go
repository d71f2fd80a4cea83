package threekingdoms

import (
	"strings"
	"testing"

	"yanyi/game"
)

// Every reason that a player may be given occurs where it applies.
func TestWhy(t *testing.T) {
	const (
		yStart = "start"
		// Shu to move: an elephant pinned before its king, an ally's chariot nearby.
		pinned = "4,wK,4/9/4,wR,4/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/4,sB,4/9/4,sK,4 s uws - idle - 0"
		allied = "3,wK,5/9/9/9/17/17/17/1,hR:w,15/hC:w,hK:w,hR:w,13,uK/1,hR:w,15/17/17/sR,3,uR,12/9/9/9/4,sK,4 s uws us spent - 0"
		hit    = "3,wK,5/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/8,uR,8/9/9/9/sR,3,sK,4 s uws - idle - 0"
		under  = "4,wK,4/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/sR,16/8,uR,8/9/9/9/4,sK,4 s uws - idle - 0"
		corner = "4,wK,4/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,12,uK/17/3,hR,13/17/17/9/sN,8/9/3,sK,5 s uws - idle - 0"
		war    = "4,wK,4/9/9/9/17/17/17/17/hK:s,hR:s,14,uK/17/17/17/17/9/9/9/3,sK,5 s uws uw spent - 0"
		edge   = "4,wK,4/9/9/9/17/17/17/17/2,hK:s,13,uK/17/17/17/17/9/9/9/3,sK,5 s uws uw spent - 0"
		foe    = "4,wK,4/9/9/9/17/17/17/17/hK:u,15,uK/2,sN,14/17/17/17/9/9/9/3,sK,5 s uws ws spent - 0"
		gWar   = "4,wK,4/9/9/15/15/15/15/2,hK:s,11,uK/15/15/15/15/9/9/3,sK,5 s uws uw spent - - 0"
		gPawns = "9/4,wK,4/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/5,uP,9/5,wN,9/9/1,sP,1,sP,5/4,sK,3,sR s uws - idle l1 - 0"
	)
	for _, c := range []struct{ id, position, pair, key string }{
		{"yanyi", yStart, "i9i10", "why.nopiece"},
		{"yanyi", yStart, "i1i2", "why.notyours"},
		{"yanyi", yStart, "c9d9", "why.idle"},
		{"yanyi", yStart, "a9b9", "why.emperor.own"},
		{"yanyi", under, "a9a9", "why.checked"},
		{"yanyi", under, "a6a9", "why.checked"},
		{"yanyi", under, "a6b6", "why.still"},
		{"yanyi", under, "a6a5", "why.still"},
		{"yanyi", corner, "e3d5", "why.horse.block"},
		{"yanyi", corner, "e3f5", ""},
		{"yanyi", war, "a9a10", ""},
		{"yanyi", war, "a9b9", "why.own"},
		{"yanyi", war, "a9b10", "why.shape.emperor"},
		{"yanyi", edge, "c9d9", "why.emperor.luoyang"},
		{"guoji", gWar, "c8d9", "why.emperor.luoyang"},
		{"guoji", gWar, "c8b9", ""},
		{"guoji", gWar, "c8a8", "why.shape.emperor.guoji"},
		{"yanyi", foe, "c8a9", "why.emperor.never"},
		{"yanyi", yStart, "q5q6", "why.own"},
		{"yanyi", yStart, "q5p6", "why.shape.yanyi.r"},
		{"yanyi", yStart, "q5q13", "why.blocked"},
		{"yanyi", yStart, "o6l6", "why.cannon.first"},
		{"yanyi", yStart, "o6c6", "why.cannon.first"},
		{"yanyi", yStart, "o6o13", "why.cannon.empty"},
		{"yanyi", yStart, "o6q6", "why.own"},
		{"yanyi", yStart, "o6p7", "why.shape.yanyi.c"},
		{"yanyi", yStart, "q9p10", "why.shape.yanyi.k"},
		{"yanyi", yStart, "q8p8", "why.shape.yanyi.a"},
		{"yanyi", yStart, "q8p7", "why.palace.a"},
		{"yanyi", yStart, "o6o11", ""},
		{"yanyi", yStart, "q7p7", "why.shape.yanyi.b"},
		{"yanyi", yStart, "n5o5", "why.soldier.border"},
		{"yanyi", yStart, "n5l5", "why.shape.yanyi.p"},
		{"yanyi", yStart, "q6q8", "why.shape.yanyi.n"},
		{"yanyi", yStart, "q6p6", "why.shape.yanyi.n"},
		{"yanyi", yStart, "q9q9", ""},
		{"yanyi", yStart, "q9q10", "why.own"},
		{"yanyi", yStart, "q5q5", ""},
		{"yanyi", yStart, "q5p5", ""},
		{"yanyi", pinned, "i3k5", "why.leaves"},
		{"yanyi", pinned, "i3i3", "why.pinned"},
		{"yanyi", allied, "a5e5", "why.ally"},
		{"yanyi", allied, "a5k5", "why.blocked.allied"},
		{"yanyi", allied, "a5a6", ""},
		{"yanyi", hit, "e1e5", "why.still"},
		{"yanyi", hit, "i1i2", "why.into"},
		{"yanyi", hit, "e1g1", "why.still"},
		{"yanyi", hit, "i1h1", "why.facing"},
		{"guoji", gPawns, "e2e5", "why.shape.guoji.p.home"},
		{"guoji", gPawns, "e2f3", "why.pawn.nothing"},
		{"guoji", gPawns, "g2f3", "why.pawn.nothing"},
		{"guoji", gPawns, "e2e4", ""},
		{"guoji", gPawns, "h1j1", ""},
		{"guoji", gPawns, "h1f1", "why.castle.gone"},
		{"guoji", gPawns, "l1d1", "why.blocked"},
		{"guoji", gPawns, "l1k2", "why.shape.guoji.r"},
		{"guoji", "start", "d1f2", "why.notyours"},
		{"guoji", "start", "o8o10", "why.castle.between"},
		{"guoji", "start", "n4l4", ""},
		{"guoji", "start", "n4k4", "why.shape.guoji.p.home"},
		{"guoji", "start", "n4o5", "why.shape.guoji.p.home"},
		{"guoji", "9/4,wK,4/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/15/9/8,sB/4,sK,4 s uws - idle - - 0", "l2n4", "why.gap"},
		{"jieqi", "start", "q5p6", "why.shape.hidden"},
		{"jieqi", "start", "d11e11", "why.idle"},
	} {
		p := read(t, c.id, c.position, "last")
		turn, err := p.moving.rules.info.ParseTurn(c.pair)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Why(turn.From(), turn.To()); got.Key != c.key {
			t.Errorf("%s %s: %q, want %q\n%s", c.id, c.pair, got.Key, c.key, p)
		}
	}
}

// Lines are numbered from each player's own right; diagonal movers and 平 name the line reached,
// straight movers the number of steps (README.md, Notation).
func TestNotation(t *testing.T) {
	for _, c := range []struct {
		id, position, turn string
		key, dir           string
		n, m               int
	}{
		{"yanyi", "start", "q12o13", "notation.line", "notation.advance", 6, 5},
		{"yanyi", "start", "o12o11", "notation.line", "notation.traverse", 6, 7},
		{"yanyi", "start", "n9m9", "notation.line", "notation.advance", 9, 1},
		{"yanyi", "start", "q13p13", "notation.line", "notation.advance", 5, 1},
	} {
		p := read(t, c.id, c.position, "last")
		turn, err := game.Find(&p.moving.rules.info, p, c.turn)
		if err != nil {
			t.Fatal(err)
		}
		got := p.Notate(turn)
		if got.Key != c.key || number(got, "n") != c.n || number(got, "m") != c.m || phrase(got, "dir").Key != c.dir {
			t.Errorf("%s %s: %+v", c.id, c.turn, got)
		}
	}
}

func number(p game.Phrase, name string) int {
	for _, a := range p.Args {
		if a.Name == name && a.Kind == game.ArgNumber {
			return a.N
		}
	}
	return -1
}

func phrase(p game.Phrase, name string) game.Phrase {
	for _, a := range p.Args {
		if a.Name == name && a.Phrase != nil {
			return *a.Phrase
		}
	}
	return game.Phrase{}
}

// Pieces of a kind on one line are distinguished by their order; face-down pieces are marked.
func TestNotationOfOthers(t *testing.T) {
	p := read(t, "yanyi", "3,wK,5/9/9/9/17/17/3,hR,4,sP,8/8,sP,8/hK,1,hC,hR,4,sP,7,uK/17/3,hR,13/17/4,sR,12/9/9/4,sR,4/4,sK,4 s uws - idle - 0", "last")
	for turn, pos := range map[string]string{"i11h11": "notation.front", "i10h10": "notation.middle", "i9h9": "notation.rear"} {
		got := notated(t, p, turn)
		if got.Key != "notation.tandem" || phrase(got, "pos").Key != pos {
			t.Errorf("%s: %+v", turn, got)
		}
	}
	p = read(t, "jieqi", "start", "last")
	for _, turn := range []string{"q12o13*P", "q12o13"} {
		if got := notated(t, p, turn); got.Key != "notation.hidden" {
			t.Errorf("%s: %+v", turn, got)
		}
	}
}

// guoji is written in coordinates, a capture with a cross (README.md, Coordinates).
func TestNotationInCoordinates(t *testing.T) {
	p := read(t, "guoji", "9/4,wK,4/9/15/15/15/2,uP,12/2,hK:s,11,uK/15/15/15/15/9/9/4,sK,3,sR s uws uw spent l1 - 0", "last")
	for turn, key := range map[string]string{"c8c9": "notation.coord.takes", "c8b9": "notation.coord", "h1j1": "notation.coord"} {
		got := notated(t, p, turn)
		if got.Key != key || p.moving.rules.info.Board.Label(got.Args[2].Square) != strings.ToUpper(turn[2:]) {
			t.Errorf("%s: %+v", turn, got)
		}
	}
}

func notated(t *testing.T, p *position, text string) game.Phrase {
	t.Helper()
	turn, err := game.Find(&p.moving.rules.info, p, text)
	if err != nil {
		t.Fatal(err)
	}
	return p.Notate(turn)
}
