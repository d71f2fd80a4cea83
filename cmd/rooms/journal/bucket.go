package journal

import (
	"context"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// Bucket is a store of small texts by key that all processes share and that forgets each after
// ttl. It lies in memory: an entry is true only while it is renewed.
func (j *Journal) Bucket(ctx context.Context, name string, ttl time.Duration, most int) (jetstream.KeyValue, error) {
	if err := j.keepsNoMore(ctx, "KV_"+name, j.copies); err != nil {
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
	if err := j.keepsNoMore(ctx, "KV_"+name, j.copies); err != nil {
		return nil, err
	}
	b, err := j.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: name, TTL: ttl, MaxValueSize: int32(most),
		MaxBytes: bytes, Storage: jetstream.FileStorage, Replicas: j.copies})
	if err != nil {
		return nil, fmt.Errorf("bucket %s: %w", name, err)
	}
	return b, nil
}
