package hall

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/room"
)

// Guest is a connection to a room. Its functions must not wait, nor call the hall.
type Guest struct {
	Key room.Key // empty for a spectator
	// From is a number of the guest's address, 0 for none.
	From int
	// Quiet guests are uncounted spectators.
	Quiet bool
	// Reads is the latest version of events that the guest reads, 0 for all: a room that needs
	// a later one refuses it.
	Reads int
	// Welcome is called first: with the seat that the guest holds or is invited to, else
	// game.NoSeat, whether its key is the host's, and how many events have happened, which
	// follow next.
	Welcome func(you game.Seat, host bool, events int)
	// Hear is called with all the guest may know from the start, and the guest's seat after it.
	Hear func(e room.Event, you game.Seat)
	// See is called with the presence, when that changes.
	See func(Presence)
	// End is called when the room has ended by a fault; it may be nil.
	End func()

	// May allows that the room is read to let the guest in, nil if that is always so, and
	// Read is how many entries were.
	May  func() bool
	Read int

	seat game.Seat // the seat it holds, game.NoSeat for none
	weak bool
	host bool // has created the room
}

// table is a room in memory. All of it can be read again from the journal.
type table struct {
	mu     lock
	room   *room.Room
	seq    atomic.Uint64   // of the last entry taken in, 0 for none
	known  uint64          // of the last entry sent to the guests
	past   []journal.Entry // all applied entries, if a guest has come lately, else nil
	flag   *time.Timer     // for the running clock
	guests map[*Guest]bool
	crowd
	veil    veil
	listing listing
}

func newTable(find func(id string) (game.Variant, bool), tick func()) *table {
	return &table{mu: newLock(), room: room.New(find), guests: map[*Guest]bool{}, flag: time.AfterFunc(never, tick)}
}

// heard applies an appended entry to a room in memory. It does not wait, because the next
// entry is another room's.
func (h *Hall) heard(code string, entry journal.Entry) {
	if t := h.table(code, false); t != nil && entry.Seq > t.seq.Load() {
		go h.catchUp(code, entry)
	}
}

// catchUp applies an entry that another process appended, and those missed before.
func (h *Hall) catchUp(code string, entry journal.Entry) {
	_ = h.within(code, false, func(t *table) error {
		if entry.Seq <= t.seq.Load() {
			return nil
		}
		var err error
		if e, bad := room.DecodeEvent(entry.Data); bad == nil && e.N == t.room.Events()+1 {
			err = h.takeIn(code, t, entry)
		} else {
			err = h.readOn(h.ctx, code, t)
		}
		switch {
		case errors.Is(err, ErrBroken):
			return nil
		case err != nil && h.ctx.Err() == nil:
			// It is read with the next message.
			h.Log.Error("reading on", "room", code, "error", err)
		}
		h.wind(code, t, laterThoughts)
		h.announce(code, t)
		return nil
	})
}

// readOn applies the journal's entries beyond those in memory.
func (h *Hall) readOn(ctx context.Context, code string, t *table) error {
	entries, err := h.journal.Read(ctx, code, t.seq.Load())
	for _, entry := range entries {
		if err := h.takeIn(code, t, entry); err != nil {
			return err
		}
	}
	return err
}

// takeIn applies an entry and sends it to the guests. A room that cannot apply its own entries
// has ended. That is not the fault of the message's sender, so the error is no refusal.
func (h *Hall) takeIn(code string, t *table, entry journal.Entry) error {
	e, err := room.DecodeEvent(entry.Data)
	if err == nil {
		err = t.room.Apply(e)
	}
	if err != nil {
		h.end(code, t, fmt.Sprintf("entry %d: %v", entry.Seq, err))
		return fmt.Errorf("room %s, entry %d: %w: %v", code, entry.Seq, ErrBroken, err)
	}
	t.tell(entry, e)
	return nil
}

// tell notes an applied entry, and sends it to the guests.
func (t *table) tell(entry journal.Entry, e room.Event) {
	t.seq.Store(entry.Seq)
	if t.past != nil {
		t.past = append(t.past, entry)
	}
	free := t.veil.take(e, t.room)
	if entry.Seq <= t.known {
		return
	}
	t.known = entry.Seq
	for g := range t.guests {
		sat := g.seat != game.NoSeat
		you := t.seatOf(g)
		news := free
		switch {
		case g.seat == game.NoSeat:
		case sat:
			news = []room.Event{e}
		default:
			news = t.veil.lifted(free)
		}
		for _, e := range news {
			g.Hear(room.Tell(e, you), you)
		}
	}
}

// seatOf is the seat that a guest holds or is invited to; it notes which it holds.
func (t *table) seatOf(g *Guest) game.Seat {
	you := t.room.SeatOf(g.Key)
	g.seat, g.host = you, t.room.Hosts(g.Key)
	if you != game.NoSeat && !t.room.Seats()[you].Taken {
		g.seat = game.NoSeat
	}
	return you
}

// Enter admits a guest, who first receives all past events. A person who was away is back.
func (h *Hall) Enter(ctx context.Context, code string, g *Guest) error {
	away := false
	err := h.within(code, true, func(t *table) error {
		if t.seq.Load() == 0 && g.May != nil && !g.May() {
			return ErrCostly
		}
		before := t.room.Events()
		err := h.load(ctx, code, t)
		if g.Read = t.room.Events() - before; err != nil {
			return err
		}
		if t.room.Phase() == room.Empty {
			return ErrNone
		}
		if g.Reads > 0 && g.Reads < t.room.Reads() {
			return errOlder
		}
		if t.past == nil { // it is read once more, to be sent
			g.Read += t.room.Events()
		}
		if err := h.recount(ctx, code, t, g); err != nil {
			return err
		}
		t.guests[g] = true
		h.wind(code, t, foundThoughts)
		g.See(h.presence(t))
		h.announce(code, t)
		if g.seat != game.NoSeat {
			seat := t.room.Seats()[g.seat]
			away = seat.Away && seat.Level == 0
		}
		return nil
	})
	if away {
		// If that fails the guest is still here, and can say so itself.
		_ = h.Say(ctx, code, g.Key, &room.Say{V: room.Version, Do: room.Return})
	}
	return err
}

// recount sends a guest the past events. A seat's secret tiles are sent to it while the laying
// lasts, when seats cannot have changed; of earlier ones only those revealed.
func (h *Hall) recount(ctx context.Context, code string, t *table, g *Guest) error {
	if err := h.recall(ctx, code, t); err != nil {
		return err
	}
	you := t.seatOf(g)
	heard := t.room.Events()
	if g.seat == game.NoSeat {
		heard = t.veil.told
	}
	g.Welcome(you, g.host, heard)
	for _, entry := range t.past[:min(heard, len(t.past))] {
		e, err := room.DecodeEvent(entry.Data)
		if err != nil {
			return fmt.Errorf("room %s, entry %d: %v", code, entry.Seq, err)
		}
		to := game.NoSeat
		if e.N > t.room.Mark() {
			to = you
		}
		g.Hear(room.Tell(e, to), you)
	}
	return nil
}

// recall reads all applied entries, once for all guests who come at about the same time.
func (h *Hall) recall(ctx context.Context, code string, t *table) error {
	if t.past != nil {
		return nil
	}
	entries, err := h.journal.Read(ctx, code, 0)
	if err != nil {
		return err
	}
	later := func(e journal.Entry) bool { return e.Seq > t.seq.Load() }
	t.past = slices.DeleteFunc(entries, later)
	return nil
}

// Leave removes a guest; a room without any is dropped from memory. If the guest has asked for
// a computer's seat, and has no other connection, the question is withdrawn.
func (h *Hall) Leave(code string, g *Guest) {
	asked := 0
	_ = h.within(code, false, func(t *table) error {
		delete(t.guests, g)
		if t.room.Asks(g.Key) && !t.has(g.Key) {
			asked = t.room.Question().N
		}
		h.announce(code, t)
		return nil
	})
	if asked > 0 {
		// If it cannot be written down, the others vote on an absent personwho is away.
		_ = h.Say(h.ctx, code, g.Key, &room.Say{V: room.Version, Do: room.Answer, Of: asked})
	}
}

// has reports whether a guest has a key.
func (t *table) has(k room.Key) bool {
	for g := range t.guests {
		if g.Key == k {
			return true
		}
	}
	return false
}

// doze drops from memory the state of a room that has been idle for long, and in which no
// computer is to play. Its guests stay, and its clock runs on.
func (t *table) doze(find func(id string) (game.Variant, bool)) {
	if _, due := t.room.Due(); !due && t.seq.Load() > 0 {
		t.unread(find)
	}
}

// unread drops the state of a room, which is read again when something happens.
func (t *table) unread(find func(id string) (game.Variant, bool)) {
	t.room, t.past = room.New(find), nil
	t.veil.held = nil
	t.seq.Store(0)
}
