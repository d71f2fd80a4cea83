package search_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/board"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// puzzle is a position with turns that are right at every strength that sees a few plies.
type puzzle struct {
	name    string
	variant string
	pos     string
	right   string // one of these turns
	wrong   string // or any turn but these
	mate    int    // plies to the mate, if there is one
}

// cross writes the board of a Three Kingdoms game from "wK i17" pairs.
func cross(variant, rest string, pieces ...string) string {
	v, _ := catalog.Find(variant)
	b := v.Info().Board
	at := map[game.Square]string{}
	for i := 0; i < len(pieces); i += 2 {
		sq, err := b.Square(pieces[i+1])
		if err != nil {
			panic(err)
		}
		at[sq] = pieces[i]
	}
	text := board.Layout{Board: b, Tokens: true}.Append(nil, func(dst []byte, sq game.Square) ([]byte, bool) {
		token, ok := at[sq]
		return append(dst, token...), ok
	})
	return string(text) + " " + rest
}

// luoyang is Han at its starting points in the cross.
var luoyang = []string{"hK", "a9", "hC", "c9", "hR", "d7", "hR", "d9", "hR", "d11"}

// kings stand at home, with a soldier between those that would face each other.
var kings = []string{"uK", "q9", "uA", "p9", "uP", "n9", "wK", "i17", "sK", "i1", "wP", "i14"}

func kingdoms(rest string, pieces ...string) string {
	return cross("yanyi", rest, slices.Concat(luoyang, pieces)...)
}

var puzzles = []puzzle{
	{name: "takes the rook that hangs", variant: "xiangqi",
		pos: "3akab2/9/4b4/p3r4/9/9/P8/2N1R4/4A4/4KAB2 w", right: "e3e7"},
	{name: "saves the rook", variant: "xiangqi",
		pos: "3akab2/9/4b4/9/2p6/2R6/9/9/4A4/3AK1B2 w", wrong: "c5c6"},
	{name: "mate in one", variant: "xiangqi",
		pos: "5k3/R8/1R7/9/9/9/9/9/9/3K5 w", right: "b8b10 b8e8", mate: 1},
	{name: "mate in two", variant: "xiangqi",
		pos: "4k4/9/9/9/9/9/9/R8/1R7/3K5 w", mate: 3},
	{name: "takes the rook that hangs", variant: "huanfang",
		pos: "3akab2/9/4b4/p3r4/9/9/P8/2N1R4/4A4/4KAB2 w", right: "e3e7"},
	{name: "takes the rook that hangs", variant: "qiji",
		pos: "3akab2/9/4b4/p3r4/9/9/P8/2N1R4/4A4/4KAB2 w", right: "e3e7"},
	{name: "takes the rook that hangs", variant: "weiwo",
		pos: "3akab2/9/4b4/p3r4/9/9/P8/2N1R4/4A4/4KAB2 w", right: "e3e7"},
	{name: "takes the rook that hangs", variant: "qiji16",
		pos: "3akab2/9/4b4/p3r4/9/9/P8/2N1R4/4A4/4KAB2 w", right: "e3e7"},
	{name: "takes the rook that hangs", variant: "qice-line",
		pos: "3akab2/9/4b4/p3r4/9/9/P8/2N1R4/4A4/4KAB2 w", right: "e3e7"},
	{name: "takes the rook that hangs", variant: "qice",
		pos: "3akab2/9/4b4/p3r4/9/9/9/P8/2N1R4/4A4/4KAB2 w", right: "e3e8"},
	{name: "takes the queen that hangs", variant: "baige",
		pos: "5k4/10/10/3q6/10/10/10/3R6/10/5K4 w - - 0 1 -/-", right: "d3d7"},
	{name: "mate in one", variant: "baige",
		pos: "5k4/R9/1R8/10/10/10/10/10/10/5K4 w - - 0 1 -/-", right: "b8b10", mate: 1},
	{name: "makes a queen", variant: "baige",
		pos: "5k4/P9/10/10/10/10/10/10/10/5K4 w - - 0 1 -/-", right: "a9a10=Q"},
	{name: "takes the rook that hangs", variant: "yanyi",
		pos: kingdoms("u uws - idle - 0", slices.Concat(kings, []string{"sP", "i5", "uR", "m7", "wR", "f7"})...), right: "m7f7"},
	{name: "leaves alone the rook that is guarded", variant: "yanyi",
		pos: kingdoms("u uws - idle - 0", slices.Concat(kings, []string{"sP", "i5", "uR", "m7", "wN", "f7", "wP", "f8", "uN", "o12"})...), wrong: "m7f7"},
	{name: "mates and absorbs", variant: "yanyi",
		pos:   kingdoms("u uws - idle - 0", slices.Concat(kings, []string{"uR", "e2", "uR", "m5", "sR", "h12", "sN", "k11"})...),
		right: "m5m1"},
	{name: "mates rather than take a rook and leave the mate to Wei", variant: "yanyi",
		pos: kingdoms("u uws - idle - 0", slices.Concat(kings, []string{
			"uR", "e2", "uR", "m5", "sR", "f5", "sN", "k11", "sN", "j11", "wR", "m12", "wP", "m13"})...),
		right: "m5m1"},
	{name: "deposes the emperor", variant: "yanyi",
		pos: kingdoms("u uws - idle - 0", slices.Concat(kings, []string{"uN", "b7", "uR", "n7", "wR", "f12", "wP", "f14", "sR", "f5", "sP", "i5"})...), right: "b7a9"},
	{name: "takes the rook that hangs", variant: "guoji",
		pos: cross("guoji", "u uws - idle - - 0", "uK", "o8", "wK", "h15", "sK", "h1", "hK", "a8", "hQ", "c8", "hQ", "c10", "hQ", "c6",
			"uR", "l6", "wR", "e6", "sP", "h3", "wP", "h13"), right: "l6e6"},
	{name: "takes the open rook that hangs", variant: "jieqi",
		pos: cross("jieqi", "u uws - idle - 0 u=P,w=P,s=NR,h=CRRR", slices.Concat(kings, []string{
			"hK", "a9", "h~C", "c9", "h~R", "d7", "h~R", "d9", "h~R", "d11",
			"w~P", "e14", "u~P", "n5", "s~P", "i4", "s~N", "f1", "uP", "g7", "wR", "f7"})...), right: "g7f7"},
	{name: "takes what it outranks", variant: "anqi",
		pos:   cross("anqi", "u uws - idle 0 u=-,w=-,s=-", "hK", "e5", "hR", "i5", "hR", "e9", "hR", "e1", "hC", "a5", "uK", "h8", "uR", "c3", "wR", "c4", "wK", "b8", "sK", "h2", "sA", "g2"),
		right: "c3c4"},
}

func TestPuzzles(t *testing.T) {
	for _, p := range puzzles {
		t.Run(p.variant+" "+p.name, func(t *testing.T) {
			v, ok := catalog.Find(p.variant)
			if !ok {
				t.Fatal("not in the catalogue")
			}
			pos, err := v.Parse(p.pos, nil)
			if err != nil {
				t.Fatal(err)
			}
			in := v.Info()
			var deep bool
			for _, l := range []search.Limits{{Level: 7, Nodes: 20_000, Seed: 1}, {Depth: 3}} {
				r := search.New(in).Best(context.Background(), pos, l)
				got := in.FormatTurn(r.Turn)
				if p.right != "" && !slices.Contains(strings.Fields(p.right), got) || slices.Contains(strings.Fields(p.wrong), got) {
					t.Errorf("%+v: %s (score %d, depth %d), want %q, not %q", l, got, r.Score, r.Depth, p.right, p.wrong)
				}
				deep = deep || p.mate == 0 || r.Score == search.Mate-p.mate
			}
			if !deep {
				t.Errorf("no mate in %d plies found", p.mate)
			}
		})
	}
}
