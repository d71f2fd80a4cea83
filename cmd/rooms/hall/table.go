package hall

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/room"
)

// Guest is a connection to a room. What it is told must not wait, nor call the hall.
type Guest struct {
	Key room.Key // empty for a spectator
	// Quiet is of a spectator who is nobody, and is not counted.
	Quiet bool
	// Welcome is told first: the seat that the guest holds or is invited to, else
	// game.NoSeat, whether its key is the host's, and how many events have happened,
	// which are told next.
	Welcome func(you game.Seat, host bool, events int)
	// Hear is told all that the guest may know, from the first event on, and the
	// guest's seat after it.
	Hear func(e room.Event, you game.Seat)
	// See is told who is here, when that changes.
	See func(Presence)

	seat game.Seat // whose person it is, game.NoSeat for nobody's
	weak bool
	host bool // has created the room
}

// table is a room in memory. All of it can be read again from the journal.
type table struct {
	mu     sync.Mutex
	room   *room.Room
	seq    atomic.Uint64   // of the last entry taken in, 0 for none
	known  uint64          // of the last entry that the guests have been told
	past   []journal.Entry // all that were taken in, if somebody has come lately, else nil
	flag   *time.Timer     // for the running clock
	guests map[*Guest]bool
	crowd
	veil    veil
	listing listing
}

func newTable(find func(id string) (game.Variant, bool), tick func()) *table {
	return &table{room: room.New(find), guests: map[*Guest]bool{}, flag: time.AfterFunc(never, tick)}
}

// heard takes in what was appended to a room that is in memory. It does not wait: the
// next entry is another room's.
func (h *Hall) heard(code string, entry journal.Entry) {
	if t := h.table(code, false); t != nil && entry.Seq > t.seq.Load() {
		go h.catchUp(code, entry)
	}
}

// catchUp takes in an entry that another process appended, and what was missed before.
func (h *Hall) catchUp(code string, entry journal.Entry) {
	t := h.locked(code, false)
	if t == nil {
		return
	}
	defer t.mu.Unlock()
	if entry.Seq <= t.seq.Load() {
		return
	}
	var err error
	if e, bad := room.DecodeEvent(entry.Data); bad == nil && e.N == t.room.Events()+1 {
		err = h.takeIn(code, t, entry)
	} else {
		err = h.readOn(h.ctx, code, t)
	}
	if err != nil && h.ctx.Err() == nil {
		// It is read when somebody says something.
		h.Log.Error("reading on", "room", code, "error", err)
	}
	h.wind(code, t, laterThoughts)
	h.announce(code, t)
}

// readOn takes in what the journal holds beyond what is in memory.
func (h *Hall) readOn(ctx context.Context, code string, t *table) error {
	entries, err := h.journal.Read(ctx, code, t.seq.Load())
	for _, entry := range entries {
		if err := h.takeIn(code, t, entry); err != nil {
			return err
		}
	}
	return err
}

// takeIn takes an entry in and tells the guests. A room that does not understand its
// own entries is dropped from memory. What is wrong with one is nobody's fault who
// speaks, so the error is no refusal.
func (h *Hall) takeIn(code string, t *table, entry journal.Entry) error {
	e, err := room.DecodeEvent(entry.Data)
	if err == nil {
		err = t.room.Apply(e)
	}
	if err != nil {
		forget(h, code, t)
		return fmt.Errorf("room %s, entry %d: %v", code, entry.Seq, err)
	}
	t.seq.Store(entry.Seq)
	if t.past != nil {
		t.past = append(t.past, entry)
	}
	free := t.veil.take(e, t.room)
	if entry.Seq <= t.known {
		return nil
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
	return nil
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

// Enter lets a guest in, who hears all that has happened first. Who was away is back.
func (h *Hall) Enter(ctx context.Context, code string, g *Guest) error {
	away, err := h.enter(ctx, code, g)
	if away {
		// If that fails the guest is still here, and can say so itself.
		_ = h.Say(ctx, code, g.Key, &room.Say{V: room.Version, Do: room.Return})
	}
	return err
}

func (h *Hall) enter(ctx context.Context, code string, g *Guest) (away bool, err error) {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer tidy(h, code, t)
	if err := h.load(ctx, code, t); err != nil {
		return false, err
	}
	if t.room.Phase() == room.Empty {
		return false, ErrNone
	}
	if err := h.recount(ctx, code, t, g); err != nil {
		return false, err
	}
	t.guests[g] = true
	h.wind(code, t, foundThoughts)
	g.See(h.presence(t))
	h.announce(code, t)
	if g.seat == game.NoSeat {
		return false, nil
	}
	seat := t.room.Seats()[g.seat]
	return seat.Away && seat.Level == 0, nil
}

// recount tells a guest what has happened. Tiles that a seat has laid in secret it is
// told of while the laying lasts, when nobody can have changed seats; of earlier ones
// only what was revealed.
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

// recall reads all that was taken in, once for all who come at about the same time.
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

// Leave lets a guest out; a room without any is dropped from memory.
func (h *Hall) Leave(code string, g *Guest) {
	if asked := leave(h, code, g); asked > 0 {
		// If it cannot be written down they vote about who is not there, and who then holds
		// the seat is away.
		_ = h.Say(h.ctx, code, g.Key, &room.Say{V: room.Version, Do: room.Answer, Of: asked})
	}
}

// leave lets a guest out, and answers the number of its question if it has asked for a
// computer's seat and nobody is there for it any more, else 0.
func leave(h *Hall, code string, g *Guest) (asked int) {
	t := h.locked(code, false)
	if t == nil {
		return 0
	}
	defer t.mu.Unlock()
	delete(t.guests, g)
	if t.room.Asks(g.Key) && !t.has(g.Key) {
		asked = t.room.Question().N
	}
	h.announce(code, t)
	tidy(h, code, t)
	if len(t.guests) > 0 && t.seq.Load() == 0 {
		// Whoever has gone may have to be written down as away; if it cannot be read
		// now, it is when somebody says something.
		_ = h.load(h.ctx, code, t)
	}
	return asked
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

// doze drops the state of a room from memory that nobody has touched for long, and in
// which no computer is to play. Its guests stay, and its clock runs on.
func (t *table) doze(find func(id string) (game.Variant, bool)) {
	if _, due := t.room.Due(); !due && t.seq.Load() > 0 {
		t.room, t.past = room.New(find), nil
		t.veil.lift()
		t.seq.Store(0)
	}
}
