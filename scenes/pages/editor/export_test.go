package editor

import "yanyi/game"

// Faults is how many things are wrong with the position.
func (p *Page) Faults() int { return len(p.faults) }

// Position is what the board shows.
func (p *Page) Position() *game.View { return &p.shown }

// Press presses a square, as a finger does.
func (p *Page) Press(sq game.Square) { p.press(sq) }
