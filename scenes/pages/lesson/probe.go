package lesson

import (
	"yanyi/game"
	"yanyi/scenes/pages/play"
)

// Probe tells an end-to-end test of the page: the step by the key of its texts, what is
// said, and the board.
func (p *Page) Probe(o *play.Probe) {
	line := p.desk.Table.Line()
	o.Page, o.Position, o.Ply, o.Plies, o.Live = "lesson", p.step().Key, p.desk.Table.Ply(), line.Ply(), !p.desk.guide.done
	o.Said, _ = p.said()
	if sq := p.desk.Table.Hand().Selected(); sq != game.NoSquare {
		o.Selected = p.desk.Now.Info.Board.Name(sq)
	}
	o.Moving = p.desk.Board.Animating()
	o.Board(p.desk.Now.Info.Board, p.desk.Board.Center)
}
