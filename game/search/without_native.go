//go:build !js

package search

import (
	"slices"
	"strings"

	"yanyi/game"
)

// choice is the subset of the root's turns that may be chosen, as interfaces state it.
type choice struct {
	// Without are turns that no search is to choose until it is set anew, without reveals.
	Without []game.Turn
}

// allows is the root's turns that may be chosen.
func (c choice) allows(turns []game.Turn) []game.Turn {
	if len(c.Without) == 0 {
		return turns
	}
	return slices.DeleteFunc(turns, func(t game.Turn) bool { return slices.Contains(c.Without, t.Chosen()) })
}

// takeWithout reads the excluded turns among the pairs after go, and returns the other pairs.
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
