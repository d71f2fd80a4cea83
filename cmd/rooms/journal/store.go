package journal

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// store is the NATS server inside this process. One that could not write for a while, since
// the disk was full, writes no more until it is started anew.
type store struct {
	options server.Options

	mu  sync.Mutex
	now *server.Server // nil while none runs
}

// start starts the server.
func (s *store) start() error {
	options := s.options
	now, err := server.NewServer(&options)
	if err != nil {
		return err
	}
	now.Start()
	if !now.ReadyForConnections(patience) {
		now.Shutdown()
		return errors.New("the server inside does not start")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.now = now
	return nil
}

// stop stops it, and waits until it has.
func (s *store) stop() {
	s.mu.Lock()
	was := s.now
	s.now = nil
	s.mu.Unlock()
	if was != nil {
		was.Shutdown()
		was.WaitForShutdown()
	}
}

// InProcessConn connects to the server that runs now.
func (s *store) InProcessConn() (net.Conn, error) {
	s.mu.Lock()
	now := s.now
	s.mu.Unlock()
	if now == nil {
		return nil, errors.New("the server inside is being started")
	}
	return now.InProcessConn()
}

// health is which of the streams do not take entries, as it was seen last.
type health struct {
	mu     sync.Mutex
	ailing map[string]ailment // by stream
}

type ailment struct {
	since time.Time
	err   error
}

// note notes how writing into a stream went. A caller that gave up waiting does not count.
func (x *health) note(stream string, err error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	old, ails := x.ailing[stream]
	switch {
	case errors.Is(err, context.Canceled):
		return
	case err == nil:
		if ails {
			delete(x.ailing, stream)
		}
		if ails && len(x.ailing) == 0 {
			slog.Info("the journal takes entries again", "after", time.Since(old.since))
		}
		return
	case ails:
		x.ailing[stream] = ailment{old.since, err}
		return
	case x.ailing == nil:
		x.ailing = map[string]ailment{}
	}
	if len(x.ailing) == 0 {
		slog.Error("the journal does not take an entry", "stream", stream, "error", err)
	}
	x.ailing[stream] = ailment{time.Now(), err}
}

// all are the streams that ail.
func (x *health) all() (list map[string]ailment) {
	x.mu.Lock()
	defer x.mu.Unlock()
	list = map[string]ailment{}
	for stream, a := range x.ailing {
		list[stream] = a
	}
	return list
}

// Ailing is why entries are not taken now, as it was seen last, nil if they are.
func (j *Journal) Ailing() error {
	for stream, a := range j.health.all() {
		return fmt.Errorf("%s takes nothing since %s: %w", stream, a.since.Format(time.TimeOnly), a.err)
	}
	return nil
}

const (
	healTime    = time.Second
	triedAtOnce = 4                // of a cluster's streams, of which each is tried every few seconds
	refusedFor  = 2 * time.Second  // until a server that refuses entries is started anew
	silentFor   = 6 * time.Second  // and one that does not answer, though the disk does
	mostRest    = 30 * time.Second // between two such starts
	probeTime   = 3 * time.Second
	probeRoom   = "PROBE"     // no room's code
	leastSpace  = 1 << 20     // bytes that have to fit on the disk
	mostBusy    = time.Second // within which these are written on a disk that is not too busy
)

// heal tries until the journal is closed whether streams that ail take entries again, and
// starts the server inside anew where they do not though there is room on the disk. Of a
// cluster's streams, which have leaders of their own, it tries the others in turn.
func (j *Journal) heal(ctx context.Context) {
	ticks := time.NewTicker(healTime)
	defer ticks.Stop()
	rest, next, turn := healTime, time.Time{}, 0
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticks.C:
		}
		ailing := j.health.all()
		for range triedAtOnce {
			if j.store == nil {
				ailing[streamName(turn)] = ailment{}
				turn = (turn + 1) % spread
			}
		}
		if len(ailing) == 0 {
			rest = healTime
			continue
		}
		if !j.probe(ctx, ailing) && j.store != nil && time.Now().After(next) && spacious(j.store.options.StoreDir) {
			j.restart(j.Ailing())
			rest = min(mostRest, 2*rest)
			next = time.Now().Add(rest)
		}
	}
}

// probe writes something into streams that ail, and reports whether none of them has ailed for
// so long that only a new start may help.
func (j *Journal) probe(ctx context.Context, ailing map[string]ailment) bool {
	var probes sync.WaitGroup
	for i := range j.streams {
		if _, ails := ailing[streamName(i)]; ails {
			probes.Go(func() { j.health.note(streamName(i), j.try(ctx, i)) })
		}
	}
	probes.Wait()
	well := true
	for _, a := range j.health.all() { // a sign of life has shown how that stream is
		patience := refusedFor
		if errors.Is(a.err, context.DeadlineExceeded) || errors.Is(a.err, nats.ErrTimeout) {
			patience = silentFor
		}
		well = well && time.Since(a.since) < patience
	}
	return well
}

// try writes something into a stream, and takes it out again.
func (j *Journal) try(ctx context.Context, stream int) error {
	ctx, cancel := context.WithTimeout(ctx, probeTime)
	defer cancel()
	at := subject(stream, probeRoom)
	if _, err := j.js.Publish(ctx, at, nil); err != nil {
		return err
	}
	return j.streams[stream].Purge(ctx, jetstream.WithPurgeSubject(at))
}

// restart starts the server inside anew. Connections to it come back by themselves.
func (j *Journal) restart(why error) {
	slog.Error("the journal takes nothing; it is opened anew", "folder", j.store.options.StoreDir, "error", why)
	j.store.stop()
	if err := j.store.start(); err != nil {
		slog.Error("the journal", "error", err)
	}
}

// spacious reports whether something can be written into a folder, and soon.
func spacious(folder string) bool {
	f, err := os.CreateTemp(folder, "space-*")
	if err != nil {
		return false
	}
	defer os.Remove(f.Name())
	defer f.Close()
	began, text := time.Now(), make([]byte, leastSpace)
	for i := range text {
		text[i] = byte(i)
	}
	_, err = f.Write(text)
	return err == nil && f.Sync() == nil && time.Since(began) < mostBusy
}

// Bucket is a store of small texts by key that all processes share and that forgets each after
// ttl. It lies in memory: an entry is true only while it is renewed.
func (j *Journal) Bucket(ctx context.Context, name string, ttl time.Duration, most int) (jetstream.KeyValue, error) {
	if err := j.keepsNoMore(ctx, "KV_"+name, j.copies, jetstream.MemoryStorage); err != nil {
		return nil, err
	}
	b, err := j.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: name, TTL: ttl, MaxValueSize: int32(most),
		Storage: jetstream.MemoryStorage, Replicas: j.copies})
	if err != nil {
		return nil, fmt.Errorf("bucket %s: %w", name, err)
	}
	return b, nil
}

// Kept is such a store that outlives all processes. It takes no more than so many bytes.
func (j *Journal) Kept(ctx context.Context, name string, ttl time.Duration, most int, bytes int64) (jetstream.KeyValue, error) {
	if err := j.keepsNoMore(ctx, "KV_"+name, j.copies, jetstream.FileStorage); err != nil {
		return nil, err
	}
	b, err := j.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: name, TTL: ttl, MaxValueSize: int32(most),
		MaxBytes: bytes, Storage: jetstream.FileStorage, Replicas: j.copies})
	if err != nil {
		return nil, fmt.Errorf("bucket %s: %w", name, err)
	}
	return b, nil
}
