package hall

import (
	"time"

	"yanyi/game"
	"yanyi/game/room"
)

// listing is how a table stands in the lobby.
type listing struct {
	table *room.Table // as this process said it last, nil for not at all
	at    time.Time
}

// list tells the lobby how a room is listed, if this process speaks for it. Where the
// host's connection is lost it is not said again, and forgotten after a while.
func list(h *Hall, code string, t *table) {
	if h.List == nil {
		return
	}
	old := t.listing.table
	if t.seq.Load() == 0 { // nothing has happened for long: it is listed as it was
		if old != nil && t.speaks(h.presence(t)) {
			relist(h, code, t, old)
		}
		return
	}
	here := h.presence(t)
	switch now, ok := room.TableOf(t.room, code, here.Watching); {
	case !ok && old != nil:
		t.listing.table = nil
		h.List(code, nil)
	case ok && !t.speaks(here):
		t.listing.table = nil
	case ok && old != nil && now.Same(old):
		relist(h, code, t, &now)
	case ok:
		t.listing = listing{&now, time.Now()}
		h.List(code, &now)
	}
}

// relist says again what has not changed, once it is due.
func relist(h *Hall, code string, t *table, now *room.Table) {
	if time.Since(t.listing.at) >= h.ListAgain {
		t.listing = listing{now, time.Now()}
		h.List(code, now)
	}
}

// speaks reports whether this process says how the table is listed: it has the connection
// of whoever opened it or, where it is played or nobody has, of the first who sits there.
func (t *table) speaks(here Presence) bool {
	if t.room.Phase() == room.Gathering && t.room.Listing().Quick == 0 {
		for g := range t.guests {
			if g.host {
				return true
			}
		}
		return false
	}
	for s := range game.Seat(8) {
		if here.Here.Has(s) {
			return t.local().Here.Has(s)
		}
	}
	return false
}
