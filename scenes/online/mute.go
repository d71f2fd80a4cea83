package online

import "yanyi/game"

// muting is whose phrases are not wanted here.
type muting struct{ muted game.SeatSet }

// Mute has the phrases of some seats not shown, and those of all others shown.
func (r *Room) Mute(seats game.SeatSet) {
	r.muted = seats
	r.touch()
}

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
