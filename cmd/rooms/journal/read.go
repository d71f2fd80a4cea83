package journal

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// few is how many entries are asked for one by one, which is the fastest for these.
const few = 8

// Read reads a room's entries that follow the one numbered after.
func (j *Journal) Read(ctx context.Context, room string, after uint64) ([]Entry, error) {
	var list []Entry
	stream, at := place(room)
	for range few {
		m, err := j.streams[stream].GetMsg(ctx, after+1, jetstream.WithGetMsgSubject(at))
		switch {
		case errors.Is(err, jetstream.ErrMsgNotFound):
			return list, nil
		case err != nil:
			return nil, fmt.Errorf("room %s after entry %d: %w", room, after, err)
		}
		after = m.Sequence
		list = append(list, Entry{m.Sequence, m.Data})
	}
	rest, err := readMany(ctx, j.streams[stream], at, after)
	if err != nil {
		return nil, fmt.Errorf("room %s after entry %d: %w", room, after, err)
	}
	return append(list, rest...), nil
}

// readMany reads what a subject holds after an entry, all at once.
func readMany(ctx context.Context, stream jetstream.Stream, subject string, after uint64) ([]Entry, error) {
	c, err := stream.OrderedConsumer(ctx, jetstream.OrderedConsumerConfig{FilterSubjects: []string{subject},
		DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: after + 1, InactiveThreshold: time.Second})
	if err != nil {
		return nil, err
	}
	n := int(c.CachedInfo().NumPending)
	if n == 0 {
		return nil, nil
	}
	batch, err := c.Fetch(n, jetstream.FetchMaxWait(patience))
	if err != nil {
		return nil, err
	}
	var list []Entry
	for m := range batch.Messages() {
		meta, err := m.Metadata()
		if err != nil {
			return nil, err
		}
		list = append(list, Entry{meta.Sequence.Stream, m.Data()})
	}
	if len(list) < n && batch.Error() == nil {
		return nil, fmt.Errorf("%d of %d entries came", len(list), n)
	}
	return list, batch.Error()
}
