package search

import (
	"testing"

	"yanyi/game"
)

// evens is a game whose turns to even squares are equivalent.
type evens struct{ *trunk }

func (evens) Alike(t game.Turn) bool { return t.From()%2 == 0 }

func TestOfTurnsThatAreAlikeOneStays(t *testing.T) {
	for seed := range uint64(4) {
		s := &Searcher{likener: evens{}, seed: seed}
		list := []game.Turn{branch(0), branch(1), branch(2), branch(3), branch(4), branch(6)}
		kept := s.thin(list)
		if len(kept) != 3 {
			t.Fatalf("seed %d: %v", seed, kept)
		}
		for _, turn := range kept {
			if turn.From()%2 == 0 && turn.From() != game.Square(2*seed)%8 {
				t.Errorf("seed %d keeps %d", seed, turn.From())
			}
		}
	}
}
