package darkchess

import (
	"os"
	"testing"

	"yanyi/game"
	"yanyi/game/weights"
)

// TestWeights: the constant is the data file, and nothing is missing in it.
func TestWeights(t *testing.T) {
	text, err := os.ReadFile("anqi.txt")
	if err != nil || string(text) != anqiText {
		t.Errorf("anqi_txt.go is not anqi.txt: go generate ./game/... (%v)", err)
	}
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
	for range 40 { // half of the pieces lie open
		turns := pos.Turns(nil)
		if pos.Do(turns[len(turns)/3]); pos.Actor() == game.Chance {
			draws := pos.Draws(nil)
			pos.DoDraw(draws[len(draws)/2])
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		pos.Eval(pos.Actor())
	}
}
