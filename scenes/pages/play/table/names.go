package table

import (
	"yanyi/assets/locale"
	"yanyi/game"
)

// Person is the general behind the piece on a square (three-kingdoms.md §1
// Generals), nil if there is none.
func (t *Table) Person(sq game.Square) *locale.General {
	return person(t.info, t.View().Cells[sq])
}

func person(in *game.Info, c game.Cell) *locale.General {
	if c.Nth == 0 || c.Piece.Hidden() {
		return nil
	}
	return locale.GeneralOf(in.People, in.Armies[c.Piece.Origin()].Letter, c.Piece.Kind().Letter(), int(c.Nth))
}
