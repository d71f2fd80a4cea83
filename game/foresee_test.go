package game_test

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/gametest/toy"
)

// The effects of a turn are computed without playing it, and computing them changes nothing.
func TestBringsForeseesCaptures(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	v := toy.Two(toy.Sound)
	pos, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	captures := 0
	for range 200 {
		turns := pos.Turns(nil)
		if len(turns) == 0 || pos.Outcome().Over {
			break
		}
		before, cells := pos.String(), pos.View(game.NoSeat).Cells
		for _, turn := range turns {
			taken := turn.To() != turn.From() && cells[turn.To()].Piece != game.NoPiece
			if got := game.Brings(pos, turn, game.Captured); got != taken {
				t.Fatalf("%s in %s: brings a capture: %v", v.Info().FormatTurn(turn), before, got)
			}
			if taken {
				captures++
			}
		}
		if pos.String() != before {
			t.Fatalf("looking ahead turned %s into %s", before, pos)
		}
		pos.Do(turns[r.IntN(len(turns))])
		for pos.Actor() == game.Chance {
			reveals := pos.Reveals(nil)
			pos.DoReveal(reveals[r.IntN(len(reveals))])
		}
	}
	if captures == 0 {
		t.Error("nothing could be captured")
	}
}
