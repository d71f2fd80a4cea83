package app

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
)

// light keeps the screen lit while a game with clocks is on the table, and lets it go dark
// otherwise: people think longer than phones wait.
func (f *follower) light() {
	p, ok := f.session.Stack.Top().(*play.Page)
	on := ok && p.Timed()
	if lamp, has := f.can.Attention.(machine.Lamp); has && on != f.lit {
		f.lit = on
		lamp.Light(on)
	}
}
