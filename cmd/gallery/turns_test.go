package main

import (
	"math/rand/v2"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// Every event that occurs in random games is among the turns that the gallery shows, for every
// variant.
func TestWhateverHappensIsShown(t *testing.T) {
	all, err := turns()
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]map[game.EventType]bool{}
	for _, s := range all {
		id := s.Before.Info.ID
		if shown[id] == nil {
			shown[id] = map[game.EventType]bool{}
		}
		for _, e := range s.Events {
			shown[id][e.Type] = true
		}
	}
	for _, v := range catalog.All() {
		id := v.Info().ID
		for seed := range uint64(40) {
			for kind, text := range random(t, v, seed) {
				if !shown[id][kind] {
					t.Errorf("%s: event %d happens in %q and is not shown", id, kind, text)
					shown[id][kind] = true
				}
			}
		}
	}
}

// random collects the events of a random game, each with position and turn.
func random(t *testing.T, v game.Variant, seed uint64) map[game.EventType]string {
	r := rand.New(rand.NewPCG(seed, 5))
	start := "start"
	if d, ok := v.(game.Deployer); ok {
		start = d.Deploy([2][]int{d.Suggest(0, seed, nil), d.Suggest(1, seed+1, nil)})
	}
	pos, err := v.Parse(start, nil)
	if err != nil {
		t.Fatal(err)
	}
	happened := map[game.EventType]string{}
	for range 300 {
		list := pos.Turns(nil)
		if len(list) == 0 || pos.Outcome().Over {
			break
		}
		turn := list[r.IntN(len(list))]
		if r.IntN(100) == 0 {
			turn = game.Resign(pos.Actor())
		}
		before := pos.String()
		pos.Do(turn)
		if pos.Actor() == game.Chance {
			reveals := pos.Reveals(nil)
			draw := reveals[r.IntN(len(reveals))]
			pos.DoReveal(draw)
			turn = turn.WithReveal(draw)
		}
		for _, e := range pos.Events(nil) {
			happened[e.Type] = before + " | " + v.Info().FormatTurn(turn)
		}
	}
	return happened
}
