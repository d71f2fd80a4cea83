package gametest

import "yanyi/game"

// checkDoubts: no position that a game has led to is doubted.
func (w *walk) checkDoubts() {
	if faults := game.Doubts(w.pos); len(faults) > 0 {
		w.fail("a game led here, yet it is doubted: %v", faults.Err())
	}
}
