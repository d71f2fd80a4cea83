package editor

import "yanyi/game"

// Faults is the number of faults of the position.
func (p *Page) Faults() int { return len(p.faults) }

// Doubts is the text that explains why no game leads to the position.
func (p *Page) Doubts() string { return p.doubts }

// Position is the position shown by the board.
func (p *Page) Position() *game.View { return &p.shown }

// Press presses a square by touch.
func (p *Page) Press(sq game.Square) { p.press(sq) }
