package abandonment

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

const (
	bucketName = "ROOMS_LEAVERS"
	secretName = "ROOMS_SECRET" // of the bucket, and the key in it
	mostValue  = 512            // bytes of an entry
	mostKnown  = 20_000         // addresses; more are neither written down nor remembered
	mostBytes  = 8 << 20        // of all that is written down
	mostTries  = 5              // to write what another process writes, too
	secretLong = 32
	leaveTime  = 10 * time.Second // within which it is written down
)

// store is where buckets are, such as the journal of the rooms.
type store interface {
	Kept(ctx context.Context, name string, ttl time.Duration, most int, bytes int64) (jetstream.KeyValue, error)
}

// Open is the leavers of a journal's processes, which share what they know and keep it over a
// restart. Of an address only a keyed hash is written down, whose secret lies with the
// journal; it is forgotten when it counts no more. Anybody with both could try all addresses:
// it is a shutter, not a safe.
func Open(ctx context.Context, j store, log *slog.Logger) (*Leavers, error) {
	secrets, err := j.Kept(ctx, secretName, 0, mostValue, 1<<20)
	if err != nil {
		return nil, err
	}
	secret, err := theSecret(ctx, secrets)
	if err != nil {
		return nil, fmt.Errorf("the secret of addresses: %w", err)
	}
	bucket, err := j.Kept(ctx, bucketName, Within+Rest, mostValue, mostBytes)
	if err != nil {
		return nil, err
	}
	l := &Leavers{secret: secret, bucket: bucket, log: log}
	watcher, err := bucket.WatchAll(ctx)
	if err != nil {
		return nil, fmt.Errorf("bucket %s: %w", bucketName, err)
	}
	l.follow(ctx, watcher, true)
	go l.follow(ctx, watcher, false)
	return l, ctx.Err()
}

// theSecret is the one that all processes share; whichever comes first makes it.
func theSecret(ctx context.Context, b jetstream.KeyValue) ([]byte, error) {
	secret := make([]byte, secretLong)
	rand.Read(secret)
	_, err := b.Create(ctx, secretName, secret)
	if !errors.Is(err, jetstream.ErrKeyExists) {
		return secret, err
	}
	e, err := b.Get(ctx, secretName)
	if err != nil {
		return nil, err
	}
	return e.Value(), nil
}

// follow reads the entries of all processes, or those there already, until the context ends.
func (l *Leavers) follow(ctx context.Context, watcher jetstream.KeyWatcher, already bool) {
	for {
		select {
		case <-ctx.Done():
			_ = watcher.Stop() // its reader has gone
			return
		case said, ok := <-watcher.Updates():
			if !ok || said == nil && already { // nil marks the end of the stored entries
				return
			}
			if said != nil {
				l.heard(said)
			}
		}
	}
}

// heard applies an entry; an invalid one is ignored.
func (l *Leavers) heard(said jetstream.KeyValueEntry) {
	x, ok := read(said)
	if !ok {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.keep(said.Key(), x)
}

// read is an entry as written; ok is false of an invalid one.
func read(said jetstream.KeyValueEntry) (x leaver, ok bool) {
	if said.Operation() != jetstream.KeyValuePut || len(said.Value()) > mostValue || json.Unmarshal(said.Value(), &x) != nil {
		return leaver{}, false
	}
	return x, len(x.Left) < patience && !x.Until.After(said.Created().Add(Within+Rest))
}

// bar records in the bucket that an address was asked to go.
func (l *Leavers) bar(mark string, x leaver) {
	ctx, cancel := context.WithTimeout(context.Background(), leaveTime)
	defer cancel()
	text, err := json.Marshal(x)
	if err != nil {
		panic("abandonment: a leaver is plain data: " + err.Error())
	}
	if _, err = l.bucket.Put(ctx, mark, text); err != nil { // then this process alone knows
		l.log.Error("who was asked to go", "error", err)
	}
}

// write records in the bucket that a table was left, and returns the address's state. Another
// process may record the same at the same time.
func (l *Leavers) write(mark, code string, at time.Time) (leaver, error) {
	ctx, cancel := context.WithTimeout(context.Background(), leaveTime)
	defer cancel()
	for range mostTries {
		x, err := l.leaves(ctx, mark, code, at)
		if !errors.Is(err, jetstream.ErrKeyExists) && !errors.Is(err, jetstream.ErrKeyRevisionMismatch) {
			return x, err
		}
	}
	return leaver{}, errors.New("too many write at once")
}

func (l *Leavers) leaves(ctx context.Context, mark, code string, at time.Time) (x leaver, err error) {
	e, err := l.bucket.Get(ctx, mark)
	revision := uint64(0)
	switch {
	case err == nil:
		x, _ = read(e) // an invalid one counts for nothing
		revision = e.Revision()
	case !errors.Is(err, jetstream.ErrKeyNotFound):
		return x, err
	}
	x.leave(code, at)
	text, err := json.Marshal(x)
	if err != nil {
		panic("abandonment: a leaver is plain data: " + err.Error())
	}
	if revision == 0 {
		_, err = l.bucket.Create(ctx, mark, text)
	} else {
		_, err = l.bucket.Update(ctx, mark, text, revision)
	}
	return x, err
}
