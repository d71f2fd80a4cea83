package lesson

import (
	"yanyi/game"
	"yanyi/scenes/pages/play"
)

// Probe describes the page for an end-to-end test: step by key, the text shown, the board.
func (p *Page) Probe(o *play.Probe) {
	line := p.desk.table.Line()
	o.Page, o.Position, o.Ply, o.Plies, o.Live = "lesson", p.step().Key, p.desk.table.Ply(), line.Ply(), !p.desk.guide.done
	o.Said, _ = p.said()
	if sq := p.desk.table.Hand().Selected(); sq != game.NoSquare {
		o.Selected = p.desk.Now.Info.Board.Name(sq)
	}
	o.Moving = p.desk.Board.Animating()
	o.Board(p.desk.Now.Info.Board, p.desk.Board.Center)
}
