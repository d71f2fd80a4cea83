package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/scenes/aim"
	"yanyi/scenes/ui"
)

// Keys moves the cursor over the points; Enter picks.
func (p *pointer) Keys(in *ui.Input) {
	for _, a := range aim.Arrows {
		if in.Key(a.Key) {
			p.Land()
			p.form.SetFocus(ID)
			p.moveCursor(a.DX, a.DY)
		}
	}
	if p.form.Focus() == ID && (in.Key(ebiten.KeyEnter) || in.Key(ebiten.KeyNumpadEnter) || in.Key(ebiten.KeySpace)) {
		p.enter()
	}
}

// Steps reports whether the arrows are not the board's: in a review and a study they go
// through the turns, until Enter has shown the cursor.
func (p *pointer) Steps() bool { return p.walks() && p.cursor == game.NoSquare }

// walks reports whether the turns are gone through rather than waited for.
func (p *pointer) walks() bool { return p.now.Reviewed() || p.now.Studied }

// enter picks the cursor's square; without a cursor it confirms what waits, or in a
// review shows the cursor.
func (p *pointer) enter() {
	sq := p.cursor
	if t, ok := p.table.Hand().Proposed(); ok && sq == game.NoSquare {
		sq = t.To()
	}
	if sq == game.NoSquare {
		if p.walks() {
			p.moveCursor(0, 0)
		}
		return
	}
	p.Land()
	p.gesture.last = sq
	p.tap(sq)
}

// moveCursor steps over the points; the first step shows the cursor where the
// person's eye is.
func (p *pointer) moveCursor(dx, dy int) {
	if p.cursor == game.NoSquare {
		p.cursor = p.cursorStart()
	} else {
		p.cursor = aim.Step(p.info.Board, p.cursor, dx, dy, p.table.Quarter())
	}
	x, y := p.board.Center(p.cursor)
	p.zoom.Show(x/p.now.Screen.Scale, y/p.now.Screen.Scale, float64(p.board.Pitch())/p.now.Screen.Scale)
	p.marker.mark()
	p.teller.retell()
	seen(p.shared)
}

// cursorStart is the selected piece, else where the last turn ended, else the king
// of whoever looks.
func (p *pointer) cursorStart() game.Square {
	v := p.table.View()
	if sq := p.table.Hand().Selected(); sq != game.NoSquare {
		return sq
	}
	if s := p.table.Viewer(); s.Player() && v.Seats[s].King != game.NoSquare {
		return v.Seats[s].King
	}
	if m := p.table.Move(); m != nil && !m.Resigned {
		return m.Turn.To()
	}
	return game.Square(len(v.Cells) / 2)
}

// Escape goes one step back, out of a choice or a selection, and reports whether
// there was one.
func (p *pointer) Escape() bool {
	switch {
	case p.partner != game.NoSquare:
		p.partner = game.NoSquare
	case p.table.Cancel():
	case p.cursor != game.NoSquare:
		p.cursor = game.NoSquare
		p.marker.mark()
	default:
		return whole(p.shared)
	}
	return true
}
