package editor

import (
	"github.com/hajimehoshi/ebiten/v2"

	"yanyi/game"
	"yanyi/scenes/board"
	"yanyi/scenes/ui"
)

// keys: arrows move the cursor, Enter presses there, Delete removes the piece there; a piece's
// letter takes the next such piece of the box in hand, Ctrl+Z undoes, with Shift or Ctrl+Y
// redoes, Tab and N go through the faults; Escape empties the hand, then leaves.
func (p *Page) keys(in *ui.Input) ui.Nav {
	if in.Typing {
		return ui.Stay()
	}
	if focus := p.Form.Focus(); p.boardShown() && (focus == board.ID || focus == "") {
		p.plate.Keys(in)
	}
	at := p.plate.Cursor()
	switch {
	case in.Ctrl && in.Key(ui.KeyZ) && in.Shift, in.Ctrl && in.Key(ebiten.KeyY):
		p.step(1)
	case in.Ctrl && in.Key(ui.KeyZ):
		p.step(-1)
	case in.Ctrl && in.Key(ebiten.KeyC) && p.deps.Copy != nil:
		p.copy()
	case in.Ctrl || in.Alt:
	case in.Key(ebiten.KeyBackquote) && at != game.NoSquare:
		p.desk.to(at, func() bool { return p.desk.turnOver(at) })
	case in.Key(ui.KeyDelete) || in.Key(ebiten.KeyBackspace):
		if at != game.NoSquare {
			p.touch(at)
			p.desk.do(func() { p.position.Take(at) })
		}
	case in.Key(ui.KeyEscape):
		if !p.plate.Escape() {
			return ui.Back()
		}
	default:
		p.letter(in)
	}
	return ui.Stay()
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
