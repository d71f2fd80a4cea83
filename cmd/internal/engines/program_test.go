package engines

import (
	"testing"

	"yanyi/game/catalog"
)

func TestPositionsForOtherPrograms(t *testing.T) {
	xiangqi, _ := catalog.Find("xiangqi")
	qiji, _ := catalog.Find("qiji")
	const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
	if got := toFEN(xiangqi.Info(), start+" b"); got != start+" b - - 0 1" {
		t.Errorf("Black to move goes out as %q", got)
	}
	const fields = start + " b cap=b1 pool=N/"
	if got := toFEN(qiji.Info(), fields); got != fields {
		t.Errorf("the fields of qiji go out as %q", got)
	}
}
