package darkchess

import (
	"math/rand/v2"
	"slices"
	"testing"

	"yanyi/game"
)

// Waiting passes the turn on and changes only the count of quiet turns; undoing it restores
// everything.
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

// Gains are exactly the gaining turns among all turns, in the same order, in random games to
// their end, some of which capture the emperor.
func TestGainsAreTheTurnsThatGain(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	gains, deposed := 0, 0
	for range 20 {
		p := read(t, "start")
		for !p.Outcome().Over {
			if reveals := p.Reveals(nil); len(reveals) > 0 {
				p.DoReveal(reveals[rng.IntN(len(reveals))])
				continue
			}
			turns := p.Turns(nil)
			want := slices.DeleteFunc(slices.Clone(turns), func(turn game.Turn) bool { return p.Gain(turn) <= 0 })
			if got := p.Gains(nil); !slices.Equal(got, want) {
				t.Fatalf("%s: %v, want %v", p, got, want)
			}
			gains += len(want)
			turn := turns[rng.IntN(len(turns))]
			if len(want) > 0 && p.at[want[0].To()].Origin() == game.Han {
				turn = want[0]
				deposed++
			}
			p.Do(turn)
		}
	}
	if gains == 0 || deposed == 0 {
		t.Errorf("%d gains, Han taken from %d times", gains, deposed)
	}
}
