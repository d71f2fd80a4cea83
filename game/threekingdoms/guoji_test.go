package threekingdoms

import (
	"slices"
	"testing"

	"yanyi/game"
)

// A pawn that captures the stepped pawn where it stands ends the others' right to capture it in
// passing, though a pawn stands there again (README.md, Fine points 16).
func TestPassingLapsesWithTheSteppedPawn(t *testing.T) {
	p := read(t, "guoji", "9/4,wK,4/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/5,uP,9/15/9/1,sP,7/4,sK,4 s uws - idle - - 0", "last")
	play(t, p, "e2e4")
	if got := tail(p); got != "u uws - idle - e3:e4:uw 0" {
		t.Fatalf("after the double step: %s", got)
	}
	play(t, p, "f5e4")
	if got := tail(p); got != "w uws - idle - - 0" {
		t.Errorf("after the capture: %s", got)
	}
}

// A capture in passing removes the pawn beside, and the preview says so.
func TestEnPassant(t *testing.T) {
	p := read(t, "guoji", "9/4,wK,4/9/15/15/2,hQ,12/15/hK,1,hQ,11,uK/15/2,hQ,12/15/5,uP,9/9/1,sP,7/4,sK,4 s uws - idle - - 0", "last")
	play(t, p, "e2e4", "f4e3")
	events := p.Events(nil)
	if events[0].Type != game.Captured || events[0].From != square(t, p, "e4") || events[1].Type != game.Moved || events[1].To != square(t, p, "e3") {
		t.Errorf("events %v", events)
	}
	if contains(p.String(), "sP") {
		t.Errorf("the pawn stands: %s", p)
	}
}

func TestCastling(t *testing.T) {
	const ready = "sR,3,sK,3,sR s uws - idle d1,l1 - 0"
	const rest = "9/4,wK,4/9/15/15/15/hQ,14/hK,hQ,12,uK/hQ,14/15/15/15/9/9/"
	for _, c := range []struct{ turn, rank, castle string }{
		{"h1f1", "2,sK,sR,4,sR", "-"},
		{"h1j1", "sR,4,sR,sK,2", "-"},
		{"d1d2", "", "l1"},
		{"h1g1", "", "-"},
	} {
		p := read(t, "guoji", rest+ready, "last")
		play(t, p, c.turn)
		if !contains(p.String(), c.rank+" u uws - idle "+c.castle) {
			t.Errorf("%s: %s", c.turn, p)
		}
		if c.rank != "" && !slices.Equal(types(p), []game.EventType{game.Moved, game.Castled}) {
			t.Errorf("%s: events %v", c.turn, types(p))
		}
	}
}
