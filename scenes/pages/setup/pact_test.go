package setup_test

import (
	"testing"

	"yanyi/game"
)

// One tap seats two people against a computer, or one person with an allied computer, and gives
// a single opponent a stronger level.
func TestSeatsOfAlliesByOneTap(t *testing.T) {
	s, p, _, _ := connected(t, "chibi")
	levels := func() (l [3]int) {
		for i, player := range p.Setup().Seats {
			l[i] = player.Level
		}
		return l
	}
	if got := levels(); got[game.Shu] != 0 || got[game.Wu] == 0 || got[game.Wei] == 0 {
		t.Errorf("at first people and computers are %v", got)
	}
	before := levels()[game.Wei]
	s.Choose(t, "pact.two")
	if got := levels(); got[game.Shu] != 0 || got[game.Wu] != 0 || got[game.Wei] == 0 {
		t.Errorf("two people: %v", got)
	}
	s.Choose(t, "pact.strong")
	if got := levels(); got[game.Wei] < before+2 {
		t.Errorf("a stronger Wei has level %d, before %d", got[game.Wei], before)
	}
	s.Choose(t, "pact.one")
	if got := levels(); got[game.Shu] != 0 || got[game.Wu] == 0 || got[game.Wei] == 0 || p.Setup().Bottom != game.Shu {
		t.Errorf("one person: %v, at the bottom %d", got, p.Setup().Bottom)
	}
}
