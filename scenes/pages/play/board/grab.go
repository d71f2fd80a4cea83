package board

import (
	"yanyi/game"
	"yanyi/render"
	"yanyi/scenes/ui"
)

// Grabs reports whether a finger on its way carries a piece away, or moves what is seen of
// a board that is drawn apart. Where points are close,
// one that has rested over a turn in the making aims: it may go on under the glass.
func (p *pointer) Grabs(in *ui.Input) bool {
	if p.zoom.On() {
		return true
	}
	if !p.table.Live() {
		return false
	}
	down := ui.Input{Pointer: ui.Pointer{X: in.StartX, Y: in.StartY, Touch: true}}
	aims := p.gesture.held && p.glass.Shown() && p.gesture.rests >= longPressTicks
	return p.table.Hand().Carries(p.squareAt(&down)) || aims && p.table.Hand().Selected() != game.NoSquare
}

// forgo ends a gesture whose finger was taken away: nothing has happened.
func (p *pointer) forgo() {
	if p.gesture.pans {
		p.zoom.Rest()
	}
	p.gesture = gesture{from: game.NoSquare, last: game.NoSquare}
	p.glass.hide()
	p.marker.marks.Drag = render.Drag{From: game.NoSquare}
	p.marker.mark()
	p.teller.retell()
}
