package hall

import (
	"context"

	"yanyi/game/room"
)

// Standing is how a room stands for who has a key. Nothing is kept in memory of a room that
// is only asked after.
func (h *Hall) Standing(ctx context.Context, code string, k room.Key) (room.Standing, error) {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer tidy(h, code, t)
	if err := h.load(ctx, code, t); err != nil {
		return room.Standing{}, err
	}
	if t.room.Phase() == room.Empty {
		return room.Standing{Code: code, Gone: true}, nil
	}
	return room.StandingOf(t.room, code, k, h.Now()), nil
}
