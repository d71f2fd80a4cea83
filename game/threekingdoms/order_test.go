package threekingdoms

import (
	"slices"
	"testing"

	"yanyi/game"
)

// Positions with three kings and little else.
const (
	// Wu checks Shu, out of order, by m9h9.
	sparse = "5,wK,3/9/9/wR,8/17/17/3,hR,13/17/hK,1,hC,hR,8,uR,uP,2,uK/17/3,hR,13/17/17/sR,8/9/9/3,sK,5 u uws - idle - 0"
	// Wu mates Wei by e10i10; Wei has a horse to leave behind.
	backRank = "3,wR,wK,wR,3/9/9/9/17/17/3,hR,13/4,uR,12/hK,1,hC,hR,3,uR,1,uR,3,uP,2,uK/17/3,hR,13/17/8,sP,8/9/9/1,sN,7/4,sK,4 u uws - idle - 0"
)

// 被将先走: the only player in check moves next, even out of order, and play continues
// counter-clockwise from there (README.md, Check, turn order).
func TestTheCheckedMoveFirst(t *testing.T) {
	p := read(t, "yanyi", sparse, "last")
	play(t, p, "m9h9")
	if p.moving.turn != game.Shu {
		t.Fatalf("after the check on Shu %c is to move", p.moving.rules.info.Seats[p.moving.turn].Letter)
	}
	if got := p.Why(square(t, p, "e14"), square(t, p, "e15")); got.Key != "why.notyours" || got.Args[0].Seat != game.Wei {
		t.Errorf("Wei's piece: %v", got)
	}
	play(t, p, "h1i1")
	if p.moving.turn != game.Wu {
		t.Errorf("after Shu's answer %c is to move", p.moving.rules.info.Seats[p.moving.turn].Letter)
	}
}

// After a resignation the player after the last mover is next (README.md, Going out).
func TestResigning(t *testing.T) {
	for _, c := range []struct {
		name  string
		turns []string
		tail  string
	}{
		{"on turn at the start", []string{"u:resign"}, "w ws - idle uws 0"},
		{"next at the start", []string{"w:resign"}, "u us - idle uws 0"},
		{"last at the start", []string{"s:resign"}, "u uw - idle uws 0"},
		{"on turn after Wu", []string{"o6p6", "w:resign"}, "s us - idle ws 0"},
		{"not on turn after Wu", []string{"o6p6", "s:resign"}, "w uw - idle ws 0"},
		{"who moved last", []string{"o6p6", "u:resign"}, "w ws - idle ws 0"},
		{"two in a row", []string{"s:resign", "w:resign"}, "u u - idle uws 0"},
	} {
		p := read(t, "yanyi", "start", "last")
		play(t, p, c.turns...)
		if got := tail(p); got != c.tail {
			t.Errorf("%s: %s, want %s", c.name, got, c.tail)
		}
	}
}

// In check and out of order: when the player who answers resigns, the last mover's other rival
// moves, not the last mover again.
func TestResigningOutOfOrder(t *testing.T) {
	p := read(t, "yanyi", sparse, "last")
	play(t, p, "m9h9", "s:resign")
	if p.moving.turn != game.Wei {
		t.Errorf("%c is to move, want w", p.moving.rules.info.Seats[p.moving.turn].Letter)
	}
}

// Mate, absorption, and their events (README.md, Going out).
func TestMateTellsOfItself(t *testing.T) {
	p := read(t, "yanyi", "4,wK,4/9/2,wP,6/9/17/17/3,hR,13/4,uR,12/hK,1,hC,hR,3,uR,1,uR,3,uP,2,uK/17/3,hR,13/17/8,sP,8/9/9/1,sN,7/4,sK,4 u uws - idle - 0", "last")
	play(t, p, "e10i10")
	want := []game.EventType{game.Moved, game.Check, game.Removed, game.Absorbed, game.WentOut}
	if got := types(p); !slices.Equal(got, want) {
		t.Errorf("events %v, want %v", got, want)
	}
	soldier := square(t, p, "g15")
	if p.View(game.NoSeat).Cells[soldier].Commander != game.Wu {
		t.Error("Wei's soldier is not Wu's")
	}
	if got := tail(p); got != "s us - idle - 0" {
		t.Errorf("after the mate: %s", got)
	}
}

// The absorber is the last mover if it attacks, whoever else does; an ally's piece does not
// count as an attack.
func TestAbsorber(t *testing.T) {
	for _, c := range []struct{ name, position, turn, board string }{
		{"fallback: the hostile attacker, not the last mover",
			"4,wK,4/sR,8/9/wN,8/17/17/3,hR,13/17/hK,1,hC,hR,3,sR,uR,sR,3,uP,2,uK/17/3,hR,13/17/17/9/4,sK,4/9/9 u uws - idle - 0", "i9j9", "wN:s"},
		{"the last mover",
			"uR,3,wK,4/6,wP,2/9/9/17/8,uN,8/3,hR,13/17/hK,1,hC,hR,3,sR,1,sR,3,uP,2,uK/8,sR,8/3,hR,13/17/17/9/9/9/5,sK,3 u uws - idle - 0", "i12j14", "wP:u"},
	} {
		p := read(t, "yanyi", c.position, "last")
		play(t, p, c.turn)
		if !contains(p.String(), c.board) {
			t.Errorf("%s: %s has no %s", c.name, p, c.board)
		}
	}
}
