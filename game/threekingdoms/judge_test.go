package threekingdoms

import (
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/weights"
)

// The weights file has exactly the weights that are used, and a missing one is reported.
func TestWeightsAreWhole(t *testing.T) {
	for _, v := range Variants() {
		table := v.(weights.Weighted).Weights()
		if err := table.Err(); err != nil {
			t.Errorf("%s: %v", v.Info().ID, err)
		}
		less, err := weights.Parse(strings.Replace(table.String(), "\nhunt ", "\nhaunt ", 1))
		if err == nil {
			err = v.(weights.Weighted).SetWeights(less)
		}
		if err == nil || !strings.Contains(err.Error(), "hunt is not there") {
			t.Errorf("%s: %v", v.Info().ID, err)
		}
	}
}

// A position is evaluated by the table set last, whenever it was read.
func TestAnotherTableJudges(t *testing.T) {
	v := Variants()[0].(variant)
	p, _ := v.Parse("start", nil)
	p.Do(p.Turns(nil)[0])
	before := p.Eval(game.Wu)
	table := v.Weights()
	other, _ := weights.Parse(table.String())
	for _, s := range other.Scores() {
		*s = s.Times(2)
	}
	if err := v.SetWeights(other); err != nil || p.Eval(game.Wu) == before {
		t.Errorf("another table judges the same: %v", err)
	}
	p.Undo()
	if err := v.SetWeights(table); err != nil {
		t.Fatal(err)
	}
	if p.Do(p.Turns(nil)[0]); p.Eval(game.Wu) != before {
		t.Errorf("the same table judges otherwise: %d, was %d", p.Eval(game.Wu), before)
	}
}

// The sums of a tally do not overflow into each other, and are subtracted as they were added.
func TestTalliesKeepTheirSumsApart(t *testing.T) {
	a, b := newTally(900, 55, [3]int{16, 0, 9}, 1), newTally(-450, 160, [3]int{1, 20, 0}, 1)
	sum := a
	sum.add(&b, 1)
	if sum.worth() != 450 || sum.hunt() != 215 || sum.besieges(0) != 17 || sum.besieges(1) != 20 || sum.besieges(2) != 9 {
		t.Errorf("%d %d %d %d %d", sum.worth(), sum.hunt(), sum.besieges(0), sum.besieges(1), sum.besieges(2))
	}
	if sum.add(&b, -1); sum != a {
		t.Error("what is taken out again leaves something")
	}
}

// Nothing is evaluated before a value is asked for, eliminations included, so that the linker
// can drop the weights from programs that never ask. The value then equals that of the position
// read from its text.
func TestNothingIsWeighedUnasked(t *testing.T) {
	pos, err := find(t, "yanyi").Parse("start", game.Options{"mode": "last"})
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*position)
	play(t, p, "u:resign")
	for range 20 {
		p.Do(p.Turns(nil)[0])
	}
	if p.weighing.judge != nil {
		t.Fatal("somebody has judged the position")
	}
	turns, again := p.Turns(nil), read(t, "yanyi", p.String(), "last")
	for _, turn := range turns {
		if got, want := p.Gain(turn), again.Gain(turn); got != want {
			t.Errorf("a turn gains %d, read from the text %d", got, want)
		}
	}
	for s := range game.Seat(3) {
		if got, want := p.Eval(s), again.Eval(s); got != want {
			t.Errorf("seat %d has %d, read from the text %d", s, got, want)
		}
	}
}
