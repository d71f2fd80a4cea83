package hall

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game/room"
)

// mostTries is how often something said is decided anew because others were faster.
const mostTries = 20

// Say decides upon what somebody says in a room. A *room.Refusal is for who said it;
// with any other error it may have been heard or not.
func (h *Hall) Say(ctx context.Context, code string, who room.Key, say *room.Say) error {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer tidy(h, code, t)
	for try := range mostTries {
		if try > 0 || t.seq.Load() == 0 {
			if err := h.load(ctx, code, t); err != nil {
				return err
			}
		}
		if t.room.Phase() == room.Empty && say.Do != room.Create {
			return ErrNone
		}
		if err := h.decide(ctx, code, t, who, say); !errors.Is(err, journal.ErrMoved) {
			return err
		}
	}
	return fmt.Errorf("room %s: too many speak at once", code)
}

// decide decides, writes down, and tells.
func (h *Hall) decide(ctx context.Context, code string, t *table, who room.Key, say *room.Say) error {
	e, refusal := t.room.Decide(who, say, h.Now(), luck{})
	if e == nil {
		countRefusal(refusal)
		return refusal
	}
	text, start := e.Encode(), time.Now()
	seq, err := h.journal.Append(ctx, code, t.seq.Load(), text)
	appendTime.Observe(time.Since(start).Seconds())
	if err == nil {
		events.WithLabelValues(string(e.Kind)).Inc()
		err = h.takeIn(code, t, journal.Entry{Seq: seq, Data: text})
	}
	if err != nil {
		return err
	}
	h.wind(code, t, ownThoughts)
	if seating[e.Kind] {
		h.announce(code, t)
	} else if len(t.guests) > 0 {
		list(h, code, t)
	}
	return refusal
}

// seating are the kinds of events that change whose connection stands for which seat.
var seating = map[room.Kind]bool{room.Offered: true, room.Sat: true, room.Left: true, room.Computer: true, room.Answered: true, room.Asked: true, room.Shuffled: true}

// luck is the system's secure random source.
type luck struct{}

// Uint64 is a random number.
func (luck) Uint64() uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.LittleEndian.Uint64(b[:])
}
