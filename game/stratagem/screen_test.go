package stratagem

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

// stand is a position of pieces written as letter and square ("Cd1 ke9"), with the side to move
// and the fields after the board.
func stand(t *testing.T, id, pieces, rest string) *position {
	t.Helper()
	v := rulesOf(t, id)
	at := map[string]byte{}
	for _, piece := range strings.Fields(pieces) {
		at[piece[1:]] = piece[0]
	}
	p := newPosition(v)
	text := p.layout().Append(nil, func(dst []byte, sq game.Square) ([]byte, bool) {
		l, ok := at[v.tables.board.Name(sq)]
		return append(dst, l), ok
	})
	return read(t, id, string(text)+" "+rest)
}

// struckFrom are the squares from which the king of the side to move is attacked.
func (p *position) struckFrom() string {
	var from []string
	for _, sq := range p.Check(nil, p.side) {
		from = append(from, p.v.tables.board.Name(sq))
	}
	return strings.Join(from, " ")
}

// goes reports whether a turn goes from one square to another.
func (p *position) goes(t *testing.T, from, to string) bool {
	t.Helper()
	a, b := square(t, p, from), square(t, p, to)
	return slices.ContainsFunc(p.Turns(nil), func(turn game.Turn) bool { return turn.From() == a && turn.To() == b })
}

// TestLoneCannonStrikesOnTheRibs checks the rule's own example 单炮帅对单象将: the cannon attacks the
// king from anywhere on the palace's outer files while its own king stands on another file and
// no piece may interpose; on the middle file the elephant may interpose, except below the king
// on e8.
func TestLoneCannonStrikesOnTheRibs(t *testing.T) {
	for file := 'd'; file <= 'f'; file++ {
		for cannon := 1; cannon <= 5; cannon++ {
			for king := 8; king <= 10; king++ {
				want := ""
				if file != 'e' || king == 8 {
					want = fmt.Sprintf("%c%d", file, cannon)
				}
				for _, own := range palaceNames(file) {
					pieces := fmt.Sprintf("C%c%d k%c%d bc10 K%s", file, cannon, file, king, own)
					p := stand(t, "qiji", pieces, "b m=1,0")
					if got := p.struckFrom(); got != want || p.checked != (want != "") {
						t.Errorf("%s: struck from %q, want %q", pieces, got, want)
					}
				}
			}
		}
	}
}

// palaceNames are Red's palace points on other files than the given one.
func palaceNames(but rune) (names []string) {
	for file := 'd'; file <= 'f'; file++ {
		for rank := 1; rank <= 3 && file != but; rank++ {
			names = append(names, fmt.Sprintf("%c%d", file, rank))
		}
	}
	return names
}

// shotsAtKings are kings to move, with the squares that attack them.
var shotsAtKings = []struct {
	name, id, pieces, rest string
	from                   string
}{
	{"Black owns it as Red does", "qiji", "cf9 Kf1 bc10 kd10", "w m=0,1", "f9"},
	{"the own king stands behind the cannon", "qiji", "Cd3 kd10 bc10 Kd1", "b m=1,0", "d3"},
	{"the own advisor is counted", "qiji", "Cd1 kd10 bc10 Ke1 Ae2", "b m=1,0", ""},
	{"behind the cannon no advisor comes between", "qiji", "Cd3 kd10 bc10 Kf1 Ae2", "b m=1,0", "d3"},
	{"below its king no enemy advisor comes between", "qiji", "Cd1 kd8 ad10 bc10 Ke1", "b m=1,0", "d1"},
	{"an enemy advisor is counted", "qiji", "Cd1 kd10 ae9 bc10 Ke1", "b m=1,0", ""},
	{"a rook may come between", "qiji", "Cd1 kd10 bc10 ra10 Ke1", "b m=1,0", ""},
	{"the own soldier may come between", "qiji", "Cd1 kd10 bc10 Ke1 Pa6", "b m=1,0", ""},
	{"the setting of weiwo", "weiwo", "Cf2 kf9 bc10 Kd1", "b", "f2"},
	{"both kings on one kind: nobody has it", "weiwo", "Cf5 kf10 bc10 Kd1", "b", ""},
	{"the enemy king outside his palace", "weiwo", "Cb2 kb7 bg10 Kd1", "b", "b2"},
	{"the tile of qiji16", "qiji16", "Cf2 kf9 bc10 Kd1", "b tiles=1,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "f2"},
	{"no tile, no shot", "qiji16", "Cf2 kf9 bc10 Kd1", "b", ""},
	{"the tile of qice, the river's point between", "qice", "Cf2 kf10 bc11 Kd1", "b tiles=27,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "f2"},
	{"from the river row nothing is struck", "qice", "Cf6 kf10 bc11 Kd1", "b tiles=27,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", ""},
	{"the tile of qice-line", "qice-line", "Cf2 kf9 bc10 Kd1", "b tiles=27,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0", "f2"},
}

// TestAgainstTheKingTheOwnKingIsNotCounted checks that "when the target is the enemy king, the
// cannon's own king is not counted, wherever either king stands".
func TestAgainstTheKingTheOwnKingIsNotCounted(t *testing.T) {
	for _, c := range shotsAtKings {
		p := stand(t, c.id, c.pieces, c.rest)
		if from := p.struckFrom(); from != c.from || p.checked != (c.from != "") {
			t.Errorf("%s: %s is struck from %q, want %q", c.name, p, from, c.from)
		}
	}
}

// TestAgainstOthersTheOwnKingCounts checks that "against any other target he counts as before".
func TestAgainstOthersTheOwnKingCounts(t *testing.T) {
	tile := " tiles=27,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0"
	for _, c := range []struct {
		name, id, pieces, rest, from, to string
		open                             bool
	}{
		{"he may come to d2", "qiji", "Cd1 rd7 ke10 Kf1", "w m=1,0", "d1", "d7", false},
		{"he may come to d3", "qiji", "Cd2 rd7 ke10 Kf1", "w m=1,0", "d2", "d7", false},
		{"before his palace he may not", "qiji", "Cd3 rd7 ke10 Kf1", "w m=1,0", "d3", "d7", true},
		{"nor may the other king", "qiji", "Cd3 rd9 ke10 Kf1", "w m=1,0", "d3", "d9", false},
		{"off the palaces' files neither counts", "qiji", "Cb1 rb10 ke10 Kf1", "w m=1,0", "b1", "b10", true},
		{"Black's king counts for Black's cannon", "qiji", "cf10 Rf4 Ke1 kd10", "b m=0,1", "f10", "f4", false},
		{"weiwo", "weiwo", "Cf1 rf8 ke10 Kd1", "w", "f1", "f8", false},
		{"qice", "qice", "Cf1 rf9 ke11 Kd1", "w" + tile, "f1", "f9", false},
		{"qice-line", "qice-line", "Cf1 rf8 ke10 Kd1", "w" + tile, "f1", "f8", false},
	} {
		p := stand(t, c.id, c.pieces, c.rest)
		if open := p.goes(t, c.from, c.to); open != c.open {
			t.Errorf("%s: %s: %s%s is open %v, want %v", c.name, p, c.from, c.to, open, c.open)
		}
		why := p.Why(square(t, p, c.from), square(t, p, c.to))
		if want := map[bool]string{true: "", false: "why.rivercannon"}[c.open]; why.Key != want {
			t.Errorf("%s: %s: %s%s is told %q, want %q", c.name, p, c.from, c.to, why.Key, want)
		}
	}
}

// TestKingsKeepOffTheStruckRib checks that a king may not step onto an attacked point and that
// no move may leave him on one; the reason names the attacking square.
func TestKingsKeepOffTheStruckRib(t *testing.T) {
	for _, c := range []struct{ pieces, from, to, key string }{
		{"Cd3 ke10 bg10 Kf1", "e10", "d10", "why.into"},
		{"Cd3 kd10 bg10 Kf1", "g10", "e8", "why.still"},
		{"Cd3 kd10 bg10 Kf1", "d10", "e10", ""},
		{"Cd3 kd10 rd6 bg10 Kf1", "d6", "a6", ""}, // the rook may come back
		{"Cd3 kd10 pd5 bg10 Kf1", "d5", "c5", ""}, // the soldier may, too, across the river
	} {
		p := stand(t, "qiji", c.pieces, "b m=1,0")
		if why := p.Why(square(t, p, c.from), square(t, p, c.to)); why.Key != c.key {
			t.Errorf("%s: %s%s is told %q, want %q", p, c.from, c.to, why.Key, c.key)
		}
	}
}
