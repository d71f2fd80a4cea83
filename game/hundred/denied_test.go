package hundred

import (
	"testing"

	"yanyi/game"
)

func TestQueenIsDeniedWhileOneStands(t *testing.T) {
	for text, want := range map[string]int{
		"k9/2P7/10/10/10/10/10/10/10/4QK4 w - - 0 1 -/-": 1,
		"k9/2P7/10/10/10/10/10/10/10/4RK4 w - - 0 1 -/-": 0,
	} {
		pos, err := Variants()[0].Parse(text, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range pos.Turns(nil) {
			denied := pos.(game.Promoter).Denied(turn)
			switch {
			case turn.Promotion() == game.NoKind && len(denied) != 0:
				t.Errorf("a plain move denies %v", denied)
			case turn.Promotion() == game.Knight && len(denied) != want:
				t.Errorf("%s: denied %v", text, denied)
			}
		}
	}
}
