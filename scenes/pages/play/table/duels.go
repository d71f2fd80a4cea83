package table

import (
	"yanyi/assets/locale"
	"yanyi/game"
)

// Duelists are the generals of a duel (three-kingdoms.md 趣味单挑), nil for a piece
// without a name.
type Duelists struct{ Challenger, Challenged *locale.General }

// Duelists are those of an event of the turn that led to a ply.
func (t *Table) Duelists(ply int, e *game.Event) Duelists {
	d, known := t.duels[ply]
	if known {
		return d
	}
	cells := t.match.ViewAt(ply-1, game.NoSeat).Cells
	d = Duelists{person(t.info, cells[e.From]), person(t.info, cells[e.To])}
	if t.duels == nil {
		t.duels = map[int]Duelists{}
	}
	t.duels[ply] = d
	return d
}
