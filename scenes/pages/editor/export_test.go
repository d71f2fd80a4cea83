package editor

import "yanyi/game"

// Faults is how many things are wrong with the position.
func (p *Page) Faults() int { return len(p.faults) }

// Doubts is why no game leads to the position, in words.
func (p *Page) Doubts() string { return p.doubts }

// Position is what the board shows.
func (p *Page) Position() *game.View { return &p.shown }

// Press presses a square, as a finger does.
func (p *Page) Press(sq game.Square) { p.press(sq) }
