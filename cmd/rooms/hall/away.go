package hall

import (
	"maps"
	"slices"

	"yanyi/game"
	"yanyi/game/room"
)

// sweep calls to other processes who is here, and writes down who has been away for
// long.
func (h *Hall) sweep() {
	h.mu.Lock()
	codes := slices.Collect(maps.Keys(h.tables))
	h.mu.Unlock()
	for some := range slices.Chunk(codes, mostCalled) {
		here := map[string]Presence{}
		for _, code := range some {
			h.sweepRoom(code, here)
		}
		h.call(here)
	}
}

func (h *Hall) sweepRoom(code string, here map[string]Presence) {
	t := h.locked(code, false)
	if t == nil {
		return
	}
	h.announce(code, t)
	here[code] = t.mine
	away := t.away(h.Now(), room.Time(h.Away.Milliseconds()))
	t.mu.Unlock()
	for _, s := range away {
		// If it cannot be written down now, it can five seconds later.
		_ = h.Say(h.ctx, code, room.House, &room.Say{V: room.Version, Do: room.Leave, Seat: s})
	}
}

// away are the seats of a game under way whose persons have had no connection for
// long. In games of days for each turn people come and go, and nobody is away.
func (t *table) away(now, long room.Time) []game.Seat {
	var away []game.Seat
	if p := t.room.Phase(); p == room.Empty || p == room.Gathering || p == room.Done || t.room.Setup().Clock.PerTurn >= dayGame {
		return nil
	}
	for i, seat := range t.room.Seats() {
		since, known := t.gone[i]
		switch {
		case !seat.Taken || seat.Level > 0 || seat.Away || t.told.Here.Has(game.Seat(i)):
			delete(t.gone, i)
		case !known:
			if t.gone == nil {
				t.gone = map[int]room.Time{}
			}
			t.gone[i] = now
		case now-since >= long:
			away = append(away, game.Seat(i))
		}
	}
	return away
}
