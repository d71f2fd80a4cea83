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
			case errors.Is(err, jetstream.ErrMsgNotFound), roomOf(subject) == probeRoom: // removed meanwhile, or no room
			case err != nil:
				return nil, fmt.Errorf("%s: %w", subject, err)
			case last.Time.Before(since):
				old = append(old, roomOf(subject))
			}
		}
	}
	return old, nil
}

// Last is the number of a room's last entry, 0 for none, and when it was stored.
func (j *Journal) Last(ctx context.Context, room string) (seq uint64, at time.Time, err error) {
	stream, subject := place(room)
	last, err := j.streams[stream].GetLastMsgForSubject(ctx, subject)
	switch {
	case errors.Is(err, jetstream.ErrMsgNotFound):
		return 0, at, nil
	case err != nil:
		return 0, at, fmt.Errorf("room %s: %w", room, err)
	}
	return last.Sequence, last.Time, nil
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

// callSubject is no part of a stream: calls are not kept.
const callSubject = "ROOMS_CALLS"

// Call sends all processes a message that is not kept, and that may be lost.
func (j *Journal) Call(text []byte) error { return j.conn.Publish(callSubject, text) }

// Calls subscribes to the calls of all processes, this one included, until stop is called.
func (j *Journal) Calls(heard func(text []byte)) (stop func(), err error) {
	sub, err := j.conn.Subscribe(callSubject, func(m *nats.Msg) { heard(m.Data) })
	if err != nil {
		return nil, err
	}
	return func() { _ = sub.Unsubscribe() }, nil
}
