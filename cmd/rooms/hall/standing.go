package hall

import (
	"context"
	"errors"
	"sync"

	"yanyi/game/room"
)

// mostOutlines is the number of rooms whose state is cached.
const mostOutlines = 4000

// outlines are how rooms stand asked after lately, by code, valid until something is appended.
type outlines struct {
	mu    sync.Mutex
	known map[string]outline
}

type outline struct {
	*room.Outline        // nil where there is no such room
	seq           uint64 // of the last entry it was made from
}

func (x *outlines) of(code string) (o outline, ok bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	o, ok = x.known[code]
	return o, ok
}

// keep keeps one, in the place of any other if there are too many.
func (x *outlines) keep(code string, o outline) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.known == nil {
		x.known = map[string]outline{}
	}
	for other := range x.known {
		if len(x.known) < mostOutlines {
			break
		}
		delete(x.known, other)
	}
	x.known[code] = o
}

// ErrCostly is the error of a room that would have to be read for an address beyond its limit.
var ErrCostly = errors.New("too much has been read")

// Outline is how a room stands, nil if there is no such room, and how many entries had to be
// read for that, if may allows it. Of the room itself nothing is kept in memory if it is only
// asked after.
func (h *Hall) Outline(ctx context.Context, code string, may func() bool) (stands *room.Outline, read int, err error) {
	last, _, err := h.journal.Last(ctx, code)
	if err != nil {
		return nil, 0, err
	}
	if known, ok := h.outlines.of(code); ok && known.seq == last || last == 0 {
		return known.Outline, 0, nil
	}
	err = h.within(code, true, func(t *table) error {
		if t.seq.Load() == 0 && !may() {
			return ErrCostly
		}
		before := t.room.Events()
		if err := h.load(ctx, code, t); err != nil {
			return err
		}
		if read = t.room.Events() - before; t.room.Phase() != room.Empty {
			stands = t.room.Outline(t.veil.seen)
			h.outlines.keep(code, outline{stands, t.seq.Load()})
		}
		return nil
	})
	return stands, read, err
}
