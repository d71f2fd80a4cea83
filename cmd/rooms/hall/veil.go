package hall

import "yanyi/game/room"

// veil keeps events from who has no seat while they are to hear late.
type veil struct {
	held []room.Event
	told int // number of the last event they may have heard of
}

// take takes an event in that has led to a room, and answers those they may hear of now:
// all but the last turns, and what came after these.
func (v *veil) take(e room.Event, r *room.Room) []room.Event {
	v.held = append(v.held, e)
	late := 0
	if p := r.Phase(); p == room.Laying || p == room.Playing {
		late = r.Listing().Delay
	}
	from := len(v.held)
	for i := from - 1; i >= 0 && late > 0; i-- {
		if v.held[i].Kind == room.Turned {
			from, late = i, late-1
		}
	}
	var free []room.Event
	for _, e := range v.held[:from] {
		if e.N > v.told {
			v.told = e.N
			free = append(free, e)
		}
	}
	v.held = append([]room.Event(nil), v.held[from:]...)
	return free
}

// lifted is all that who takes a seat now has not been told: what has just become free, and
// what is held.
func (v *veil) lifted(free []room.Event) []room.Event {
	all := append([]room.Event(nil), free...)
	for _, e := range v.held {
		if e.N > v.told {
			all = append(all, e)
		}
	}
	return all
}

// lift forgets what is held, which is to be read again.
func (v *veil) lift() { v.held = nil }
