package lobby

import (
	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/room"
	"yanyi/scenes/canvas"
	"yanyi/scenes/ui"
)

// busiest is the board, in small, of the game that most look at.
type busiest struct {
	board *room.Board
	view  *game.View // nil where the board cannot be read
}

// small is how wide and high it is, in logical pixels.
const small = 144

// see takes in how a table's board stands, and reports whether it is of that one.
func (b *busiest) see(board *room.Board, v game.Variant, t *room.Table) bool {
	if board == nil || board.Code != t.Code {
		return false
	}
	if b.board != board {
		view, err := match.ViewOf(v, board.Position, t.Options)
		if err != nil { // of a version that is not this one: it is a row like others
			view = nil
		}
		canvas.Forget(b.view)
		b.board, b.view = board, view
	}
	return true
}

// at reports whether there is a picture of a table's board.
func (b *busiest) at(code string) bool { return b.view != nil && b.board.Code == code }

func (b *busiest) picture(p *Page, in *game.Info) ui.Part {
	view := b.view
	return ui.Paint(func(c *canvas.Canvas, r canvas.Rect) {
		if !c.Miniature(p.session.Look(c.Scale), in, view, 0, r) {
			p.Form.MarkDirty()
		}
	}).Sized(small, small)
}
