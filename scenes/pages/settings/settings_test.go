package settings

import (
	"slices"
	"testing"

	"yanyi/assets/locale"
	"yanyi/game/catalog"
	"yanyi/scenes/session"
)

// Every family's inventor is named, as the rules pages name him.
func TestTheInventorsAreNamed(t *testing.T) {
	p := New(&session.Session{}, nil)
	var said []string
	for _, c := range p.groups() {
		for _, r := range c.rows {
			said = append(said, r.said)
		}
	}
	for _, v := range catalog.All() {
		if author := locale.T("author." + v.Info().Family); !slices.Contains(said, author) {
			t.Errorf("%s of %s is not named", author, v.Info().ID)
		}
	}
}

// Every card has its place, however many columns there are.
func TestEveryCardHasAColumn(t *testing.T) {
	p := New(&session.Session{}, nil)
	for n, list := range columns {
		placed := slices.Concat(list...)
		for _, c := range p.groups() {
			if !slices.Contains(placed, c.key) {
				t.Errorf("%d columns have no place for %s", n, c.key)
			}
		}
	}
}
