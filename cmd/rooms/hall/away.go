package hall

import (
	"maps"
	"slices"
	"time"

	"yanyi/game"
	"yanyi/game/room"
)

// idleTime is after how long an idle room is dropped from memory, beyond the time of absences.
const idleTime = time.Minute

// sweep announces the presence to other processesand notes people away for long.
func (h *Hall) sweep() {
	h.mu.Lock()
	codes := slices.Sorted(maps.Keys(h.tables))
	h.mu.Unlock()
	for some := range slices.Chunk(codes, mostCalled) {
		here := map[string]Presence{}
		for _, code := range some {
			h.sweepRoom(code, here)
		}
		h.call(here)
	}
}

// sweepRoom notes the presence and people away. An inactive room is dropped from memory.
func (h *Hall) sweepRoom(code string, here map[string]Presence) {
	var away []room.Say
	_ = h.within(code, false, func(t *table) error {
		h.announce(code, t)
		here[code] = t.mine
		if t.vanished {
			// Who has gone may have to be written down as away, for which a dropped room is read
			// again; if it cannot be now, it can five seconds later.
			t.vanished = len(t.guests) > 0 && t.seq.Load() == 0 && h.load(h.ctx, code, t) != nil
		}
		t.past = nil
		now := h.Now()
		if at, ok := t.alarm(); ok && at <= now { // the system's clock was set forward
			t.flag.Reset(0)
		}
		away = t.away(now, room.Time(h.Away.Milliseconds()))
		if t.idle(now) > room.Time((idleTime + 2*h.Away).Milliseconds()) {
			t.doze(h.Find)
		}
		return nil
	})
	for _, say := range away {
		// If it cannot be written down now, it can five seconds later.
		_ = h.Say(h.ctx, code, room.Server, &say)
	}
}

// idle is for how long nothing has happened in a room, nor been read of it.
func (t *table) idle(now room.Time) room.Time {
	switch {
	case t.seq.Load() == 0:
		t.woken = 0
		return 0
	case t.woken == 0:
		t.woken = now
	}
	return now - max(t.woken, t.room.Last())
}

// readyTime is how long a player among strangers may take to be ready once all seats are taken.
const readyTime room.Time = 90_000

// away is what is to be said of the seats of a running game whose persons have had no connection
// for long. In games of days for each turn people come and go, and nobody is away. Where
// strangers gather a seat is not kept for an absent person, nor for one who does not get ready.
//
// Ruling: the person who opened a table keeps the seat there: without that person it is not
// listed.
func (t *table) away(now, long room.Time) []room.Say {
	var away []room.Say
	host, unready := game.NoSeat, false
	switch p, l := t.room.Phase(), t.room.Listing(); {
	case p == room.Gathering && (l.Open || l.Quick > 0):
		long, host = min(long, graceTime), t.room.HostSeat()
		unready = t.room.Full() > 0 && now-t.room.Full() >= readyTime
	case p == room.Empty, p == room.Gathering, p == room.Done, t.room.Setup().Clock.PerTurn >= dayGame:
		return nil
	}
	for i, seat := range t.room.Seats() {
		since, known := t.gone[i]
		leave := room.Say{V: room.Version, Do: room.Leave, Seat: game.Seat(i)}
		switch {
		case !seat.Taken || seat.Level > 0 || seat.Away || game.Seat(i) == host:
			delete(t.gone, i)
		case t.told.Here.Has(game.Seat(i)):
			delete(t.gone, i)
			if leave.Yes = unready && !seat.Ready; leave.Yes {
				away = append(away, leave)
			}
		case !known:
			if t.gone == nil {
				t.gone = map[int]room.Time{}
			}
			t.gone[i] = now
		case now-since >= long:
			away = append(away, leave)
		}
	}
	return away
}
