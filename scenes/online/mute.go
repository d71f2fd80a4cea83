package online

import "yanyi/game"

// muting is whose phrases are not wanted here.
type muting struct{ muted game.SeatSet }

// Muted is the seats whose phrases are not to be shown.
func (m *muting) Muted() game.SeatSet { return m.muted }

// Mute has the phrases of some seats not shown, and those of all others shown.
func (m *muting) Mute(seats game.SeatSet) { m.muted = seats }

// moveUp keeps those of n seats muted who were when everybody moves up a seat.
func (m *muting) moveUp(n game.Seat) {
	var moved game.SeatSet
	for s := range n {
		if m.muted.Has(s) {
			moved = moved.With((s + 1) % n)
		}
	}
	m.muted = moved
}
