// Package hall is the rooms that a process serves. Any process can serve any room: it decides
// a message, appends the event to the journal behind the one it was based on, and only then
// applies and sends it. A process that another one has outrun reads on and decides anew.
package hall

import (
	"context"
	"errors"
	"log/slog"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/game/search"
)

// ErrNone is that of a room that does not exist.
var ErrNone = errors.New("there is no such room")

// errOlder refuses a program that does not know all that the room needs.
var errOlder = &room.Refusal{Code: "version", What: "the room's clock has periods, which this version does not know; reload the page"}

// Options are what a hall works with.
type Options struct {
	Find     func(id string) (game.Variant, bool)
	Now      func() room.Time
	Log      *slog.Logger
	Thinkers int           // how many computers may think at a time
	Away     time.Duration // after which a person without a connection is written down as away
	Keep     time.Duration // how long a finished room stays
	// List is called with a room's entry in the lobby, nil for none any more, and again every
	// ListAgain; nil where there is no lobby. It must not wait.
	List      func(code string, t *room.Table)
	ListAgain time.Duration
	// Choose is a computer's turn in a position, nil for the one that a search finds best.
	Choose func(ctx context.Context, in *game.Info, pos game.Position, within search.Limits) game.Turn
	Luck   rand.Source // of all that is drawn, safe for concurrent use; nil for the system's secure source
}

// records are the rooms' entries, as in [journal.Journal].
type records interface {
	Append(ctx context.Context, room string, after uint64, data []byte) (uint64, error)
	Read(ctx context.Context, room string, after uint64) ([]journal.Entry, error)
	Last(ctx context.Context, room string) (seq uint64, at time.Time, err error)
	Unused(ctx context.Context, since time.Time) ([]string, error)
	Remove(ctx context.Context, room string, last uint64) error
	Follow(ctx context.Context, heard func(room string, e journal.Entry)) (stop func(), err error)
	Beat(ctx context.Context, now int64) error
	LastBeat(ctx context.Context) (at int64, ok bool)
	Ailing() error
	Call(text []byte) error
	Calls(heard func(text []byte)) (stop func(), err error)
}

// Hall is the rooms that this process serves. It is safe for concurrent use.
type Hall struct {
	Options
	journal  records
	stop     []func()
	ctx      context.Context
	ended    sync.WaitGroup // of the recurring tasks
	down     outage
	name     string        // of this process, among those that call each other
	brains   chan struct{} // holds one for each computer that thinks
	waiting  atomic.Int32  // computers that think or wait to
	broken   broken
	outlines outlines
	pulse    pulse

	mu       sync.Mutex
	tables   map[string]*table
	thoughts map[string]*thought
}

// New opens the hall, which subscribes to the entries that other processes append.
func New(ctx context.Context, j records, o Options) (*Hall, error) {
	if o.Luck == nil {
		o.Luck = luck{}
	}
	if o.Choose == nil {
		o.Choose = best
	}
	ctx, cancel := context.WithCancel(ctx)
	h := &Hall{Options: o, journal: j, ctx: ctx, stop: []func(){cancel}, name: newName(o.Luck),
		brains: make(chan struct{}, max(1, o.Thinkers)), pulse: pulse{mu: newLock()}, tables: map[string]*table{}, thoughts: map[string]*thought{}}
	h.down = h.outage()
	unfollow, err := j.Follow(ctx, h.heard)
	if err == nil {
		h.stop = append(h.stop, unfollow)
		unfollow, err = j.Calls(h.called)
	}
	if err != nil {
		h.Close()
		return nil, err
	}
	h.stop = append(h.stop, unfollow)
	h.ended.Go(func() { h.every(beatTime, h.feel) })
	h.ended.Go(func() { h.every(sweepTime, h.sweep) })
	h.ended.Go(func() { h.every(expireTime, h.expire) })
	return h, nil
}

// Close stops hearing, and whatever is done now and again; the journal stays open.
func (h *Hall) Close() {
	for _, stop := range h.stop {
		stop()
	}
	h.ended.Wait()
}

// every does something now and again until the hall is closed.
func (h *Hall) every(period time.Duration, do func()) {
	ticks := time.NewTicker(period)
	defer ticks.Stop()
	for h.ctx.Err() == nil {
		do()
		select {
		case <-h.ctx.Done():
		case <-ticks.C:
		}
	}
}

// feel writes a sign of life, and notes whether it got through. One that fails is followed by
// others.
func (h *Hall) feel() {
	ctx, cancel := context.WithTimeout(h.ctx, healthTime)
	defer cancel()
	err := h.journal.Beat(ctx, int64(h.Now()))
	h.pulse.mu.Lock()
	defer h.pulse.mu.Unlock()
	h.pulse.at, h.pulse.err = time.Now(), err
}

// Health is an error if an entry would not be taken now, as the signs of life and the last
// entries have shown. Asking costs nothing; a hall that has only begun answers with its first.
func (h *Hall) Health(ctx context.Context) error {
	if err := h.journal.Ailing(); err != nil {
		return err
	}
	for {
		h.pulse.mu.Lock()
		at, err := h.pulse.at, h.pulse.err
		h.pulse.mu.Unlock()
		switch {
		case !at.IsZero() && time.Since(at) > longestPulse:
			return errors.New("no sign of life has got through for long")
		case !at.IsZero():
			return err
		case !pause(ctx, firstPulse):
			return ctx.Err()
		}
	}
}

const (
	healthTime   = 3 * time.Second // within which something can be written
	longestPulse = 3 * healthTime  // between two signs of life
	firstPulse   = 20 * time.Millisecond
)

// pulse is when a sign of life was written last, and whether that got through.
type pulse struct {
	mu  lock
	at  time.Time
	err error
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
		t = newTable(h.Find, func() { h.tick(code) })
		h.tables[code] = t
		inMemory.Inc()
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
		inMemory.Dec()
	}
}

// tidy drops a room without guests from memory.
func (h *Hall) tidy(code string, t *table) {
	if len(t.guests) == 0 {
		h.forget(code, t)
	}
}
