package setup_test

import (
	"testing"

	"yanyi/scenes/scenetest"
	"yanyi/scenes/ui"
)

// slipped sets a computer's level by its error rate.
func slipped(t *testing.T, s *scenetest.Stage, ctl ui.Control, level int) {
	t.Helper()
	r := ctl.Rect.Column(level-1, 8, 1)
	if err := s.Press(r.X+5, r.Y+20); err != nil {
		t.Fatal(err)
	}
}

// From level 4 on a computer has a temperament, changed by a press: three kingdoms have all
// four, two sides have no loyalty. Lower levels have none.
func TestTempers(t *testing.T) {
	for _, c := range []struct {
		game string
		want []string
	}{
		{"yanyi", []string{"bold", "patient", "loyal", ""}},
		{"xiangqi", []string{"bold", "patient", ""}},
	} {
		for _, size := range [][2]float64{{1280, 800}, {390, 844}} {
			s, p := shown(t, "en", c.game, size[0], size[1])
			s.Choose(t, "seat.0.who.computer")
			if _, any := controls(p)["temper.0"]; any {
				t.Errorf("%s: an easy level has a temper", c.game)
			}
			slipped(t, s, controls(p)["level.0"], 4)
			for i, want := range c.want {
				s.Choose(t, "temper.0")
				if got := p.Setup().Seats[0]; got.Temper != want || got.Level != 4 {
					t.Errorf("%s, press %d: %+v, want %q", c.game, i+1, got, want)
				}
			}
			if size[0] < 1000 {
				continue // the rest is below the visible part
			}
			s.Choose(t, "playon")
			if !p.Setup().PlayOn {
				t.Error("computers may still resign")
			}
		}
	}
}
