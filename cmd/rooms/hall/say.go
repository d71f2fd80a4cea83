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

// mostTries is how often a message is decided anew because others were faster.
const mostTries = 20

// Say decides a message in a room. A *room.Refusal is certain; other errors leave it open.
func (h *Hall) Say(ctx context.Context, code string, who room.Key, say *room.Say) error {
	return h.within(code, true, func(t *table) error {
		for try := range mostTries {
			if try > 0 || t.seq.Load() == 0 {
				if err := h.load(ctx, code, t); err != nil {
					return err
				}
			}
			if t.room.Phase() == room.Empty && say.Do != room.Create {
				return ErrNone
			}
			err := error(nil)
			if t.ghost(h, who, say) {
				err = h.decide(ctx, code, t, room.Server, &room.Say{V: room.Version, Do: room.Leave, Seat: say.Seat})
			}
			if err == nil {
				err = h.decide(ctx, code, t, who, say)
			}
			if !errors.Is(err, journal.ErrMoved) {
				return err
			}
		}
		return fmt.Errorf("room %s: too many speak at once", code)
	})
}

// ghost reports whether the host says something of a seat whose person is not there: before the
// game he need not wait until it falls free.
func (t *table) ghost(h *Hall, who room.Key, say *room.Say) bool {
	r := t.room
	return (say.Do == room.Offer && !say.Yes || say.Do == room.Appoint) && r.Phase() == room.Gathering && r.Hosts(who) &&
		int(say.Seat) < len(r.Seats()) && r.Seats()[say.Seat].Taken && say.Seat != r.HostSeat() && !h.presence(t).Here.Has(say.Seat)
}

// decide decides, checks the result, writes the event down, and sends it.
func (h *Hall) decide(ctx context.Context, code string, t *table, who room.Key, say *room.Say) error {
	e, refusal := t.room.Decide(who, say, h.Now(), h.Luck)
	if e == nil {
		countRefusal(refusal)
		return refusal
	}
	text := e.Encode()
	next, read, err := ahead(t.room, text)
	if err != nil { // no refusal: it is not the sender's fault
		return fmt.Errorf("room %s: %s by %s leads nowhere: %v", code, e.Kind, say.Do, err)
	}
	start := time.Now()
	seq, err := h.journal.Append(ctx, code, t.seq.Load(), text)
	appendTime.Observe(time.Since(start).Seconds())
	if err != nil {
		return err
	}
	events.WithLabelValues(string(e.Kind)).Inc()
	t.room = next
	t.tell(journal.Entry{Seq: seq, Data: text}, read)
	h.wind(code, t, ownThoughts)
	if seating[e.Kind] {
		h.announce(code, t)
	} else if len(t.guests) > 0 {
		h.list(code, t)
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
