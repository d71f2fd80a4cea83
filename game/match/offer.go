package match

// AgreeDraw ends the game in a draw, which all living players have agreed to. Questions and
// answers are the business of the host or room (room.Question).
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

// MovedUp rotates a list by seat for a rematch: everybody moves one seat further, the last to
// the first.
func MovedUp[T any](seats []T) []T {
	last := len(seats) - 1
	return append([]T{seats[last]}, seats[:last]...)
}
