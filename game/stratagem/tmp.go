package stratagem

import "yanyi/game"

func (p *position) Why(from, to game.Square) game.Phrase { return game.Phrase{} }
func (p *position) Notate(t game.Turn) game.Phrase       { return game.Phrase{} }
