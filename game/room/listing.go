package room

import "yanyi/game"

// Listing is what strangers may see and do in a room, as its creator wants it.
type Listing struct {
	Open  bool `json:"open,omitempty"`  // strangers may find it and take a free seat
	Watch bool `json:"watch,omitempty"` // strangers may find it and watch
	Delay int  `json:"delay,omitempty"` // the watchers' lag in turns
	// Quick is when computers take the seats still free, in a quick game that the server called
	// together; 0 in others.
	Quick Time `json:"quick,omitempty"`
}

// MostDelay is the greatest lag of watchers in turns.
const MostDelay = 20

// Listing is what strangers may see and do in the room.
func (r *Room) Listing() Listing { return r.listing }

// decideList lists the room anew.
//
// Ruling: the watchers' lag is fixed before the game, so that no player can follow it through
// another's eyes.
func (r *Room) decideList(t *talk, e *Event) error {
	if t.List == nil {
		return refuse("bounds", "list: is missing")
	}
	l := *t.List
	if t.who != Server {
		l.Quick = r.listing.Quick
	}
	e.Seat, e.List = game.NoSeat, &l
	switch {
	case l == r.listing:
		return errNothing
	case l.Delay != r.listing.Delay && r.phase != Gathering:
		return errPhase
	case l.Quick < 0 || l.Quick > latest:
		return refuse("bounds", "list.quick: %d", l.Quick)
	}
	return within("list.delay", l.Delay, 0, MostDelay)
}

// list takes in how the room is listed.
func (r *Room) list(e *Event) error {
	if e.List == nil {
		return refuse("bounds", "list: is missing")
	}
	if e.List.Open && !r.listing.Open {
		r.listed = e.At
	}
	r.listing = *e.List
	return nil
}
