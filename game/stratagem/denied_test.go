package stratagem

import (
	"testing"

	"yanyi/game"
)

// TestNobodyBringsBackWhatIsNotLost: the cannon, of which none was lost, is denied
// to the soldier that may promote, and to no other turn.
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
