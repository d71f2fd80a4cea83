package hall

import (
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"yanyi/game/room"
)

// A fault in one room ends that room alone: its code is contained, unreadable rooms left alone.

// ErrBroken is that of a room that has ended by a fault.
var ErrBroken = errors.New("the room has ended by a fault")

const (
	// brokenTime is how long this process leaves a broken room alone, which is costly to read.
	brokenTime = 10 * time.Minute
	mostBroken = 10_000
)

// broken are the rooms that have ended by a fault lately, and when.
type broken struct {
	mu    sync.Mutex
	since map[string]time.Time
}

// has reports whether a room is left alone.
func (b *broken) has(code string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	at, ok := b.since[code]
	if ok && time.Since(at) > brokenTime {
		delete(b.since, code)
		return false
	}
	return ok
}

func (b *broken) add(code string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.since == nil || len(b.since) >= mostBroken {
		b.since = map[string]time.Time{}
	}
	b.since[code] = time.Now()
}

// end ends a room in this process: it is dropped, its guests are told, and for a while it is not
// read again. Its entries stay in the journal until they are old enough.
func (h *Hall) end(code string, t *table, why any) {
	h.Log.Error("a fault ends a room", "room", code, "fault", why)
	h.broken.add(code)
	h.forget(code, t)
	h.mu.Lock()
	if x := h.thoughts[code]; x != nil {
		x.cancel()
	}
	h.mu.Unlock()
	for g := range t.guests {
		if g.End != nil {
			g.End()
		}
	}
}

// contain is deferred by whatever is done in one room, before that locks it: a panic there
// ends the room, and nothing else. It sets err, if there is one, to ErrBroken.
func (h *Hall) contain(code string, err *error) {
	fault := recover()
	if fault == nil {
		return
	}
	if err != nil {
		*err = ErrBroken
	}
	t := h.locked(code, true)
	defer t.mu.Unlock()
	h.end(code, t, fmt.Sprintf("%v\n%s", fault, debug.Stack()))
}

// within does something in a room while it is locked, contained. Where create is false
// nothing is done in a room that is not in memory. A room without guests is dropped from
// memory afterwards.
func (h *Hall) within(code string, create bool, do func(t *table) error) (err error) {
	defer h.contain(code, &err)
	t := h.locked(code, create)
	if t == nil {
		return nil
	}
	defer t.mu.Unlock()
	defer h.tidy(code, t)
	return do(t)
}

// ahead is the room that an event leads to, as it is to be written down. An event that cannot
// be taken in, by whatever fault of this program, is not written, and the room stays as it is.
func ahead(r *room.Room, text []byte) (next *room.Room, e room.Event, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%v\n%s", fault, debug.Stack())
		}
	}()
	return r.Ahead(text)
}
