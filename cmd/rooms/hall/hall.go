// Package hall is the rooms that a process serves. Any process can serve any room: what
// is said is decided, appended to the journal as following what was decided upon, and
// only then taken in and told. Who is outrun by another process reads on and decides
// anew.
package hall

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/room"
)

// ErrNone is that of a room that does not exist.
var ErrNone = errors.New("there is no such room")

// mostTries is how often something said is decided anew because others were faster.
const mostTries = 20

// Guest is a connection to a room.
type Guest struct {
	Key room.Key // empty for a spectator
	// Hear is told all that the guest may know, from the first event on. It must not
	// wait, nor call the hall.
	Hear func(room.Event)
}

// Hall is the rooms that this process serves. It is safe for concurrent use.
type Hall struct {
	journal *journal.Journal
	find    func(id string) (game.Variant, bool)
	now     func() room.Time
	stop    func()
	ctx     context.Context
	down    outage

	mu     sync.Mutex
	tables map[string]*table
}

// table is a room in memory. All of it can be read again from the journal.
type table struct {
	mu     sync.Mutex
	room   *room.Room
	seq    uint64      // of the last entry taken in
	flag   *time.Timer // for the running clock
	guests map[*Guest]bool
}

// New opens the hall: it hears from the journal what other processes append.
func New(ctx context.Context, j *journal.Journal, find func(id string) (game.Variant, bool), now func() room.Time) (*Hall, error) {
	ctx, stop := context.WithCancel(ctx)
	h := &Hall{journal: j, find: find, now: now, ctx: ctx, tables: map[string]*table{}}
	h.down = h.outage()
	unfollow, err := j.Follow(ctx, func(code string, e journal.Entry) { h.heard(ctx, code, e.Seq) })
	if err != nil {
		stop()
		return nil, err
	}
	h.stop = func() { unfollow(); stop() }
	go h.beat()
	return h, nil
}

// Close stops hearing; the journal stays open.
func (h *Hall) Close() { h.stop() }

// Rooms is how many rooms are in memory.
func (h *Hall) Rooms() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.tables)
}

// locked is a room's place in memory, locked; nil if create is false and it has none.
func (h *Hall) locked(code string, create bool) *table {
	for {
		t := h.table(code, create)
		if t == nil {
			return nil
		}
		t.mu.Lock()
		if h.table(code, false) == t {
			return t
		}
		t.mu.Unlock() // it was dropped from memory while this waited
	}
}

func (h *Hall) table(code string, create bool) *table {
	h.mu.Lock()
	defer h.mu.Unlock()
	t := h.tables[code]
	if t == nil && create {
		t = &table{room: room.New(h.find), guests: map[*Guest]bool{}, flag: time.AfterFunc(never, func() { h.tick(code) })}
		h.tables[code] = t
	}
	return t
}

// forget drops a room from memory.
func (h *Hall) forget(code string, t *table) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.tables[code] == t {
		delete(h.tables, code)
		t.flag.Stop()
	}
}

// heard takes in what was appended to a room that is in memory.
func (h *Hall) heard(ctx context.Context, code string, seq uint64) {
	t := h.locked(code, false)
	if t == nil {
		return
	}
	defer t.mu.Unlock()
	if seq > t.seq {
		// What cannot be read now is read when somebody says something.
		_ = h.readOn(ctx, code, t)
		h.wind(code, t)
	}
}

// readOn takes in what the journal holds beyond what is in memory.
func (h *Hall) readOn(ctx context.Context, code string, t *table) error {
	entries, err := h.journal.Read(ctx, code, t.seq)
	for _, entry := range entries {
		if err := t.take(entry); err != nil {
			h.forget(code, t)
			return fmt.Errorf("room %s: %w", code, err)
		}
	}
	return err
}

// take takes an entry in and tells the guests.
func (t *table) take(entry journal.Entry) error {
	e, err := room.DecodeEvent(entry.Data)
	if err == nil {
		err = t.room.Apply(e)
	}
	if err != nil {
		return err
	}
	t.seq = entry.Seq
	for g := range t.guests {
		g.Hear(room.Tell(e, t.room.SeatOf(g.Key)))
	}
	return nil
}

// Enter lets a guest in, who hears all that has happened first.
func (h *Hall) Enter(ctx context.Context, code string, g *Guest) error {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer h.tidy(code, t)
	if err := h.load(ctx, code, t); err != nil {
		return err
	}
	if t.room.Phase() == room.Empty {
		return ErrNone
	}
	h.wind(code, t)
	if err := h.recount(ctx, code, t, g); err != nil {
		return err
	}
	t.guests[g] = true
	return nil
}

// tidy drops a room without guests from memory.
func (h *Hall) tidy(code string, t *table) {
	if len(t.guests) == 0 {
		h.forget(code, t)
	}
}

// recount tells a guest what has happened, each event as it was told to the seat that
// the guest held then.
func (h *Hall) recount(ctx context.Context, code string, t *table, g *Guest) error {
	entries, err := h.journal.Read(ctx, code, 0)
	again := &table{room: room.New(h.find), guests: map[*Guest]bool{g: true}}
	for _, entry := range entries {
		if entry.Seq > t.seq || err != nil {
			break
		}
		err = again.take(entry)
	}
	return err
}

// Leave lets a guest out; a room without any is dropped from memory.
func (h *Hall) Leave(code string, g *Guest) {
	t := h.locked(code, false)
	if t == nil {
		return
	}
	defer t.mu.Unlock()
	delete(t.guests, g)
	h.tidy(code, t)
}

// Say decides upon what somebody says in a room. A *room.Refusal is for who said it;
// with any other error it may have been heard or not.
func (h *Hall) Say(ctx context.Context, code string, who room.Key, say *room.Say) error {
	t := h.locked(code, true)
	defer t.mu.Unlock()
	defer h.tidy(code, t)
	for try := range mostTries {
		if try > 0 || t.seq == 0 {
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
	e, refusal := t.room.Decide(who, say, h.now(), Luck{})
	if e == nil {
		return refusal
	}
	seq, err := h.journal.Append(ctx, code, t.seq, e.Encode())
	if err == nil {
		err = t.take(journal.Entry{Seq: seq, Data: e.Encode()})
	}
	if err != nil {
		return err
	}
	h.wind(code, t)
	return refusal
}

// Luck is the system's secure random source.
type Luck struct{}

// Uint64 is a random number.
func (Luck) Uint64() uint64 {
	var b [8]byte
	rand.Read(b[:])
	return binary.LittleEndian.Uint64(b[:])
}
