// Package hall is the rooms that a process serves. Any process can serve any room: what
// is said is decided, appended to the journal as following what was decided upon, and
// only then taken in and told. Who is outrun by another process reads on and decides
// anew.
package hall

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/room"
)

// ErrNone is that of a room that does not exist.
var ErrNone = errors.New("there is no such room")

// Options are what a hall works with.
type Options struct {
	Find     func(id string) (game.Variant, bool)
	Now      func() room.Time
	Log      *slog.Logger
	Thinkers int           // how many computers may think at a time
	Away     time.Duration // after which who has no connection is written down as away
	Keep     time.Duration // how long a finished room stays
	// List is told how a room is listed in the lobby, nil for not any more, and so again
	// every ListAgain; nil where there is no lobby. It must not wait.
	List      func(code string, t *room.Table)
	ListAgain time.Duration
}

// Hall is the rooms that this process serves. It is safe for concurrent use.
type Hall struct {
	Options
	journal *journal.Journal
	stop    []func()
	ctx     context.Context
	ended   sync.WaitGroup // what is done now and again
	down    outage
	name    string        // of this process, among those that call each other
	brains  chan struct{} // holds one for each computer that thinks
	waiting atomic.Int32  // computers that think or wait to

	mu       sync.Mutex
	tables   map[string]*table
	thoughts map[string]*thought
}

// New opens the hall: it hears from the journal what other processes append.
func New(ctx context.Context, j *journal.Journal, o Options) (*Hall, error) {
	ctx, cancel := context.WithCancel(ctx)
	h := &Hall{Options: o, journal: j, ctx: ctx, stop: []func(){cancel}, name: newName(),
		brains: make(chan struct{}, max(1, o.Thinkers)), tables: map[string]*table{}, thoughts: map[string]*thought{}}
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
	h.ended.Go(func() { every(h, beatTime, h.beat) })
	h.ended.Go(func() { every(h, sweepTime, h.sweep) })
	h.ended.Go(func() { every(h, expireTime, h.expire) })
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
func every(h *Hall, period time.Duration, do func()) {
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

// Health is an error if the journal does not answer.
func (h *Hall) Health(ctx context.Context) error { return h.journal.Ping(ctx) }

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
func forget(h *Hall, code string, t *table) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.tables[code] == t {
		delete(h.tables, code)
		t.flag.Stop()
		inMemory.Dec()
	}
}

// tidy drops a room without guests from memory.
func tidy(h *Hall, code string, t *table) {
	if len(t.guests) == 0 {
		forget(h, code, t)
	}
}
