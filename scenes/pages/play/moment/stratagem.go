package moment

import (
	"slices"

	"yanyi/game"
	"yanyi/render/art"
)

// InForce is the stratagem a side has in force as the board shows it, 0 if none; the
// tile its king stands on where both kings stand on the same kind (void).
func (m *Moment) InForce(s game.Seat) (n int, void bool) {
	if m.Shown.Void {
		return m.TileUnderKing(s), true
	}
	return m.Shown.Seats[s].Active, false
}

// TileUnderKing is the kind a side's king stands on, 0 if none.
func (m *Moment) TileUnderKing(s game.Seat) int {
	if n, ok := m.TileAt(s, m.Shown.Seats[s].King); ok {
		return n
	}
	return 0
}

// TileAt is the kind on a palace point of a side.
func (m *Moment) TileAt(s game.Seat, sq game.Square) (int, bool) {
	tiles := m.Shown.Seats[s].Tiles
	if len(tiles) != 8 {
		return 0, false
	}
	slots := art.TileSlots(m.Info.Board, s)
	i := slices.Index(slots[:], sq)
	if i < 0 {
		return 0, false
	}
	return tiles[i], true
}

// TrackAfter is the cell of the actor's track that a slide leads to.
func (m *Moment) TrackAfter(s game.Slide) int {
	cell := m.View.Seats[m.View.Actor].Track
	switch s {
	case game.Forward:
		return cell + 1
	case game.NoSlide:
		return cell
	}
	return cell - 1
}
