package darkchess

import (
	"testing"

	"yanyi/game"
)

// The last turns before a decision by material are counted down; repetition causes no warning,
// for it is illegal (README.md, Going out, end).
func TestQuietTurnsAreCountedDown(t *testing.T) {
	const key = "event.offer.clock.warn.anqi"
	p := read(t, "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,5,uK/hR u uws - idle 139 u=-,w=-,s=-")
	for i, turn := range []string{"h2h3", "h8h7", "b2b3", "h3h2", "h7h8", "b3b2"} {
		if w := p.Warning(); i == 0 && w.Key != "" {
			t.Errorf("with eleven left: %v", w)
		}
		play(t, p, turn)
		if w := p.Warning(); w.Key != key || w.Args[0].N != 10-i {
			t.Errorf("after %s: %v, want %d", turn, w, 10-i)
		}
	}
	p = read(t, "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,5,uK/hR u uws - idle 148 u=-,w=-,s=-")
	play(t, p, "h2h3")
	if w := p.Warning(); w.Key != key+".one" || len(w.Args) != 0 {
		t.Errorf("with one left: %v", w)
	}
	play(t, p, "h8h7")
	if w := p.Warning(); w.Key != "" || !p.Outcome().Over {
		t.Errorf("over: %v", w)
	}
}

// Turning a piece over resets the count; nothing is warned of while the piece waits to be
// revealed.
func TestTurningOverEndsTheCount(t *testing.T) {
	p := read(t, "hR/6,wK/7/7/hC,3,hK,3,hR/sR,6/7/sK,~,4,uK/hR u uws - idle 145 u=P,w=-,s=-")
	if w := p.Warning(); w.Key == "" {
		t.Fatal("no warning")
	}
	p.Do(game.TurnOver(geometry.At(2, 1)))
	if w := p.Warning(); w.Key != "" {
		t.Errorf("while the draw is pending: %v", w)
	}
	p.DoReveal(p.Reveals(nil)[0])
	if w := p.Warning(); w.Key != "" {
		t.Errorf("after it: %v", w)
	}
}
