package embed

import (
	"testing"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/threekingdoms"
)

// A reported move names the players that it skips, and not those that merely wait.
func TestATurnNamesWhoIsPassedOver(t *testing.T) {
	in := threekingdoms.Variants()[0].Info()
	for _, c := range []struct {
		n    int8
		want string
	}{{1, "u"}, {0, ""}} {
		move := &match.Move{Events: []game.Event{{Type: game.Check, Seat: game.Wei}, {Type: game.PassedOver, Seat: game.Wu, Other: game.Wei, N: c.n}}}
		if got := passed(in, move); got != c.want {
			t.Errorf("with %d: %q, want %q", c.n, got, c.want)
		}
	}
	if got := passed(in, &match.Move{}); got != "" {
		t.Errorf("without an event: %q", got)
	}
}
