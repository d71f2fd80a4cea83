package puzzle

import (
	"yanyi/game"
	"yanyi/scenes/pages/play"
)

// Probe describes the page for an end-to-end test: the puzzle by its game and id, its progress,
// and the board. It is live while a turn is wanted, and over once it is solved or shown.
func (p *Page) Probe(o *play.Probe) {
	o.Page = "puzzle"
	if p.deck != nil {
		o.Page = "cards"
	}
	d := p.desk
	if d == nil {
		return
	}
	s := d.solver
	o.Position, o.Ply, o.Plies = key(s.puzzle.Variant, s.puzzle.ID), d.table.Ply(), s.Line().Ply()
	o.Live, o.Over, o.Said, o.Moving = s.asked(), s.ended(), p.said().text, d.Board.Animating()
	if sq := d.table.Hand().Selected(); sq != game.NoSquare {
		o.Selected = d.Now.Info.Board.Name(sq)
	}
	o.Board(d.Now.Info.Board, d.Board.Center)
}
