//go:build !page

package darkchess

import "yanyi/game"

// Pass lets the actor do nothing, which no rule allows, and reports whether it did. A
// search asks so whether another's answer is the better one.
func (p *position) Pass() bool {
	if p.pending != game.NoSquare || p.alive.Len() < 2 {
		return false
	}
	p.begin(false)
	p.clock++
	p.finish()
	return true
}
