package board

import (
	"strings"
	"testing"

	"yanyi/scenes/canvas"
)

// Who attacks and guards a square that is pointed at, or on which a finger rests, is drawn
// and named, if that is wanted.
func TestWhoAttacksAndGuardsIsTold(t *testing.T) {
	eachWay(t, func(t *testing.T, place canvas.Rect) {
		p := at(t, "xiangqi", "3k5/9/4r4/9/4C4/9/9/9/4R4/5K3 w", place)
		rest := func() {
			if p.touch {
				p.hold("e6")
			} else {
				p.rest("e6")
			}
		}
		if rest(); len(p.marks.Rays) > 0 || strings.Contains(p.Says(), "攻") {
			t.Fatalf("unasked: %v, %q", p.marks.Rays, p.Says())
		}
		p.Hush()
		if p.touch {
			p.up()
		}
		p.hover("a1")
		p.now.Settings.Points = true
		rest()
		if !strings.Contains(p.Says(), "攻：黑车\n守：红车") || len(p.marks.Rays) != 2 {
			t.Errorf("%q, %v", p.Says(), p.marks.Rays)
		}
		if p.Hush(); len(p.marks.Rays) > 0 {
			t.Error("the lines stay")
		}
	})
}
