package darkchess

import (
	"testing"

	"yanyi/game"
)

// Who waits leaves the turn to the next and everything else as it is, but for the quiet
// turns counted; taking it back leaves nothing.
func TestPass(t *testing.T) {
	p := read(t, "1/7/7/1,wR,1,~,3/9/2,sP,1,uK,2/7/7/1 w uws - spent 3 u=P,w=-,s=-")
	before, hash := p.String(), p.Hash()
	if !p.Pass() || p.Actor() != game.Shu || p.clock != 4 || p.Hash() == hash {
		t.Errorf("after waiting: %s", p)
	}
	p.Undo()
	if p.String() != before || p.Hash() != hash || p.Plies() != 0 {
		t.Errorf("taken back: %s, before %s", p, before)
	}
	for _, turn := range p.Turns(nil) {
		if turn.Flip() {
			p.Do(turn)
			if p.Pass() {
				t.Error("waits while a piece is being turned over")
			}
			p.Undo()
		}
	}
}
