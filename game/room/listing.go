package room

import "yanyi/game"

// Listing is what of a room strangers may see and do, as whoever created it wants it.
type Listing struct {
	Open  bool `json:"open,omitempty"`  // anybody may find it and sit down on a free seat
	Watch bool `json:"watch,omitempty"` // anybody may find it and look on
	Delay int  `json:"delay,omitempty"` // turns after which who has no seat hears of one
	// Quick is when computers take the seats that are free then, in a game that the House
	// has called together; 0 in others.
	Quick Time `json:"quick,omitempty"`
}

// MostDelay is how many turns late who has no seat hears of one at most.
const MostDelay = 20

// Listing is what of the room strangers may see and do.
func (r *Room) Listing() Listing { return r.listing }

// decideList lists the room anew.
//
// Ruling: how many turns late watchers hear is settled before the game: nobody who plays
// is to look at it through another's eyes.
func decideList(r *Room, t *talk, e *Event) error {
	if t.List == nil {
		return refuse("bounds", "list: is missing")
	}
	l := *t.List
	if t.who != House {
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
func list(r *Room, e *Event) error {
	if e.List == nil {
		return refuse("bounds", "list: is missing")
	}
	if e.List.Open && !r.listing.Open {
		r.listed = e.At
	}
	r.listing = *e.List
	return nil
}
