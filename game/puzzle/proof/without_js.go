package proof

import (
	"yanyi/game"
	"yanyi/game/search"
)

// without is for native programs; a page proves nothing.
func without(*search.Searcher, []game.Turn) { panic("proof: a page's search cannot leave out turns") }
