package hall

import (
	"context"
	"errors"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game/room"
)

const (
	beatTime = 2 * time.Second // between two signs of life
	never    = 1000 * time.Hour
)

// outage is a time in which no process served the rooms; zero for none.
type outage struct{ since, until room.Time }

// outage is the one that ends now, if no process was alive.
func (h *Hall) outage() outage {
	last, ok := h.journal.LastBeat(h.ctx)
	now := h.Now()
	if !ok || now-room.Time(last) <= room.Time(2*beatTime/time.Millisecond) {
		return outage{}
	}
	return outage{room.Time(last), now}
}

// read reads on in a room that is not broken.
func (h *Hall) read(ctx context.Context, code string, t *table) error {
	if h.broken.has(code) {
		return ErrBroken
	}
	return h.readOn(ctx, code, t)
}

// load reads on, and gives the time of the outage back in a room that is found again.
func (h *Hall) load(ctx context.Context, code string, t *table) error {
	found := t.seq.Load() == 0
	if err := h.read(ctx, code, t); err != nil || !found || t.seq.Load() == 0 || h.down == (outage{}) {
		return err
	}
	err := h.decide(ctx, code, t, room.Server, &room.Say{V: room.Version, Do: room.Pause, Since: h.down.since, Until: h.down.until})
	var refusal *room.Refusal
	switch {
	case errors.As(err, &refusal): // no clock ran, or it was given back already
		return nil
	case errors.Is(err, journal.ErrMoved):
		return h.readOn(ctx, code, t)
	}
	return err
}

// wind sets the timer of a room's running clock, and lets a computer on turn think later.
func (h *Hall) wind(code string, t *table, thoughts time.Duration) {
	t.arm(h.Now())
	h.think(code, t, thoughts)
}

func (t *table) arm(now room.Time) {
	wait := never
	if at, ok := t.alarm(); ok {
		wait = time.Duration(max(0, at-now)+1) * time.Millisecond
	}
	t.flag.Reset(wait)
}

// tick ends the time of a player in a room, or the wait for a quick game. It is tried again while
// that cannot be written.
func (h *Hall) tick(code string) {
	if h.table(code, false) == nil || h.ctx.Err() != nil {
		return
	}
	err := h.fill(code)
	if err == nil {
		err = h.Say(h.ctx, code, room.Server, &room.Say{V: room.Version, Do: room.Tick})
	}
	var refusal *room.Refusal
	if err == nil || errors.Is(err, ErrNone) || errors.Is(err, ErrBroken) {
		return
	}
	_ = h.within(code, false, func(t *table) error {
		now := h.Now()
		switch at, ok := t.alarm(); {
		case !errors.As(err, &refusal):
			t.flag.Reset(retryTime)
		case ok && at > now: // the system's clock was set back
			t.arm(now)
		}
		return nil
	})
}
