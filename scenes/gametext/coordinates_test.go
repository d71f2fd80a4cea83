package gametext

import (
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

// A move in coordinate notation has the piece's sign and both points, in every variant.
func TestTurnsByCoordinates(t *testing.T) {
	defer locale.Use(locale.Current())
	for _, c := range []struct{ id, turn, en, hans string }{
		{"yanyi", "q12o13", "Nq12-o13", "马q12-o13"},
		{"xiangqi", "h3h10", "Ch3×h10", "炮h3×h10"},
		{"baige", "e4e6", "Pe4-e6", "卒e4-e6"},
	} {
		v, _ := catalog.Find(c.id)
		m, err := match.New(v, match.Setup{Start: "start"})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(c.turn); err != nil {
			t.Fatal(err)
		}
		for l, want := range map[locale.Lang]string{locale.En: c.en, locale.ZhHans: c.hans} {
			locale.Use(l)
			if got := Of(m.Info(), Turn(m.Moves()[0], true)); got != want {
				t.Errorf("%s %s: %q, want %q", c.id, l.Tag(), got, want)
			}
		}
	}
}
