package room

import (
	"math/rand/v2"
	"slices"

	"yanyi/game"
)

// Gathering for a game: when all seats are filled everybody is asked whether they are
// ready, and until then seats are changed and drawn. Computers are always ready.

// gathering is the people on the seats, and since when.
type gathering struct {
	seats []Seat
	order []int // see Order
	full  Time  // since when no seat was missing a person or changed hands, 0 while one is free
}

// Order is which seat of the set-up everybody's was at first: it changes with every change
// of seats. Read only.
func (r *Room) Order() []int { return r.order }

// Full is since when every seat is filled and unchanged, 0 while one is free.
func (r *Room) Full() Time { return r.full }

// reseated notes a change of seats: questions about seats lapse.
func (r *Room) reseated(at Time) {
	r.question, r.full = nil, at
	for i := range r.seats {
		if !r.seats[i].Taken && r.seats[i].Level == 0 {
			r.full = 0
		}
	}
	if (r.setup.Odds != "" || r.setup.Clock.Part > 0) && r.phase == Gathering {
		_ = r.newMatch(at) // other players give the odds; that they can was found at first
	}
}

// move puts everybody on another seat: order is on which seat each one's person was.
func (r *Room) move(order []int) {
	n := len(r.seats)
	moved(r.seats, order)
	moved(r.order, order)
	moved(r.spoke[:n], order)
	moved(r.asked[:n], order)
}

func moved[T any](list []T, order []int) {
	was := slices.Clone(list)
	for to, from := range order {
		list[to] = was[from]
	}
}

// swap exchanges the holders or invitations of two seats. People who move must declare again
// that they are ready.
//
// Ruling: a computer and a free seat agree to everything.
func (r *Room) swap(a, b game.Seat, at Time) {
	order := make([]int, len(r.seats))
	for i := range order {
		order[i] = i
	}
	order[a], order[b] = int(b), int(a)
	r.move(order)
	r.seats[a].Ready, r.seats[b].Ready = false, false
	r.reseated(at)
}

// shuffle has everybody sit where it was drawn.
func (r *Room) shuffle(e *Event) error {
	if !permutes(e.Order, len(r.seats)) {
		return refuse("bounds", "order: is no order of %d seats", len(r.seats))
	}
	r.move(e.Order)
	for i := range r.seats {
		r.seats[i].Ready = false
	}
	r.reseated(e.At)
	return nil
}

// permutes reports whether an order has each of n seats once.
func permutes(order []int, n int) bool {
	for s := range n {
		if !slices.Contains(order, s) {
			return false
		}
	}
	return len(order) == n
}

// start begins the game for all seated.
func (r *Room) start(e *Event) error {
	if r.full == 0 {
		return errPhase
	}
	for i := range r.seats {
		r.seats[i].Ready = r.seats[i].Taken
	}
	return r.begin(e.At)
}

func (r *Room) decideShuffle(t *talk, e *Event) error {
	e.Seat, e.Order = game.NoSeat, rand.New(t.luck).Perm(len(r.seats))
	return nil
}

// decideStart lets the room's creator begin without those who do not answer.
func (r *Room) decideStart(t *talk, e *Event) error {
	switch {
	case r.full == 0 || !slices.ContainsFunc(r.seats, func(s Seat) bool { return s.Taken }):
		return errPhase
	case t.at-r.full < StartWait:
		return errSoon
	}
	e.Seat = game.NoSeat
	return nil
}
