package journal

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Unused are the rooms whose last entry is older than a moment, in no order.
func (j *Journal) Unused(ctx context.Context, since time.Time) ([]string, error) {
	var old []string
	for _, stream := range j.streams {
		info, err := stream.Info(ctx, jetstream.WithSubjectFilter(prefix+">"))
		if err != nil {
			return nil, fmt.Errorf("rooms of the journal: %w", err)
		}
		for subject := range info.State.Subjects {
			last, err := stream.GetLastMsgForSubject(ctx, subject)
			switch {
			case errors.Is(err, jetstream.ErrMsgNotFound): // removed meanwhile
			case err != nil:
				return nil, fmt.Errorf("%s: %w", subject, err)
			case last.Time.Before(since):
				old = append(old, roomOf(subject))
			}
		}
	}
	return old, nil
}

// Remove deletes a room's entries up to the one numbered last.
func (j *Journal) Remove(ctx context.Context, room string, last uint64) error {
	stream, at := place(room)
	err := j.streams[stream].Purge(ctx, jetstream.WithPurgeSubject(at), jetstream.WithPurgeSequence(last+1))
	if err != nil {
		return fmt.Errorf("removing room %s: %w", room, err)
	}
	return nil
}

// callSubject is no part of a stream: what is called is not kept.
const callSubject = "ROOMS_CALLS"

// Call tells all processes something that is not kept, and that may be lost.
func (j *Journal) Call(text []byte) error { return j.conn.Publish(callSubject, text) }

// Calls hears what processes call, this one included, until stop is called.
func (j *Journal) Calls(heard func(text []byte)) (stop func(), err error) {
	sub, err := j.conn.Subscribe(callSubject, func(m *nats.Msg) { heard(m.Data) })
	if err != nil {
		return nil, err
	}
	return func() { _ = sub.Unsubscribe() }, nil
}

// Ping reports whether the journal answers.
func (j *Journal) Ping(ctx context.Context) error {
	_, err := j.beats.Info(ctx)
	return err
}
