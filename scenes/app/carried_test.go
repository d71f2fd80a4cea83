package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"yanyi/game/match"
	"yanyi/scenes/app"
	"yanyi/scenes/machine"
	playing "yanyi/scenes/pages/play"
	"yanyi/scenes/scenetest"
)

// A program that has to restart continues the game that was played, also without storage, and
// saves it once if there is storage.
func TestAGameIsCarriedOver(t *testing.T) {
	refused := fmt.Errorf("%w: a test", machine.ErrRefused)
	for _, h := range []*scenetest.Machine{{Store: map[string]string{}}, {LoadFail: refused, SaveFail: refused}} {
		h.IsStill, h.Params = true, map[string]string{"game": "xiangqi", "seats": "human,human"}
		table := begun(t, h).Table()
		if game := h.Game(); !strings.Contains(game, "xiangqi") {
			t.Errorf("before the first turn %q is carried", game)
		}
		turn := table.Line().(*match.Match).Position().Turns(nil)[3]
		table.Tap(turn.From())
		table.Tap(turn.To())

		h.Carried = h.Game()
		again := begun(t, h).Table()
		if got, want := again.Line().Turns(), table.Line().Turns(); len(want) != 1 || !slices.Equal(got, want) {
			t.Errorf("goes on after %v, want %v", got, want)
		}
		next := again.Line().(*match.Match).Position().Turns(nil)[3]
		again.Tap(next.From())
		again.Tap(next.To())
		if h.Store["game.1"] != "" || h.SaveFail == nil && h.Store["game"] != h.Game() {
			t.Errorf("kept are %q", h.Store)
		}
		if again.Close(); h.Game() != "" {
			t.Errorf("the table is left, %q is carried", h.Game())
		}
	}
}

// Unreadable carried-over data is ignored: the address counts.
func TestWhatIsCarriedMayBeNonsense(t *testing.T) {
	h := &scenetest.Machine{IsStill: true, Carried: "not a record", Params: map[string]string{"game": "baige", "seats": "human,human"}}
	if id := begun(t, h).Table().Info().ID; id != "baige" {
		t.Errorf("it opens %s", id)
	}
}

// begun is the first table that a program opens on a machine.
func begun(t *testing.T, h *scenetest.Machine) *playing.Page {
	t.Helper()
	s := scenetest.New(app.New(h).Stack, 480, 520)
	s.Rest(t)
	page, ok := s.Stack.Top().(*playing.Page)
	if !ok {
		t.Fatalf("the first page is a %T", s.Stack.Top())
	}
	return page
}
