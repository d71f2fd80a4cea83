package play

import (
	"yanyi/game"
	"yanyi/scenes/ui"
)

// HapticState is the state of a table that haptic feedback depends on.
type HapticState struct {
	Ply     int
	Check   bool // the last turn gives check
	Yours   bool // somebody here is to move
	Refused int  // the number of the newest refusal
}

// Haptics returns that state for a page, if it is a table.
func Haptics(page ui.Page) (f HapticState, ok bool) {
	p, ok := page.(*Page)
	if !ok || p.now == nil {
		return f, false
	}
	line := p.table.Line()
	f = HapticState{Ply: line.Ply(), Yours: p.table.May().Move}
	if moves := line.Moves(); f.Ply > 0 && f.Ply <= len(moves) {
		f.Check = checks(moves[f.Ply-1].Events)
	}
	if n := p.table.Notice(); isWhy(n.Phrase.Key) {
		f.Refused = n.N
	}
	return f, true
}

// Due reports whether the only person here is to move, against others.
func (p *Page) Due() bool {
	return p.now != nil && p.now.You() != game.NoSeat && !p.now.May.Free && p.table.May().Move
}

func checks(events []game.Event) bool {
	for i := range events {
		if events[i].Type == game.Check {
			return true
		}
	}
	return false
}
