package threekingdoms

import (
	"slices"
	"strings"
	"testing"

	"yanyi/game"
)

// The steps of an elephant, and all points it can ever reach (README.md, Moves of mini).
func TestElephantsOfMiniEnterHan(t *testing.T) {
	p := read(t, "mini", "start", "last")
	b := p.moving.rules.info.Board
	for army, want := range map[game.Army]string{
		game.Shu: "a5 a9 c7 e1 e5 e9 g3 i1 i5",
		game.Wei: "a5 a9 c7 e13 e5 e9 g11 i13 i9",
		game.Wu:  "i5 i9 k7 m5 m9",
	} {
		var names []string
		for sq := range p.moving.rules.roam[army].all {
			names = append(names, b.Name(sq))
		}
		slices.Sort(names)
		if got := strings.Join(names, " "); got != want {
			t.Errorf("army %d stands on %s, want %s", army, got, want)
		}
	}
	p = read(t, "mini", "2,wK,2/5/5/5/3,hR,9/13/hK,2,hC,8,uK/13/3,hR,sB,8/5/5/5/1,sK,3 s uws - idle - 0", "last")
	if got := turnsFrom(t, p, "e5"); !slices.Equal(got, []string{"c7", "g3"}) {
		t.Errorf("from e5 to %v", got)
	}
	play(t, p, "e5c7")
	if got := p.Why(square(t, p, "c7"), square(t, p, "e9")).Key; got != "why.notyours" {
		t.Errorf("Shu's elephant in Wei's turn: %q", got)
	}
}

// A step lies wholly in the home or wholly in Han: from e5 the arena is barred, and the reason
// says so (README.md, Moves of mini).
func TestAnElephantsStepLiesInOneCountry(t *testing.T) {
	p := read(t, "mini", "2,wK,2/5/5/5/3,hR,9/13/hK,2,hC,8,uK/13/3,hR,sB,8/5/5/5/1,sK,3 s uws - idle - 0", "last")
	for pair, want := range map[string]string{"e5g7": "why.home.b.mini", "e5f6": "why.shape.yanyi.b", "e5c7": ""} {
		if got := p.Why(square(t, p, pair[:2]), square(t, p, pair[2:])).Key; got != want {
			t.Errorf("%s: %q, want %q", pair, got, want)
		}
	}
}

// The inventor's own checks hold for the set-up: Wei's horse captures the emperor after five
// leaps at the earliest, Wu's and Shu's after seven (README.md, Board and set-up of mini).
func TestTheTextsOwnChecksOfMini(t *testing.T) {
	p := read(t, "mini", "start", "last")
	m := &p.moving
	for seat, want := range [3]int{game.Wu: 7, game.Wei: 5, game.Shu: 7} {
		horse := game.NewPiece(game.Knight, game.Army(seat))
		start := m.rules.listed(m, horse)[0]
		away := map[game.Square]int{start: 0}
		for queue := []game.Square{start}; len(queue) > 0; queue = queue[1:] {
			for _, to := range m.hops[horse][queue[0]].list() {
				if _, seen := away[to]; !seen && (m.board[to] == game.NoPiece || to == m.rules.throne) {
					away[to] = away[queue[0]] + 1
					queue = append(queue, to)
				}
			}
		}
		if got := away[m.rules.throne]; got != want {
			t.Errorf("seat %d: after %d leaps, want %d", seat, got, want)
		}
	}
}

// Lines 路 are 1 to 13 from each player's own right, and a soldier does not step back
// behind its border line (README.md, Notation, persons and text of mini).
func TestLinesOfMini(t *testing.T) {
	p := read(t, "mini", "start", "last")
	for name, want := range map[string]int{"i1": 5, "h1": 6, "g1": 7, "f1": 8, "e1": 9} {
		if got := p.moving.rules.frame.line(game.Shu, square(t, p, name)); got != want {
			t.Errorf("%s is on line %d, want %d", name, got, want)
		}
	}
	for _, c := range []struct{ from, to, key string }{
		{"k7", "k8", ""}, {"j5", "k5", "why.soldier.border"}, {"j7", "j8", ""},
	} {
		if got := p.Why(square(t, p, c.from), square(t, p, c.to)).Key; got != c.key {
			t.Errorf("%s%s: %q, want %q", c.from, c.to, got, c.key)
		}
	}
}

// On a player's first move a cannon stays in the home of its origin, five by five points
// (README.md, Moves of mini).
func TestCannonsOfMiniStayHomeAtFirst(t *testing.T) {
	const open = "1,wK,3/5/5/5/3,hR,9/13/hK,2,hC,6,uC,1,uK/13/3,hR,9/5/5/5/3,sK,1 u uws - idle "
	for first, want := range map[string]string{"uws": "why.cannon.first", "ws": ""} {
		p := read(t, "mini", open+first+" 0", "last")
		if got := p.Why(square(t, p, "k7"), square(t, p, "h7")).Key; got != want {
			t.Errorf("%s: %q, want %q", first, got, want)
		}
	}
}

// Every person of mini is one of yanyi's by kind and number (README.md, Notation,
// persons and text of mini).
func TestPersonsOfMini(t *testing.T) {
	in := find(t, "mini").Info()
	for _, c := range []struct {
		army game.Army
		kind game.Kind
		want int
	}{{game.Wu, game.Pawn, 3}, {game.Wei, game.Rook, 1}, {game.Shu, game.King, 1}, {game.Han, game.Rook, 2}, {game.Han, game.Pawn, 0}} {
		if got := in.Persons(c.army, c.kind); got != c.want {
			t.Errorf("army %d has %d of kind %d, want %d", c.army, got, c.kind, c.want)
		}
	}
}
