package threekingdoms

import "yanyi/game"

// Why says why no legal turn goes from one square to another.
func (p *Position) Why(from, to game.Square) game.Phrase { return p.style.why(p, from, to) }
