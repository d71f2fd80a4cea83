package editor

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/scenes/aim"
	"yanyi/scenes/ui"
)

// keys: arrows move the cursor, Enter presses there, Delete takes what stands there; a
// piece's letter takes the next such piece of the box in hand, Ctrl+Z undoes, with Shift or
// Ctrl+Y does again, Tab and N go through the faults' row; Escape lays down what is in hand,
// then leaves.
func (p *Page) keys(in *ui.Input) ui.Nav {
	if in.Typing {
		return ui.Stay()
	}
	focus := p.Form.Focus()
	for _, a := range aim.Arrows {
		if in.Key(a.Key) && (focus == boardID || focus == "") {
			p.Form.SetFocus(boardID)
			p.moveCursor(a.DX, a.DY)
		}
	}
	switch {
	case in.Ctrl && in.Key(ui.KeyZ) && in.Shift, in.Ctrl && in.Key(ebiten.KeyY):
		p.step(1)
	case in.Ctrl && in.Key(ui.KeyZ):
		p.step(-1)
	case in.Ctrl && in.Key(ebiten.KeyC) && p.deps.Copy != nil:
		p.copy()
	case in.Ctrl || in.Alt:
	case in.Key(ebiten.KeyBackquote) && p.plate.cursor != game.NoSquare:
		p.desk.to(p.plate.cursor, func() bool { return p.desk.turnOver(p.plate.cursor) })
	case in.Key(ui.KeyDelete) || in.Key(ebiten.KeyBackspace):
		if p.plate.cursor != game.NoSquare {
			p.touch(p.plate.cursor)
			p.desk.do(func() { p.position.Take(p.plate.cursor) })
		}
	case in.Key(ui.KeyEscape):
		return p.escape()
	default:
		p.letter(in)
	}
	return ui.Stay()
}

// escape lays down what is in hand, takes the cursor away, or leaves.
func (p *Page) escape() ui.Nav {
	switch {
	case p.tool != hand:
		p.tool = hand
	case p.plate.cursor != game.NoSquare:
		p.plate.cursor = game.NoSquare
	default:
		if p.seeWhole() {
			return ui.Stay()
		}
		return ui.Back()
	}
	p.changed()
	return ui.Stay()
}

// moveCursor moves the cursor, which begins in the middle.
func (p *Page) moveCursor(dx, dy int) {
	b := &p.plate
	if b.cursor == game.NoSquare {
		b.cursor = game.Square(len(p.position.Cells) / 2)
	} else {
		b.cursor = aim.Step(p.in.Board, b.cursor, dx, dy, b.quarter)
	}
	x, y := b.board.Center(b.cursor)
	s := p.view.Scale
	b.zoom.Show(x/s, y/s, float64(b.board.Pitch())/s)
	b.mark()
	p.again()
}

// letter takes the next piece of a letter in hand.
func (p *Page) letter(in *ui.Input) {
	for _, key := range in.Keys {
		if key < ebiten.KeyA || key > ebiten.KeyZ {
			continue
		}
		letter := byte('A' + key - ebiten.KeyA)
		var list []game.Piece
		at := -1
		for _, piece := range p.grammar.Tray() {
			if piece.Kind().Letter() == letter {
				if p.tool.do == puts && p.tool.piece == piece {
					at = len(list)
				}
				list = append(list, piece)
			}
		}
		if len(list) > 0 {
			p.tool = tool{do: puts, piece: list[(at+1)%len(list)], from: game.NoSquare}
			p.tray.hidden = p.tool.piece.Hidden()
			p.changed()
		}
	}
}
