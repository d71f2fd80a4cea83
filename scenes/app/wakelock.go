package app

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
)

// keepAwake keeps the screen on while a game with clocks is on the table, and releases it
// otherwise: people think longer than phones wait.
func (f *follower) keepAwake() {
	p, ok := f.session.Stack.Top().(*play.Page)
	on := ok && p.Timed()
	if lock, has := f.can.Attention.(machine.WakeLock); has && on != f.awake {
		f.awake = on
		lock.KeepAwake(on)
	}
}
