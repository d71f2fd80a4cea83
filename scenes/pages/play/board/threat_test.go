package board

import (
	"testing"

	"yanyi/scenes/canvas"
)

// Who could take the selected piece is marked, and who could take it on the target
// considered (game/darkchess/README.md, Turn).
func TestWhoCouldTakeTheSelectedPieceIsMarked(t *testing.T) {
	eachWay(t, func(t *testing.T, place canvas.Rect) {
		p := at(t, "anqi", anqiMelee, place)
		if p.Threatened() {
			t.Error("marks without a selected piece")
		}
		p.click("d5")
		if got := p.names(p.marks.Threats); got != "c5 e5 g5" || !p.Threatened() {
			t.Fatalf("the horse on d5 could be taken by %s", got)
		}
		if p.touch {
			p.down(p.point("d6"))
		} else {
			p.hover("d6")
		}
		if got := p.names(p.marks.Threats); got != "e6" {
			t.Errorf("on d6 it could be taken by %s", got)
		}
	})
}

// Who wants no targets marked is not told of threats either.
func TestThreatsAreTargets(t *testing.T) {
	p := at(t, "anqi", anqiMelee, desk)
	p.click("d5")
	p.now.Settings.Targets = false
	if p.mark(); p.Threatened() || len(p.marks.Targets) > 0 {
		t.Errorf("marked %+v", p.marks)
	}
}
