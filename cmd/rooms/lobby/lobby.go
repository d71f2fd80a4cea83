// Package lobby is the list of tables that are open to strangers or may be watched. It lies in
// a bucket of NATS that all processes of a cluster share. The process that has the connection
// of a table's opener renews its entry again and again; other entries lapse after a while,
// whatever has become of their process. A viewer receives the list and then, at most once a
// second, the changes.
package lobby

import (
	"context"
	"encoding/json"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"yanyi/game"
	"yanyi/game/room"
)

// Again is how often an entry has to be renewed to stay.
const Again = 8 * time.Second

const (
	lasting   = 20 * time.Second       // without renewal
	flushTime = 200 * time.Millisecond // in which changes of a table are written once
	tellTime  = time.Second            // between two messages to viewers
	checkTime = 5 * time.Second        // between two looks whether the bucket is there
	mostValue = 2048                   // bytes of an entry
	tables    = "ROOMS_TABLES"         // the bucket
)

var (
	lookers = promauto.NewGauge(prometheus.GaugeOpts{Name: "rooms_lookers", Help: "Connections that look at the lobby."})
	listed  = promauto.NewGauge(prometheus.GaugeOpts{Name: "rooms_listed", Help: "Tables in the lobby as this process knows it."})
)

// Options are what a lobby works with.
type Options struct {
	Find    func(id string) (game.Variant, bool)
	Now     func() room.Time
	Log     *slog.Logger
	Lasting time.Duration // how long an unrenewed entry stays; 0 for the usual
}

// store is where buckets are, such as the journal of the rooms.
type store interface {
	Bucket(ctx context.Context, name string, ttl time.Duration, most int) (jetstream.KeyValue, error)
}

// Lobby is the list as this process knows it. It is safe for concurrent use.
type Lobby struct {
	Options
	journal store
	ctx     context.Context
	stop    func()
	ended   sync.WaitGroup

	mu      sync.Mutex
	bucket  jetstream.KeyValue
	asks    jetstream.KeyValue
	said    map[string]*room.Table // to be written, nil for to be deleted
	known   map[string]entry
	shown   map[string]room.Table // as sent to viewers, by code
	text    []byte                // all of that
	told    int                   // number of checks for changes
	most    string                // code of the game that most look at
	board   *room.Board           // of that game, nil for none
	drawn   room.Board            // as sent to viewers
	looking map[*Looker]bool
}

// entry is a table as it was heard last, and when.
type entry struct {
	*room.Table
	at time.Time
}

// Looker is a viewer of the lobby. Its functions must not wait, nor call the lobby.
type Looker struct {
	Hear func(text []byte) // a whole message
}

// Open opens the lobby of a journal's processes.
func Open(ctx context.Context, j store, o Options) (*Lobby, error) {
	if o.Lasting == 0 {
		o.Lasting = lasting
	}
	ctx, stop := context.WithCancel(ctx)
	l := &Lobby{Options: o, journal: j, ctx: ctx, stop: stop, said: map[string]*room.Table{},
		known: map[string]entry{}, shown: map[string]room.Table{}, looking: map[*Looker]bool{}}
	l.text = message(room.Tables{All: true})
	watcher, err := l.open()
	if err != nil {
		stop()
		return nil, err
	}
	l.ended.Go(func() { l.follow(watcher) })
	l.ended.Go(func() { l.every(flushTime, l.flush) })
	l.ended.Go(func() { l.every(tellTime, l.tell) })
	return l, nil
}

// Close ends what the lobby does; the journal stays open.
func (l *Lobby) Close() {
	l.stop()
	l.ended.Wait()
}

func (l *Lobby) every(period time.Duration, do func()) {
	ticks := time.NewTicker(period)
	defer ticks.Stop()
	for {
		select {
		case <-l.ctx.Done():
			return
		case <-ticks.C:
			do()
		}
	}
}

// open opens the buckets, and hears all that is in the list.
func (l *Lobby) open() (jetstream.KeyWatcher, error) {
	bucket, err := l.journal.Bucket(l.ctx, tables, l.Lasting, mostValue)
	if err != nil {
		return nil, err
	}
	asks, err := l.journal.Bucket(l.ctx, asks, asksLast, mostValue)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	l.bucket, l.asks = bucket, asks
	l.mu.Unlock()
	return bucket.WatchAll(l.ctx)
}

// follow hears what processes say. A lost bucket is made anew.
func (l *Lobby) follow(watcher jetstream.KeyWatcher) {
	checks := time.NewTicker(checkTime)
	defer checks.Stop()
	updates := watcher.Updates()
	for l.ctx.Err() == nil {
		select {
		case <-l.ctx.Done():
		case said, ok := <-updates:
			switch {
			case !ok:
				updates = nil // it has ended; the bucket has, too, or is opened again
			case said != nil: // nil is when all that was there has been heard
				l.heard(said)
			}
		case <-checks.C:
			if _, err := l.bucket.Status(l.ctx); err != nil || updates == nil {
				watcher = l.reopen(watcher)
				updates = watcher.Updates()
			}
		}
	}
	_ = watcher.Stop() // its reader has gone
}

func (l *Lobby) reopen(old jetstream.KeyWatcher) jetstream.KeyWatcher {
	watcher, err := l.open()
	if err != nil {
		if l.ctx.Err() == nil {
			l.Log.Error("the lobby", "error", err)
		}
		return old
	}
	_ = old.Stop() // it has ended with its bucket
	return watcher
}

// heard takes in an entry, and passes over one that no room could be.
func (l *Lobby) heard(said jetstream.KeyValueEntry) {
	code := said.Key()
	l.mu.Lock()
	defer l.mu.Unlock()
	if said.Operation() != jetstream.KeyValuePut {
		delete(l.known, code)
		return
	}
	t, err := room.DecodeTable(said.Value(), l.Find)
	if err != nil || t.Code != code {
		return
	}
	if _, old := l.known[code]; old || len(l.known) < mostKnown {
		l.known[code] = entry{t, time.Now()}
	}
}

// mostKnown is the greatest number of tables that a process remembers.
const mostKnown = 5000

// List sets a room's entry, nil for none any more. It has to be renewed every [Again], and is
// written soon after.
func (l *Lobby) List(code string, t *room.Table) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.said[code] = t
}

// flush writes the changed entries. Failed ones are renewed.
func (l *Lobby) flush() {
	l.mu.Lock()
	said, bucket := l.said, l.bucket
	l.said = map[string]*room.Table{}
	l.mu.Unlock()
	for _, code := range slices.Sorted(maps.Keys(said)) {
		t, err := said[code], error(nil)
		if t == nil {
			err = bucket.Delete(l.ctx, code)
		} else {
			err = put(l.ctx, bucket, t)
		}
		if err != nil && l.ctx.Err() == nil {
			l.Log.Error("the lobby", "room", code, "error", err)
			return
		}
	}
}

func put(ctx context.Context, bucket jetstream.KeyValue, t *room.Table) error {
	text, err := json.Marshal(t)
	if err == nil {
		_, err = bucket.Put(ctx, t.Code, text)
	}
	return err
}
