package hall

import (
	"time"

	"yanyi/game/room"
)

const (
	expireTime = 6 * time.Hour   // between two looks for rooms that may go
	hearTime   = 3 * time.Second // in which all processes have heard that a room is closed

	// unfinished is how many times as long as a finished room one stays whose game is
	// under way, though nobody has touched it.
	unfinished = 10
)

// expire removes rooms that have been there for long enough. They are closed first,
// after which nothing can follow.
func (h *Hall) expire() {
	codes, err := h.journal.Unused(h.ctx, time.Now().Add(-h.Keep))
	closed := map[string]uint64{}
	for _, code := range codes {
		last, shut, bad := h.shut(code)
		if shut {
			closed[code] = last
		} else if bad != nil {
			err = bad
		}
	}
	if len(closed) > 0 && pause(h.ctx, hearTime) {
		for code, last := range closed {
			if bad := h.journal.Remove(h.ctx, code, last); bad != nil {
				err = bad
			}
		}
	}
	if err != nil && h.ctx.Err() == nil {
		h.Log.Error("removing old rooms", "error", err)
	}
}

// shut closes an unused room, and is the number of its last entry.
//
// Ruling: a room whose game has not begun in all that time is finished, too.
func (h *Hall) shut(code string) (last uint64, shut bool, err error) {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer tidy(h, code, t)
	if err := h.load(h.ctx, code, t); err != nil {
		return 0, false, err
	}
	keep := room.Time(h.Keep.Milliseconds())
	switch p := t.room.Phase(); {
	case p == room.Empty, (p == room.Laying || p == room.Playing) && h.Now()-t.room.Last() < unfinished*keep:
		return 0, false, nil
	case p != room.Done:
		err = h.decide(h.ctx, code, t, room.House, &room.Say{V: room.Version, Do: room.Close})
	}
	return t.seq.Load(), err == nil, err
}
