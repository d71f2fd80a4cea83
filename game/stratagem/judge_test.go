package stratagem

import (
	"testing"

	"yanyi/game/weights"
)

// TestWeights checks that the data files are complete and that every variant reads its own.
func TestWeights(t *testing.T) {
	for _, v := range family {
		v.ready()
		table, err := weights.Read(weightsText, v.weights)
		if err == nil {
			_, err = newJudge(v, table)
		}
		if err != nil {
			t.Errorf("%s: %v", v.info.ID, err)
		}
	}
}

// TestEvalIsLinear checks that doubled weights double the value, apart from a net's correction.
func TestEvalIsLinear(t *testing.T) {
	for id, text := range middles {
		p := read(t, id, text)
		v, once := p.v, p.Plain(red)
		defer v.judges.Set(v.judging(), nil)
		table, err := weights.Read(weightsText, v.weights)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range table.Scores() {
			*s = s.Times(2)
		}
		if err := v.SetWeights(table); err != nil {
			t.Fatal(err)
		}
		if twice := p.Plain(red); twice-2*once > 1 || twice-2*once < -1 {
			t.Errorf("%s: %d with the weights, %d with twice those", id, once, twice)
		}
	}
}
