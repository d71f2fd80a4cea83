package darkchess

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
)

// What put and remove keep is what adding up anew comes to, whatever has happened on the
// board, and comes back when that is taken back.
func TestStalksAreKeptAsTheyAddUp(t *testing.T) {
	seen := map[game.EventType]bool{}
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 1))
		p := read(t, "start")
		p.recount(judging())
		var kept []stalks
		for !p.Outcome().Over && len(kept) < 600 {
			kept = append(kept, p.stalks)
			if p.Actor() == game.Chance {
				draws := p.Draws(nil)
				p.DoDraw(draws[r.IntN(len(draws))])
			} else {
				turns := p.Turns(nil)
				p.Do(turns[r.IntN(len(turns))])
			}
			for _, e := range p.Events(nil) {
				seen[e.Type] = true
			}
			now := p.stalks
			p.recount(judging())
			if p.stalks != now {
				t.Fatalf("%s: kept %v, adding up %v", p, now.by, p.stalks.by)
			}
		}
		for i := len(kept) - 1; i >= 0; i-- {
			if p.Undo(); p.stalks != kept[i] {
				t.Fatalf("%s: taken back %v, were %v", p, p.stalks.by, kept[i].by)
			}
		}
	}
	for _, e := range []game.EventType{game.Captured, game.Deposed, game.WentOut} {
		if !seen[e] {
			t.Errorf("event %v never happened, so nothing was tried", e)
		}
	}
}

// Sums of another judge are no longer good.
func TestAnotherJudgeStalksAnew(t *testing.T) {
	p := read(t, "1/7/7/7/9/7/4,sR,1,wN/7/1 s uws - spent 0 u=-,w=-,s=-")
	before, own := p.Eval(game.Shu), judging()
	defer func() { judges.Store(own) }()
	other := *own
	for i := range other.near {
		other.near[i] *= 10
	}
	judges.Store(&other)
	if after := p.Eval(game.Shu); after <= before {
		t.Errorf("judged %d, with closeness counting ten times as much %d", before, after)
	}
}
