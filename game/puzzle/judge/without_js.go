package judge

import (
	"yanyi/game"
	"yanyi/game/search"
)

// without is for native programs; a page proves nothing.
func without(*search.Searcher, []game.Turn) { panic("judge: a page's search cannot leave out turns") }
