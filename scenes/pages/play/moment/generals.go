package moment

import (
	"yanyi/assets/locale"
	"yanyi/game"
)

// Person is the general behind the piece on a square (game/threekingdoms/README.md,
// Generals), nil if there is none.
func (m *Moment) Person(sq game.Square) *locale.General { return person(m.Info, m.View.Cells[sq]) }

func person(in *game.Info, c game.Cell) *locale.General {
	if c.Nth == 0 || c.Piece.Hidden() {
		return nil
	}
	return locale.GeneralOf(in.People, in.Armies[c.Piece.Origin()].Letter, c.Piece.Kind().Letter(), int(c.Nth))
}

// Duelists are the generals of a duel (game/threekingdoms/README.md, Duels 趣味单挑),
// nil for a piece without a name.
type Duelists struct{ Challenger, Challenged *locale.General }

// Duelists are those of an event of the turn that led to a ply.
func (m *Moment) Duelists(ply int, e *game.Event) Duelists {
	cells := m.Line.ViewAt(ply-1, game.NoSeat).Cells
	return Duelists{person(m.Info, cells[e.From]), person(m.Info, cells[e.To])}
}
