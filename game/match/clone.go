package match

import "slices"

// Clone is an independent copy of the match.
func (m *Match) Clone() *Match {
	c := *m
	c.cursor, c.review = m.cursor.Clone(), m.review.Beside()
	c.moved()
	c.setup.Seats = slices.Clone(m.setup.Seats)
	c.time.past = slices.Clip(m.time.past) // appending to it reallocates
	c.tiles.laid, c.tiles.part = slices.Clone(m.tiles.laid), slices.Clone(m.tiles.part)
	return &c
}
