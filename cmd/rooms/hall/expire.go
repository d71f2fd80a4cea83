package hall

import (
	"time"

	"yanyi/game/room"
)

// expireTime is how often rooms are looked for that may go.
const expireTime = 6 * time.Hour

// unfinished is how many times as long as a finished room one stays whose game is under
// way, though nobody has touched it.
const unfinished = 10

// expire removes rooms that have been there for long enough.
func (h *Hall) expire() {
	codes, err := h.journal.Unused(h.ctx, time.Now().Add(-h.Keep))
	for _, code := range codes {
		if err = h.remove(code); err != nil {
			break
		}
	}
	if err != nil && h.ctx.Err() == nil {
		h.Log.Error("removing old rooms", "error", err)
	}
}

// remove closes an unused room, after which nothing can follow, and deletes it.
//
// Ruling: a room whose game has not begun in all that time is finished, too.
func (h *Hall) remove(code string) error {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer h.tidy(code, t)
	if err := h.load(h.ctx, code, t); err != nil {
		return err
	}
	keep := room.Time(h.Keep.Milliseconds())
	switch p := t.room.Phase(); {
	case p == room.Empty:
		return nil
	case (p == room.Laying || p == room.Playing) && h.Now()-t.room.Last() < unfinished*keep:
		return nil
	case p != room.Done:
		if err := h.decide(h.ctx, code, t, room.House, &room.Say{V: room.Version, Do: room.Close}); err != nil {
			return err
		}
	}
	return h.journal.Remove(h.ctx, code, t.seq.Load())
}
