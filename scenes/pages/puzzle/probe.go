package puzzle

import (
	"yanyi/game"
	"yanyi/scenes/pages/play"
)

// Probe tells an end-to-end test of the page: the puzzle by its game and id, how far it has
// come, and the board. It is live while a turn is wanted, and over once it is solved or shown.
func (p *Page) Probe(o *play.Probe) {
	o.Page = "puzzle"
	d := p.desk
	if d == nil {
		return
	}
	s := d.solver
	o.Position, o.Ply, o.Plies = key(s.puzzle.Variant, s.puzzle.ID), d.Table.Ply(), s.Line().Ply()
	o.Live, o.Over, o.Said, o.Moving = s.asked(), s.ended(), say(p).said().text, d.Board.Animating()
	if sq := d.Table.Hand().Selected(); sq != game.NoSquare {
		o.Selected = d.Now.Info.Board.Name(sq)
	}
	o.Board(d.Now.Info.Board, d.Board.Center)
}
