package gamepad

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Calls are for what opens over any page.
type Calls struct {
	Menu  bool // a gamepad's menu button was pressed this tick
	Asked bool // "?" was typed this tick, wherever a keyboard has it

	chars []rune
}

// Listen hears what is typed in a tick.
func (c *Calls) Listen() {
	c.chars = ebiten.AppendInputChars(c.chars[:0])
	c.Asked = slices.Contains(c.chars, '?') || slices.Contains(c.chars, '？')
}
