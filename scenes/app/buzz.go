package app

import (
	"yanyi/scenes/machine"
	"yanyi/scenes/pages/play"
	"yanyi/scenes/ui"
)

// How long, in milliseconds, a hand feels that it is in check, on turn again, or refused.
const (
	buzzCheck   = 60
	buzzTurn    = 30
	buzzRefused = 15
)

// felt is what a hand was told of a page last.
type felt struct {
	page ui.Page
	play.Felt
}

// buzz tells the hand that holds the device what has happened at the table on top.
func (f *follower) buzz() {
	on, has := f.can.Attention.(machine.Buzzer)
	if !has {
		return
	}
	was, page := f.felt, f.session.Stack.Top()
	now, table := play.Feel(page)
	f.felt = felt{page, now}
	if !table || was.page != page || !f.session.Settings.Buzz || now == was.Felt {
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
