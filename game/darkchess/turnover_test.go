package darkchess

import (
	"testing"

	"yanyi/game"
)

// At the start only face-down pieces without a face-up neighbour are alike; beside the emperor
// one may be the horse that saves him.
func TestWhatLiesAmongFaceDownPiecesIsAlike(t *testing.T) {
	p := read(t, "start")
	for name, want := range map[string]bool{
		"c3": true, "g7": true, "b2": true,
		"e4": false, "d5": false, // beside the emperor
		"d8": false, "h6": false, // beside a king
	} {
		sq, err := geometry.Square(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Alike(game.TurnOver(sq)); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// Turning over beside an own rook, which only a king or a rook could capture and which captures
// anything else, loses nothing; beside an own king, which any enemy soldier captures, it is a
// risk.
func TestTurningOverBesideTheKingIsARisk(t *testing.T) {
	p := read(t, "hR/1,~,uK,4/7/3,uR,3/hC,2,~,hK,3,hR/7/7/sK,5,wK/hR u uws - idle 0 u=-,w=P,s=P")
	for name, loses := range map[string]bool{"c8": true, "d5": false} {
		sq, err := geometry.Square(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Gain(game.TurnOver(sq)); (got < 0) != loses || got > 0 {
			t.Errorf("%s: %d", name, got)
		}
	}
}

// As the quiet rounds run out, the material values of the rules decide.
func TestTheClockBringsTheRulesValuesToBear(t *testing.T) {
	early := read(t, "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,5,uK/hR u uws - idle 20 u=-,w=-,s=-")
	late := read(t, "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,5,uK/hR u uws - idle 147 u=-,w=-,s=-")
	weigh := func(p *position) int {
		var all tally
		p.count(&all, judging())
		return p.weigh(game.Shu, &all, judging())
	}
	if a, b := weigh(early), weigh(late); b >= 650 || b <= 550 || a == b {
		t.Errorf("a rook ahead is worth %d early and %d just before the end", a, b)
	}
}
