//go:build !js

package proof

import (
	"yanyi/game"
	"yanyi/game/search"
)

// without keeps a search from choosing some turns.
func without(s *search.Searcher, turns []game.Turn) { s.Without = turns }
