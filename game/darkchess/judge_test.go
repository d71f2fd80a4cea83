package darkchess

import (
	"testing"

	"yanyi/game"
	"yanyi/game/weights"
)

// TestWeights checks that the data file has exactly the weights that are used.
func TestWeights(t *testing.T) {
	table, err := weights.Parse(anqiText)
	if err == nil {
		err = variant{}.SetWeights(table)
	}
	if err != nil {
		t.Error(err)
	}
}

func BenchmarkEval(b *testing.B) {
	pos, err := variant{}.Parse("start", nil)
	if err != nil {
		b.Fatal(err)
	}
	for range 40 { // half of the pieces are face up
		turns := pos.Turns(nil)
		if pos.Do(turns[len(turns)/3]); pos.Actor() == game.Chance {
			reveals := pos.Reveals(nil)
			pos.DoReveal(reveals[len(reveals)/2])
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		pos.Eval(pos.Actor())
	}
}
