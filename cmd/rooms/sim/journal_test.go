package sim

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"yanyi/cmd/rooms/journal"
)

// disk is the journal that all processes share: what is written and synced outlives them all.
type disk struct {
	w *world

	mu      sync.Mutex
	seq     uint64
	rooms   map[string]*kept
	beat    int64
	beaten  bool
	buckets map[string]*bucket
	handles []*handle
	full    bool
	gone    chan struct{} // closed when the journal is back; nil while it is there

	// Faults of the journal's, to show that they are seen: an entry is told of before it is synced,
	// and after the disk was full nothing is written any more.
	lax, stubborn bool
	stuck         bool
	loose         []loose // entries that are not synced
}

type kept struct {
	entries []journal.Entry
	at      time.Time // of the last one
	last    uint64    // number of the last one, even if that was removed
}

type loose struct {
	room string
	at   time.Time
}

func newDisk(w *world) *disk {
	return &disk{w: w, rooms: map[string]*kept{}, buckets: map[string]*bucket{}}
}

// handle is the journal as one process has it.
type handle struct {
	*disk
	p    *process
	luck *luck

	follows []*feed[news]
	calls   []*feed[[]byte]
}

type news struct {
	room string
	journal.Entry
}

var (
	errKilled = errors.New("the process is dead")
	errFull   = errors.New("no space left on device")
	errAnswer = fmt.Errorf("no answer: %w", context.DeadlineExceeded)
)

const answerTime = 5 * time.Second // after which the journal's client gives up

func (d *disk) open(p *process) *handle {
	h := &handle{disk: d, p: p, luck: newLuck(p.luck.Uint64())}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.handles = append(d.handles, h)
	return h
}

// lot is a number that decides what the journal does.
func (h *handle) lot() uint64 { return h.luck.Uint64() }

// await is one way to or from the journal, which a process may not survive.
func (h *handle) await(ctx context.Context, op, room string) error {
	n := h.lot()
	if n%2003 < h.w.doom.Load() && h.w.foul() {
		h.w.say("process %d is killed at %s of %s", h.p.number, op, h.w.nickname(room))
		h.p.kill()
	}
	late := 50*time.Microsecond + time.Duration(n/7%3_000_000)
	if n/5%97 == 0 {
		late *= 40
	}
	select {
	case <-time.After(late):
	case <-h.p.dead:
		return errKilled
	case <-ctx.Done():
		return ctx.Err()
	}
	h.mu.Lock()
	gone := h.gone
	h.mu.Unlock()
	if apart := h.p.apart(); gone == nil {
		gone = apart
	}
	if gone != nil {
		select {
		case <-gone:
		case <-time.After(answerTime):
			return errAnswer
		case <-h.p.dead:
			return errKilled
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	select {
	case <-h.p.dead:
		return errKilled
	default:
		return ctx.Err()
	}
}

// Append writes an entry, as [journal.Journal.Append].
func (h *handle) Append(ctx context.Context, room string, after uint64, data []byte) (uint64, error) {
	if err := h.await(ctx, "append", room); err != nil {
		return 0, err
	}
	// It is being written. Who dies now may have written it: a torn entry is none.
	if err := h.await(ctx, "sync", room); err != nil && h.lot()%2 == 0 {
		return 0, err
	}
	seq, err := h.write(room, after, data)
	if err != nil {
		_ = h.await(ctx, "refusal", room)
		return 0, err
	}
	if h.lot()%211 == 0 && h.w.foul() {
		h.w.say("the journal's answer to process %d about %s is lost", h.p.number, h.w.nickname(room))
		h.w.disturbed()
		select {
		case <-time.After(answerTime):
		case <-h.p.dead:
		case <-ctx.Done():
		}
		return 0, errAnswer
	}
	if err := h.await(ctx, "answer", room); err != nil {
		return 0, err
	}
	return seq, nil
}

func (h *handle) write(room string, after uint64, data []byte) (uint64, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.full || h.stuck {
		return 0, errFull
	}
	k := h.rooms[room]
	if k == nil {
		k = &kept{}
		h.rooms[room] = k
	}
	last := uint64(0)
	if n := len(k.entries); n > 0 {
		last = k.entries[n-1].Seq
	}
	if last != after {
		return 0, journal.ErrMoved
	}
	h.seq++
	e := journal.Entry{Seq: h.seq, Data: slices.Clone(data)}
	k.entries, k.at, k.last = append(k.entries, e), time.Now(), e.Seq
	if h.lax {
		h.loose = append(h.loose, loose{room, time.Now()})
	}
	h.w.truth.append(room, e)
	for _, other := range h.handles {
		for _, f := range other.follows {
			f.put(news{room, e})
		}
	}
	return e.Seq, nil
}

// powerCut loses what is not synced.
func (d *disk) powerCut() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, x := range d.loose {
		if k := d.rooms[x.room]; k != nil && len(k.entries) > 0 && time.Since(x.at) < 2*time.Minute {
			k.entries = k.entries[:len(k.entries)-1]
		}
	}
	d.loose = nil
}

// memory forgets what lay in memory, since the server inside has ended.
func (d *disk) memory() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for name, b := range d.buckets {
		if !b.lasting {
			delete(d.buckets, name)
			b.end()
		}
	}
}

// Read reads what follows an entry.
func (h *handle) Read(ctx context.Context, room string, after uint64) ([]journal.Entry, error) {
	if err := h.await(ctx, "read", room); err != nil {
		return nil, err
	}
	list := h.after(room, after)
	if err := h.await(ctx, "reading", room); err != nil {
		return nil, err
	}
	return list, nil
}

func (d *disk) after(room string, after uint64) (list []journal.Entry) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if k := d.rooms[room]; k != nil {
		for _, e := range k.entries {
			if e.Seq > after {
				list = append(list, e)
			}
		}
	}
	return list
}

// Last is a room's last entry.
func (h *handle) Last(ctx context.Context, room string) (uint64, time.Time, error) {
	if err := h.await(ctx, "last", room); err != nil {
		return 0, time.Time{}, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if k := h.rooms[room]; k != nil && len(k.entries) > 0 {
		return k.entries[len(k.entries)-1].Seq, k.at, nil
	}
	return 0, time.Time{}, nil
}

// Unused are old rooms.
func (h *handle) Unused(ctx context.Context, since time.Time) (old []string, err error) {
	if err := h.await(ctx, "unused", ""); err != nil {
		return nil, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	for code, k := range h.rooms {
		if len(k.entries) > 0 && k.at.Before(since) {
			old = append(old, code)
		}
	}
	slices.Sort(old)
	return old, nil
}

// Remove removes a room's entries.
func (h *handle) Remove(ctx context.Context, room string, last uint64) error {
	if err := h.await(ctx, "remove", room); err != nil {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	k := h.rooms[room]
	if k == nil {
		return nil
	}
	k.entries = slices.DeleteFunc(k.entries, func(e journal.Entry) bool { return e.Seq <= last })
	if len(k.entries) == 0 {
		delete(h.rooms, room)
	}
	h.w.truth.removed(room, len(k.entries))
	return nil
}

// Beat notes that somebody serves.
func (h *handle) Beat(ctx context.Context, now int64) error {
	if err := h.await(ctx, "beat", ""); err != nil {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.full {
		return errFull
	}
	h.beat, h.beaten = now, true
	return nil
}

// LastBeat is when that was last.
func (h *handle) LastBeat(ctx context.Context) (int64, bool) {
	if h.await(ctx, "last beat", "") != nil {
		return 0, false
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.beat, h.beaten
}

// Ailing is why nothing can be written.
func (h *handle) Ailing() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.full {
		return errFull
	}
	return nil
}

// Follow hears of all entries from now on.
func (h *handle) Follow(ctx context.Context, heard func(room string, e journal.Entry)) (func(), error) {
	if err := h.await(ctx, "follow", ""); err != nil {
		return nil, err
	}
	f := newFeed(h, true, func(n news) { heard(n.room, n.Entry) })
	h.mu.Lock()
	defer h.mu.Unlock()
	h.follows = append(h.follows, f)
	return f.stop, nil
}

// Call calls all processes; a call may be lost.
func (h *handle) Call(text []byte) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.gone != nil || h.p.apart() != nil || h.p.killed() {
		return nil
	}
	for _, other := range h.handles {
		for _, f := range other.calls {
			f.put(text)
		}
	}
	return nil
}

// Calls hears them.
func (h *handle) Calls(heard func(text []byte)) (func(), error) {
	f := newFeed(h, false, heard)
	h.mu.Lock()
	defer h.mu.Unlock()
	h.calls = append(h.calls, f)
	return f.stop, nil
}

// close ends what a dead process hears.
func (h *handle) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, f := range h.follows {
		f.stop()
	}
	for _, f := range h.calls {
		f.stop()
	}
	h.disk.handles = slices.DeleteFunc(h.disk.handles, func(x *handle) bool { return x == h })
}

// feed brings a process what happens elsewhere, in order and a little later.
type feed[T any] struct {
	h     *handle
	all   bool // nothing is lost while the process is apart
	heard func(T)

	mu    sync.Mutex
	queue []T
	some  chan struct{}
	ended chan struct{}
	once  sync.Once
}

func newFeed[T any](h *handle, all bool, heard func(T)) *feed[T] {
	f := &feed[T]{h: h, all: all, heard: heard, some: make(chan struct{}, 1), ended: make(chan struct{})}
	go f.run()
	return f
}

func (f *feed[T]) stop() { f.once.Do(func() { close(f.ended) }) }

func (f *feed[T]) put(x T) {
	if !f.all && f.h.p.apart() != nil {
		return
	}
	f.mu.Lock()
	f.queue = append(f.queue, x)
	f.mu.Unlock()
	select {
	case f.some <- struct{}{}:
	default:
	}
}

func (f *feed[T]) run() {
	for {
		select {
		case <-f.ended:
			return
		case <-f.some:
		}
		for f.one() {
			select {
			case <-f.ended:
				return
			default:
			}
		}
	}
}

// one delivers the next; false if there is none.
func (f *feed[T]) one() bool {
	f.mu.Lock()
	if len(f.queue) == 0 {
		f.mu.Unlock()
		return false
	}
	x := f.queue[0]
	f.queue = f.queue[1:]
	f.mu.Unlock()
	n := f.h.lot()
	late := 20*time.Microsecond + time.Duration(n%2_000_000)
	if n%89 == 0 {
		late *= 60
	}
	select {
	case <-time.After(late):
	case <-f.ended:
		return false
	}
	if apart := f.h.p.apart(); apart != nil {
		select {
		case <-apart:
		case <-f.ended:
			return false
		}
	}
	if !f.h.p.killed() {
		f.heard(x)
	}
	return true
}

// Bucket is a store of small texts in memory.
func (h *handle) Bucket(ctx context.Context, name string, ttl time.Duration, _ int) (jetstream.KeyValue, error) {
	return h.bucket(ctx, name, ttl, false)
}

// Kept is one that lasts.
func (h *handle) Kept(ctx context.Context, name string, ttl time.Duration, _ int, _ int64) (jetstream.KeyValue, error) {
	return h.bucket(ctx, name, ttl, true)
}

func (h *handle) bucket(ctx context.Context, name string, ttl time.Duration, lasting bool) (jetstream.KeyValue, error) {
	if err := h.await(ctx, "bucket", ""); err != nil {
		return nil, err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	b := h.buckets[name]
	if b == nil {
		b = &bucket{lasting: lasting, ttl: ttl, values: map[string]value{}}
		h.buckets[name] = b
	}
	return &bucketAt{h: h, bucket: b}, nil
}

// bucket is a store of small texts.
type bucket struct {
	lasting bool
	ttl     time.Duration

	mu       sync.Mutex
	revision uint64
	values   map[string]value
	watchers []*watcher
	over     bool
}

type value struct {
	jetstream.KeyValueEntry // nil: what nobody asks for
	key                     string
	text                    []byte
	revision                uint64
	at                      time.Time
	op                      jetstream.KeyValueOp
}

func (v value) Key() string                     { return v.key }
func (v value) Value() []byte                   { return v.text }
func (v value) Revision() uint64                { return v.revision }
func (v value) Created() time.Time              { return v.at }
func (v value) Operation() jetstream.KeyValueOp { return v.op }

// bucketAt is a bucket as one process has it.
type bucketAt struct {
	jetstream.KeyValue // nil: what nobody calls
	h                  *handle
	*bucket
}

var errNoBucket = errors.New("the bucket is gone")

func (b *bucket) end() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.over = true
}

func (b *bucket) get(key string) (value, bool) {
	v, ok := b.values[key]
	if ok && (v.op != jetstream.KeyValuePut || b.ttl > 0 && time.Since(v.at) > b.ttl) {
		return value{}, false
	}
	return v, ok
}

// set sets a value if its revision is as expected, any with a negative one.
func (b *bucketAt) set(ctx context.Context, key string, text []byte, expected int64, op jetstream.KeyValueOp) (uint64, error) {
	if err := b.h.await(ctx, "put", ""); err != nil {
		return 0, err
	}
	if b.lasting && b.h.Ailing() != nil {
		return 0, errFull
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	now, ok := b.get(key)
	switch {
	case b.over:
		return 0, errNoBucket
	case expected == 0 && ok:
		return 0, jetstream.ErrKeyExists
	case expected > 0 && (!ok || now.revision != uint64(expected)):
		return 0, jetstream.ErrKeyRevisionMismatch
	}
	b.revision++
	v := value{key: key, text: slices.Clone(text), revision: b.revision, at: time.Now(), op: op}
	b.values[key] = v
	for _, w := range b.watchers {
		w.put(v)
	}
	return b.revision, nil
}

func (b *bucketAt) Put(ctx context.Context, key string, text []byte) (uint64, error) {
	return b.set(ctx, key, text, -1, jetstream.KeyValuePut)
}

func (b *bucketAt) Create(ctx context.Context, key string, text []byte, _ ...jetstream.KVCreateOpt) (uint64, error) {
	return b.set(ctx, key, text, 0, jetstream.KeyValuePut)
}

func (b *bucketAt) Update(ctx context.Context, key string, text []byte, revision uint64) (uint64, error) {
	return b.set(ctx, key, text, int64(revision), jetstream.KeyValuePut)
}

func (b *bucketAt) Delete(ctx context.Context, key string, _ ...jetstream.KVDeleteOpt) error {
	_, err := b.set(ctx, key, nil, -1, jetstream.KeyValueDelete)
	return err
}

func (b *bucketAt) Get(ctx context.Context, key string) (jetstream.KeyValueEntry, error) {
	if err := b.h.await(ctx, "get", ""); err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	v, ok := b.get(key)
	if !ok {
		return nil, jetstream.ErrKeyNotFound
	}
	return v, nil
}

func (b *bucketAt) Status(ctx context.Context) (jetstream.KeyValueStatus, error) {
	if err := b.h.await(ctx, "status", ""); err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.over {
		return nil, errNoBucket
	}
	return nil, nil
}

// WatchAll hears all values, nil after those that are there, and then the changes.
func (b *bucketAt) WatchAll(ctx context.Context, _ ...jetstream.WatchOpt) (jetstream.KeyWatcher, error) {
	if err := b.h.await(ctx, "watch", ""); err != nil {
		return nil, err
	}
	w := &watcher{updates: make(chan jetstream.KeyValueEntry), ended: make(chan struct{})}
	w.feed = newFeed(b.h, true, w.hear)
	b.mu.Lock()
	defer b.mu.Unlock()
	keys := []string{}
	for key := range b.values {
		if _, ok := b.get(key); ok {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	for _, key := range keys {
		w.put(b.values[key])
	}
	w.put(value{})
	b.watchers = append(b.watchers, w)
	return w, nil
}

type watcher struct {
	*feed[value]
	updates chan jetstream.KeyValueEntry
	ended   chan struct{}
	once    sync.Once
}

func (w *watcher) hear(v value) {
	var e jetstream.KeyValueEntry
	if v.key != "" {
		e = v
	}
	select {
	case w.updates <- e:
	case <-w.ended:
	}
}

func (w *watcher) Updates() <-chan jetstream.KeyValueEntry { return w.updates }

func (w *watcher) Stop() error {
	w.once.Do(func() { close(w.ended) })
	w.feed.stop()
	return nil
}

// set changes how the journal is.
func (d *disk) set(change func()) {
	d.mu.Lock()
	defer d.mu.Unlock()
	change()
}
