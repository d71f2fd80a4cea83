package match

import "slices"

// AgreeDraw ends the game in a draw, which all living players have agreed to. Who asks
// whom, and who has answered, is for whoever runs the match (room.Question).
func (m *Match) AgreeDraw() error {
	if err := m.playable(); err != nil {
		return err
	}
	if !m.in.Drawable {
		return errNoDraw
	}
	m.agreed = true
	return nil
}

// GaveUpSince reports whether anybody resigned, by clock or by word, after a ply.
func (m *Match) GaveUpSince(ply int) bool {
	return slices.ContainsFunc(m.moves[ply:], func(move Move) bool { return move.Resigned })
}

// MovedUp is what belongs to seats as it is in a rematch: everybody sits one seat
// further, the last on the first.
func MovedUp[T any](seats []T) []T {
	last := len(seats) - 1
	return append([]T{seats[last]}, seats[:last]...)
}
