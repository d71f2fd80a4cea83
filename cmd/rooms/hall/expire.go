package hall

import (
	"errors"
	"maps"
	"slices"
	"time"

	"yanyi/game/room"
)

const (
	expireTime = 6 * time.Hour   // between two searches for expired rooms
	hearTime   = 3 * time.Second // in which all processes learn that a room is closed

	// unfinished is how many times as long as a finished room an untouched unfinished one stays.
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
		for _, code := range slices.Sorted(maps.Keys(closed)) {
			if bad := h.journal.Remove(h.ctx, code, closed[code]); bad != nil {
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
// It is only read for that: to give the time of an outage back would make it a used room.
//
// Ruling: a room whose game has not begun in all that time is finished, too.
func (h *Hall) shut(code string) (last uint64, shut bool, err error) {
	err = h.within(code, true, func(t *table) (err error) {
		if t.seq.Load() == 0 {
			defer t.unread(h.Find)
		}
		switch err := h.read(h.ctx, code, t); {
		case errors.Is(err, ErrBroken):
			last, shut, err = h.outworn(code)
			return err
		case err != nil:
			return err
		}
		keep := room.Time(h.Keep.Milliseconds())
		switch p := t.room.Phase(); {
		case p == room.Empty, (p == room.Laying || p == room.Playing) && h.Now()-t.room.Last() < unfinished*keep:
			return nil
		case p != room.Done:
			end := &room.Say{V: room.Version, Do: room.Close}
			if err = h.decide(h.ctx, code, t, room.Server, end); refused(err, "late") { // a clock has run out first
				err = h.decide(h.ctx, code, t, room.Server, end)
			}
		}
		last, shut = t.seq.Load(), err == nil
		return err
	})
	return last, shut && err == nil, err
}

// outworn is the number of a broken room's last entry, if the room is old enough to go: as old
// as a running game, for its state is unknown, and another version may read it.
func (h *Hall) outworn(code string) (last uint64, may bool, err error) {
	last, at, err := h.journal.Last(h.ctx, code)
	return last, err == nil && time.Since(at) >= unfinished*h.Keep, err
}
