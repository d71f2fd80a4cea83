package app

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/ui"
)

// The vibrations, in milliseconds, for check, for one's turn, and for a refusal.
const (
	buzzCheck   = 60
	buzzTurn    = 30
	buzzRefused = 15
)

// felt is the state of a page at the last vibration.
type felt struct {
	page ui.Page
	play.HapticState
}

// buzz vibrates the device on events at the table on top.
func (f *follower) buzz() {
	on, has := f.can.Attention.(machine.Buzzer)
	if !has {
		return
	}
	was, page := f.felt, f.session.Stack.Top()
	now, table := play.Haptics(page)
	f.felt = felt{page, now}
	if !table || was.page != page || !f.session.Settings.Buzz || now == was.HapticState {
		return
	}
	switch {
	case now.Ply > was.Ply && now.Check:
		on.Buzz(buzzCheck)
	case now.Ply > was.Ply && now.Yours && !was.Yours:
		on.Buzz(buzzTurn)
	case now.Refused > was.Refused:
		on.Buzz(buzzRefused)
	}
}
