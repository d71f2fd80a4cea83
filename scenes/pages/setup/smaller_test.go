package setup_test

import (
	"testing"

	"yanyi/scenes/pages/setup"
)

// On a phone the set-up of a game with a smaller edition links to it; on a desktop, and for
// other games, it does not.
func TestAPhoneIsOfferedTheSmallerGame(t *testing.T) {
	for _, c := range []struct {
		id   string
		w, h float64
		want bool
	}{{"yanyi", 390, 844, true}, {"yanyi", 320, 568, true}, {"yanyi", 1280, 800, false}, {"mini", 390, 844, false}, {"xiangqi", 390, 844, false}} {
		s, p := shown(t, "en", c.id, c.w, c.h)
		ctl, ok := controls(p)["smaller"]
		if ok != c.want || ok && ctl.Name != "Play Small Edition" {
			t.Errorf("%s at %gx%g: offered %v, %q", c.id, c.w, c.h, ok, ctl.Name)
		}
		if !ok {
			continue
		}
		press(t, s, p, "smaller")
		if top, ok := s.Stack.Top().(*setup.Page); !ok || top.Setup().Variant.Info().ID != "mini" {
			t.Errorf("%s leads to a %T", c.id, s.Stack.Top())
		}
	}
}
