package play

import (
	"yanyi/scenes/pages/play/board"
	"yanyi/scenes/ui"
)

// Uses reports whether an input not yet handled would move anything: a list, the sheet or the
// drawer, a piece or a marker of the side to move.
func (p *Page) Uses(in *ui.Input) bool {
	switch {
	case p.form.Uses(in):
		return true
	case !in.Touch:
		return false
	}
	over := p.form.Near(in.StartX, in.StartY, 0, func(ctl *ui.Control) bool { return !ctl.Inert })
	return p.pulled(in) || p.stratagems.Holds(in.StartX, in.StartY) ||
		over != nil && over.ID == board.ID && p.board.Grabs(in)
}
