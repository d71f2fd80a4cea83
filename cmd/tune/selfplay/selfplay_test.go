package selfplay

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// first plays the first legal turn of xiangqi, with a score that may depend on the side to move.
func first(t *testing.T, score func(s game.Seat) int) (*Game, game.Position) {
	t.Helper()
	v, _ := catalog.Find("xiangqi")
	pos, err := v.Parse("start", nil)
	if err != nil {
		t.Fatal(err)
	}
	return &Game{Variant: v, Luck: rand.New(rand.NewPCG(1, 2)), Choose: func(game.Position, string) (string, int, error) {
		return v.Info().FormatTurn(pos.Turns(nil)[0]), score(pos.Actor()), nil
	}}, pos
}

// TestDecidedGamesEnd checks that a game ends when both sides have predicted the same winner for
// four plies.
func TestDecidedGamesEnd(t *testing.T) {
	for winner := range game.Seat(2) {
		g, pos := first(t, func(s game.Seat) int {
			if s == winner {
				return decidedScore[2]
			}
			return -decidedScore[2]
		})
		plies := 0
		g.See = func(_ game.Position, _ game.Turn, _, ply int) { plies = ply + 1 }
		o, err := g.Play(pos, "position xiangqi | start")
		if err != nil || !o.Over || o.Winner != winner || plies != decidedPlies {
			t.Errorf("seat %d's won game ends with %+v after %d plies: %v", winner, o, plies, err)
		}
	}
}

// TestDisputedGamesGoOn checks that a game in which each side predicts its own win ends
// undecided at the maximal length, and that the search was given every turn.
func TestDisputedGamesGoOn(t *testing.T) {
	g, pos := first(t, func(game.Seat) int { return 5 * decidedScore[2] })
	g.Longest = 7
	choose, last := g.Choose, ""
	g.Choose = func(pos game.Position, line string) (string, int, error) {
		last = line
		return choose(pos, line)
	}
	o, err := g.Play(pos, "position xiangqi | start")
	_, turns, _ := strings.Cut(last, "start |")
	if err != nil || o.Over || len(strings.Fields(turns)) != 6 {
		t.Errorf("the game ends with %+v, %v behind %q", o, err, last)
	}
}

// TestSearchsFaultsAreTold checks that a search that fails or plays an illegal turn ends the
// game with an error.
func TestSearchsFaultsAreTold(t *testing.T) {
	g, pos := first(t, func(game.Seat) int { return 0 })
	broken := errors.New("broken")
	g.Choose = func(game.Position, string) (string, int, error) { return "", 0, broken }
	if _, err := g.Play(pos, ""); !errors.Is(err, broken) {
		t.Errorf("a broken search ends with %v", err)
	}
	g.Choose = func(game.Position, string) (string, int, error) { return "a1a9", 0, nil }
	if _, err := g.Play(pos, ""); err == nil {
		t.Error("an illegal turn is played")
	}
}

// TestOpenTriesAgain checks that a start without unused openings is skipped.
func TestOpenTriesAgain(t *testing.T) {
	const stuck = "3k5/3P5/3PR4/9/9/9/9/9/9/4K4 b" // mate
	g, _ := first(t, nil)
	starts := []string{stuck, "start"}
	pos, err := g.Open(3, func() string {
		start := starts[0]
		starts = starts[1:]
		return start
	})
	if err != nil || len(starts) != 0 || pos.Actor() != game.Second {
		t.Errorf("%v opens with %d starts left: %v", pos, len(starts), err)
	}
}
