package hall

import (
	"time"

	"yanyi/game"
	"yanyi/game/room"
)

// listing is how a table stands in the lobby.
type listing struct {
	table *room.Table // as this process last wrote it, nil for not at all
	at    time.Time
}

// list writes a room's entry in the lobby, if this process is responsible for it. Without the
// host's connection it is not renewed, and expires after a while.
func (h *Hall) list(code string, t *table) {
	if h.List == nil {
		return
	}
	old := t.listing.table
	if t.seq.Load() == 0 { // nothing has happened for long: it is listed as it was
		if old != nil && t.speaks(h.presence(t)) {
			h.relist(code, t, old)
		}
		return
	}
	here := h.presence(t)
	now, ok := t.room.Table(code, here.Watching)
	if now.Ply > 0 {
		now.Ply = t.veil.seen.Ply // as sent to spectators
	}
	switch {
	case !ok && old != nil:
		t.listing.table = nil
		h.List(code, nil)
	case ok && !t.speaks(here):
		t.listing.table = nil
	case ok && old != nil && now.Same(old):
		h.relist(code, t, &now)
	case ok:
		t.listing = listing{&now, time.Now()}
		h.List(code, &now)
	}
}

// relist renews an unchanged entry, once it is due.
func (h *Hall) relist(code string, t *table, now *room.Table) {
	if time.Since(t.listing.at) >= h.ListAgain {
		t.listing = listing{now, time.Now()}
		h.List(code, now)
	}
}

// speaks reports whether this process writes the table's entry: it has the connection of the
// table's opener or, in a game or without an opener, of the first person seated.
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
