package lesson

import (
	"yanyi/game"
	"yanyi/scenes/pages/play"
)

// Probe tells an end-to-end test of the page: the step by the key of its texts, what is
// said, and the board.
func (p *Page) Probe(o *play.Probe) {
	line := p.desk.table.Line()
	o.Page, o.Position, o.Ply, o.Plies, o.Live = "lesson", p.step().Key, p.desk.table.Ply(), line.Ply(), !p.desk.guide.done
	o.Said, _ = p.said()
	if sq := p.desk.table.Hand().Selected(); sq != game.NoSquare {
		o.Selected = p.desk.now.Info.Board.Name(sq)
	}
	o.Moving = p.desk.board.Animating()
	o.Board(p.desk.now.Info.Board, p.desk.board.Center)
}
