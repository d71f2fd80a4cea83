package online

import (
	"slices"

	"yanyi/game"
)

// muting is whose phrases are not wanted here.
type muting struct{ muted game.SeatSet }

// Mute has the phrases of some seats not shown, and those of all others shown.
func (r *Room) Mute(seats game.SeatSet) {
	r.muted = seats
	r.touch()
}

// moved carries over what is known here of people who have changed seats: muted ones, sent
// phrases, and links. was and now are the orders of the seats before and after
// ([room.Room.Order]).
func (r *Room) moved(was, now []int) {
	to := func(s game.Seat) game.Seat { return game.Seat(slices.Index(now, was[s])) }
	var muted game.SeatSet
	invited := map[game.Seat]string{}
	for s := range game.Seat(len(was)) {
		if r.muted.Has(s) {
			muted = muted.With(to(s))
		}
		if token, ok := r.invited[s]; ok {
			invited[to(s)] = token
		}
	}
	r.muted, r.invited = muted, invited
	for i := range r.talk {
		r.talk[i].By = to(r.talk[i].By)
	}
}
