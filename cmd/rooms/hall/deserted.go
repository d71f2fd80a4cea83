package hall

import (
	"context"

	"yanyi/game"
	"yanyi/game/room"
)

// Open reports whether a room is open to anybody.
func Open(ctx context.Context, h *Hall, code string) bool {
	return about(ctx, h, code, func(r *room.Room) bool { return opened(r) })
}

// Deserted reports whether who has a key is away from a game that is under way at a table
// that was open to anybody.
func Deserted(ctx context.Context, h *Hall, code string, k room.Key) bool {
	return about(ctx, h, code, func(r *room.Room) bool {
		s := r.SeatOf(k)
		return opened(r) && s != game.NoSeat && (r.Phase() == room.Laying || r.Phase() == room.Playing) &&
			r.Seats()[s].Away && r.Match().Alive().Has(s)
	})
}

func opened(r *room.Room) bool { l := r.Listing(); return l.Open || l.Quick > 0 }

// about reports whether something holds of a room, as it is known here; false where it is
// not, or cannot be read.
func about(ctx context.Context, h *Hall, code string, holds func(*room.Room) bool) bool {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer tidy(h, code, t)
	return h.load(ctx, code, t) == nil && t.room.Phase() != room.Empty && holds(t.room)
}
