package hall

import (
	"context"

	"yanyi/game"
	"yanyi/game/room"
)

// Open reports whether a room is open to strangers.
func (h *Hall) Open(ctx context.Context, code string) bool {
	return h.about(ctx, code, func(t *table) bool { return t.opened() })
}

// Delayed reports whether the holder of a key is waiting in a game for a player who is absent or
// has been silent for long: leaving then is no abandonment.
func (h *Hall) Delayed(ctx context.Context, code string, k room.Key) bool {
	return h.about(ctx, code, func(t *table) bool {
		by, since := t.room.Delays(t.room.SeatOf(k))
		return by != 0 && (by&h.presence(t).Here != by || h.Now()-since >= room.Time(h.Away.Milliseconds()))
	})
}

// Deserted reports whether the holder of a key is away from a running game at an open table.
func (h *Hall) Deserted(ctx context.Context, code string, k room.Key) bool {
	return h.about(ctx, code, func(t *table) bool {
		r := t.room
		s := r.SeatOf(k)
		return t.opened() && s != game.NoSeat && (r.Phase() == room.Laying || r.Phase() == room.Playing) &&
			r.Seats()[s].Away && r.Match().Alive().Has(s)
	})
}

// Invited reports whether a key holds a seat of a room, or is invited to one.
func (h *Hall) Invited(ctx context.Context, code string, k room.Key) bool {
	return h.about(ctx, code, func(t *table) bool { return t.room.SeatOf(k) != game.NoSeat })
}

func (t *table) opened() bool { l := t.room.Listing(); return l.Open || l.Quick > 0 }

// about reports whether something holds of a room, as it is known here; else false.
func (h *Hall) about(ctx context.Context, code string, holds func(*table) bool) (does bool) {
	_ = h.within(code, true, func(t *table) error {
		does = h.load(ctx, code, t) == nil && t.room.Phase() != room.Empty && holds(t)
		return nil
	})
	return does
}
