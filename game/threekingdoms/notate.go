package threekingdoms

import "yanyi/game"

// Notate spells a legal turn.
func (p *Position) Notate(t game.Turn) game.Phrase { return game.Phrase{} }
