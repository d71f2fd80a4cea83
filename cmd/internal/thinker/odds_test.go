package thinker_test

import (
	"testing"

	"yanyi/cmd/internal/thinker"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
	"yanyi/game/odds"
)

// The search plays the first turns from every start with odds.
func TestTheSearchPlaysWithOdds(t *testing.T) {
	asked := thinker.New()
	defer asked.Close()
	starts := 0
	for _, v := range catalog.All() {
		for s := range game.Seat(len(v.Info().Seats)) {
			for _, pieces := range odds.Of(v, s) {
				o := odds.Odds{By: s, Pieces: pieces}
				start, err := o.Position(v, nil, "start")
				if err != nil {
					t.Fatal(err)
				}
				m, err := match.New(v, match.Setup{Start: start, Odds: o})
				if err != nil {
					t.Fatalf("%s %s: %v", v.Info().ID, o.Text(v.Info()), err)
				}
				starts++
				for range 4 {
					turn, err := asked.Best(thinker.Position(v, nil, m.PositionAt(m.Ply())), "nodes 200", nil)
					if err != nil {
						t.Fatalf("%s %s: %v", v.Info().ID, o.Text(v.Info()), err)
					}
					if err := m.Play(turn); err != nil {
						t.Fatalf("%s %s: %s: %v", v.Info().ID, o.Text(v.Info()), turn, err)
					}
				}
			}
		}
	}
	if starts < 100 {
		t.Errorf("only %d starts", starts)
	}
}
