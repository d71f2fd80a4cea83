package ui

import (
	"testing"

	"yanyi/scenes/canvas"
)

// A line at the foot stands above the controls there, and above what is told there;
// areas and lists do not push it, and where all is controls it stays.
func TestALineStandsAboveControls(t *testing.T) {
	foot := canvas.Box(100, 740, 200, 44)
	button := Control{ID: "button"}.At(canvas.Box(0, 700, 390, 60))
	area := Control{ID: "board", Role: RoleArea}.At(canvas.Box(0, 100, 390, 600))
	everywhere := Control{ID: "list"}.At(canvas.Box(0, 0, 390, 844))
	told := Control{ID: "notice", Role: RoleArea, Inert: true}.At(canvas.Box(0, 700, 390, 60))
	list := Control{ID: "list", Pick: func(x, y float64) {}, scroll: &Scroll{}}.At(canvas.Box(0, 700, 390, 144))
	for _, c := range []struct {
		controls []Control
		bottom   float64
	}{
		{nil, 784}, {[]Control{area}, 784}, {[]Control{button, area}, 696}, {[]Control{everywhere}, 784},
		{[]Control{told, area}, 696}, {[]Control{list, area}, 784},
	} {
		if got := above(foot, c.controls); got.Bottom() != c.bottom || got.X != foot.X {
			t.Errorf("below %v it ends at %g, want %g", c.controls, got.Bottom(), c.bottom)
		}
	}
}
