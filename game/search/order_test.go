package search_test

import (
	"context"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/search"
)

// Among computers nobody is passed over twice without having moved in between
// (game/threekingdoms/README.md, Passing over 轮空): they check often, and one ally may uncover
// the other's check.
func TestComputersPassNobodyOverTwice(t *testing.T) {
	for _, id := range []string{"yanyi", "jieqi", "guoji"} {
		v, _ := catalog.Find(id)
		passed := 0
		for seed := range uint64(6) {
			passed += passings(t, sit(t, v, seed), seed)
		}
		if passed == 0 {
			t.Errorf("%s: nobody was ever passed over, so nothing was tried", id)
		}
	}
}

// passings plays a game of three computers, counts the passed-over players, and fails if one is
// passed over twice running.
func passings(t *testing.T, g *table, seed uint64) (n int) {
	s := search.New(g.info)
	var waits game.SeatSet
	for ply := range 150 {
		if g.pos.Outcome().Over || g.pos.Alive().Len() < 3 {
			return n
		}
		waits = waits.Without(g.pos.Actor())
		g.play(s.Best(context.Background(), g.pos, search.Limits{Level: 7, Nodes: 400, Seed: seed<<8 + uint64(ply)}).Turn)
		for _, e := range g.pos.Events(nil) {
			if e.Type != game.PassedOver || e.N == 0 {
				continue
			}
			if waits.Has(e.Seat) {
				t.Fatalf("%s seed %d ply %d: seat %d is passed over again: %s", g.info.ID, seed, ply, e.Seat, g.pos)
			}
			waits = waits.With(e.Seat)
			n++
		}
	}
	return n
}
