package match

import "testing"

func TestPlayersAsText(t *testing.T) {
	for text, want := range map[string]Player{
		"human":        {},
		"ai:1":         {Level: 1},
		"ai:6:bold":    {Level: 6, Temper: "bold"},
		"ai:8:loyal":   {Level: 8, Temper: "loyal"},
		"ai:4:patient": {Level: 4, Temper: "patient"},
	} {
		if p, err := ParsePlayer(text); err != nil || p != want || p.String() != text {
			t.Errorf("%s: %+v, written %s (%v)", text, p, p, err)
		}
	}
	for _, text := range []string{"", "ai", "ai:", "ai:0", "ai:x", "ai:6:", "ai:6:angry", "ai:6:bold:loyal", "robot"} {
		if p, err := ParsePlayer(text); err == nil {
			t.Errorf("%q is %+v", text, p)
		}
	}
	if p := (Player{Level: 3, Temper: "bold"}); p.String() != "ai:3" {
		t.Errorf("below level %d there are no tempers: %s", TemperFrom, p)
	}
}

// The levels of earlier versions map to levels of about the same strength, between two and among
// three.
func TestLevelsOfThreeAreTodays(t *testing.T) {
	two, three := []Player{{Level: 1}, {Level: 3}}, []Player{{Level: 1}, {}, {Level: 2}}
	MigrateLevels(two)
	MigrateLevels(three)
	if two[0].Level != 3 || two[1].Level != 7 {
		t.Errorf("between two: %+v", two)
	}
	if three[0].Level != 4 || !three[1].Human() || three[2].Level != 5 {
		t.Errorf("among three: %+v", three)
	}
}
