//go:build !js

package search

import (
	"strings"

	"yanyi/game"
)

// choice is what of the root's turns may be chosen, as interfaces of other programs
// say it.
type choice struct {
	// Without are turns that no search is to choose until it is set anew, without reveals.
	Without []game.Turn
}

// allows is the root's turns that may be chosen.
func (c choice) allows(turns []game.Turn) []game.Turn {
	if len(c.Without) == 0 {
		return turns
	}
	kept := turns[:0]
	for _, t := range turns {
		if !holds(c.Without, t.Chosen()) {
			kept = append(kept, t)
		}
	}
	return kept
}

func holds(list []game.Turn, t game.Turn) bool {
	for _, other := range list {
		if other == t {
			return true
		}
	}
	return false
}

// takeWithout reads the turns not to be chosen among the pairs after go, and returns
// the other pairs.
func (s *server) takeWithout(args []string) ([]string, error) {
	list, rest := cut(args, "without")
	s.searcher.Without = nil
	for _, text := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' }) {
		t, err := find(s.info, s.pos, text)
		if err != nil {
			return nil, game.Errorf("go: without: %w", err)
		}
		s.searcher.Without = append(s.searcher.Without, t.Chosen())
	}
	return rest, nil
}
