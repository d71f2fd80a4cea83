package match

// AgreeDraw ends the game in a draw, which all living players have agreed to. Who asks
// whom, and who has answered, is for whoever runs the match (room.Question).
func (m *Match) AgreeDraw() error {
	if err := m.playable(); err != nil {
		return err
	}
	if !m.in.Drawable {
		return errNoDraw
	}
	m.verdict.agreed = true
	return nil
}

// MovedUp is what belongs to seats as it is in a rematch: everybody sits one seat
// further, the last on the first.
func MovedUp[T any](seats []T) []T {
	last := len(seats) - 1
	return append([]T{seats[last]}, seats[:last]...)
}
