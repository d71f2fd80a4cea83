package threekingdoms

import (
	"testing"

	"yanyi/game"
)

// An absorbed soldier serves its new commander: forward, home and border line are the
// commander's (README.md, Moves; Moves of guoji), and so is its attack.
func TestSoldiersServe(t *testing.T) {
	const (
		// Soldiers of Shu under Wu: on i9 and, in Wu's home, on o11.
		wu = "3,wK,5/9/9/9/17/17/14,sP:u,2/17/2,hC:u,5,sP:u,7,uK/17/17/17/17/9/9/9/9 u uw - spent - 0"
		// A face-down soldier of Wei under Shu at home.
		hidden = "9/9/9/9/17/17/3,h~R,13/17/hK,1,h~C,h~R,12,uK/17/3,h~R,13/17/17/4,w~P:s,4/9/9/4,sK,4 s us - idle - 0 u=-,w=P,s=-,h=CRRR"
		// Pawns of Wei under Shu: at home, and abroad.
		pawns = "9/9/9/15/15/2,hQ,12/15/hK,1,hQ,4,wP:s,6,uK/15/2,hQ,12/15/15/9/4,wP:s,4/sK,8 s us - idle - - 0"
	)
	for _, c := range []struct{ id, position, pair, key string }{
		{"yanyi", wu, "i9h9", ""}, {"yanyi", wu, "i9j9", ""}, {"yanyi", wu, "i9i8", ""}, {"yanyi", wu, "i9i10", ""},
		{"yanyi", wu, "o11n11", ""}, {"yanyi", wu, "o11o12", ""}, {"yanyi", wu, "o11p11", "why.soldier.border"},
		{"jieqi", hidden, "i4i5", ""}, {"jieqi", hidden, "i4i3", "why.soldier.border"},
		{"guoji", pawns, "h2h3", ""}, {"guoji", pawns, "h2h1", "why.shape.guoji.p.home"},
		{"guoji", pawns, "h2h4", "why.pawn.double.absorbed"}, {"guoji", pawns, "h8h7", ""}, {"guoji", pawns, "h8h9", ""},
	} {
		p := read(t, c.id, c.position, "last")
		turn, err := p.moving.rules.info.ParseTurn(c.pair)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Why(turn.From(), turn.To()); got.Key != c.key {
			t.Errorf("%s %s: %q, want %q", c.id, c.pair, got.Key, c.key)
		}
	}
}

// Only a horse of one's own kingdom deposes and allies (README.md, Diplomacy:
// 本国骑兵).
func TestAbsorbedHorses(t *testing.T) {
	p := read(t, "yanyi", "9/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,13/16,uK/1,wN:u,1,hR,13/17/17/9/9/9/4,sK,4 u us - idle - 0", "last")
	if got := p.Why(square(t, p, "b7"), square(t, p, "a9")); got.Key != "why.emperor" {
		t.Errorf("an absorbed horse by the emperor: %q", got.Key)
	}
	p = read(t, "yanyi", "9/9/9/9/17/17/3,hR,13/17/hK,1,hC,hR,13/16,uK/1,uN,1,hR,13/17/17/9/9/9/4,sK,4 u us - idle - 0", "last")
	play(t, p, "b7a9")
	if p.moving.command[game.Han] != game.Wu {
		t.Error("Wu's own horse deposes")
	}
}
