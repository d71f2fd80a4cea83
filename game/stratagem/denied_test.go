package stratagem

import (
	"testing"

	"yanyi/game"
)

// TestNobodyBringsBackWhatIsNotLost checks that a promotion to cannon is denied while no cannon
// was lost, and that no other turn is.
func TestNobodyBringsBackWhatIsNotLost(t *testing.T) {
	for _, v := range Variants() {
		if v.Info().ID != "qiji" {
			continue
		}
		pos, err := v.Parse("3k5/P8/9/9/9/9/9/9/r8/4K4 w m=3,0 pool=RN/", nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range pos.Turns(nil) {
			denied := pos.(game.Promoter).Denied(turn)
			if promotes := turn.Promotion() != game.NoKind; promotes != (len(denied) == 1 && denied[0].Kind == game.Cannon) {
				t.Errorf("turn %x denies %v", uint64(turn), denied)
			}
		}
	}
}
