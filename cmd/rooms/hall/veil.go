package hall

import "yanyi/game/room"

// veil delays events for spectators.
type veil struct {
	held []held
	told int          // number of the last event that they may receive
	seen room.Glimpse // how the room stood then
}

// held is an event, and how the room stood after it.
type held struct {
	room.Event
	then room.Glimpse
}

// take takes an event in that has led to a room, and answers those they may hear of now:
// all but the last turns, and what came after these.
func (v *veil) take(e room.Event, r *room.Room) []room.Event {
	v.held = append(v.held, held{e, r.Glimpse()})
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
		v.seen = e.then
		if e.N > v.told {
			v.told = e.N
			free = append(free, e.Event)
		}
	}
	v.held = append([]held(nil), v.held[from:]...)
	return free
}

// lifted is all that a spectator who takes a seat now has not received: the events that have
// just become free, and the delayed ones.
func (v *veil) lifted(free []room.Event) []room.Event {
	all := append([]room.Event(nil), free...)
	for _, e := range v.held {
		if e.N > v.told {
			all = append(all, e.Event)
		}
	}
	return all
}
