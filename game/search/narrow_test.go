package search

import (
	"context"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// TestOneRivalARoundFindsTheBestAnswer checks where the second of two rivals tries only its most
// likely turn: among three, at level 8, once the first has tried a turn.
func TestOneRivalARoundFindsTheBestAnswer(t *testing.T) {
	for id, want := range map[string]bool{"yanyi": true, "jieqi": true, "guoji": true, "chibi": false, "anqi": false} {
		v, _ := catalog.Find(id)
		for level := 0; level <= Levels; level++ {
			pos, err := v.Parse("start", nil)
			if err != nil {
				t.Fatal(err)
			}
			s := New(v.Info())
			s.Best(context.Background(), pos, Limits{Level: level, Depth: 1, Nodes: 500})
			for ply := range 2 {
				s.frames[ply].actor = s.pos.Actor()
				s.pos.Do(s.pos.Turns(nil)[0])
				for s.pos.Actor() == game.Chance {
					s.pos.DoReveal(s.pos.Reveals(nil)[0])
				}
			}
			f := &s.frames[2]
			f.actor, f.checked = s.pos.Actor(), false
			s.frames[1].tried = s.frames[1].tried[:0]
			if s.narrows(f, 2) {
				t.Errorf("%s level %d: narrow behind the first rival's most likely turn", id, level)
			}
			s.frames[1].tried = append(s.frames[1].tried, 0)
			if got := s.narrows(f, 2); got != (want && level == Levels) {
				t.Errorf("%s level %d: narrow behind another turn is %v", id, level, got)
			}
			f.checked = true
			if s.narrows(f, 2) {
				t.Errorf("%s level %d: narrow in check", id, level)
			}
		}
	}
}

// TestNarrowNodesHaveResultsOfTheirOwn checks that the table keeps a position's result where one
// turn was tried apart from its result elsewhere, and both apart from those without a turn.
func TestNarrowNodesHaveResultsOfTheirOwn(t *testing.T) {
	seen := map[uint64]bool{}
	for _, narrow := range []bool{false, true} {
		for _, without := range []game.Turn{game.NoTurn, game.Move(3, 4)} {
			f := frame{hash: 77, narrow: narrow, without: without}
			if seen[f.key()] {
				t.Errorf("narrow %v without %v: the key is there already", narrow, without)
			}
			seen[f.key()] = true
		}
	}
}
