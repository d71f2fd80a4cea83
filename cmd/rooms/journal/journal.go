// Package journal keeps what happens in rooms: one subject a room in NATS JetStream,
// whose server is this process itself or an existing cluster. The rooms are spread over
// several streams by a hash of their codes: a stream writes one entry after the other.
package journal

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// ErrMoved is why an entry is not appended: there is a newer one than the one it was
// to follow.
var ErrMoved = errors.New("the journal has gone on")

// Entry is what was appended, with its sequence number in the room's stream.
type Entry struct {
	Seq  uint64
	Data []byte
}

// Journal is all rooms' entries. It is safe for concurrent use.
type Journal struct {
	own     *server.Server // nil with a cluster
	conn    *nats.Conn
	js      jetstream.JetStream
	streams [spread]jetstream.Stream
	beats   jetstream.Stream
	copies  int
}

const (
	spread      = 16 // streams; for another number rooms would have to be moved
	prefix      = "rooms."
	beatSubject = "ROOMS_ALIVE"
	patience    = 10 * time.Second
	mostBytes   = 64 << 10 // of an entry
)

// Open opens the journal in a folder, with a NATS server inside this process that
// nobody else can reach. Of processes on one folder the journal knows nothing: there
// must be one. An entry that was appended outlives this process; it outlives a power
// cut, too, if it is older than flush.
func Open(ctx context.Context, folder string, flush time.Duration) (*Journal, error) {
	own, err := server.NewServer(&server.Options{
		ServerName: "rooms", StoreDir: folder, JetStream: true, DontListen: true, NoSigs: true, NoLog: true,
		SyncAlways: flush == 0, SyncInterval: flush,
	})
	if err != nil {
		return nil, fmt.Errorf("journal in %s: %w", folder, err)
	}
	own.Start()
	if !own.ReadyForConnections(patience) {
		own.Shutdown()
		return nil, fmt.Errorf("journal in %s: the server inside does not start", folder)
	}
	j, err := connect(ctx, "", 1, nats.InProcessServer(own))
	if err != nil {
		own.Shutdown()
		return nil, fmt.Errorf("journal in %s: %w", folder, err)
	}
	j.own = own
	return j, nil
}

// Connect opens the journal of a cluster, which keeps so many copies of it.
func Connect(ctx context.Context, url string, copies int) (*Journal, error) {
	j, err := connect(ctx, url, copies, nats.MaxReconnects(-1))
	if err != nil {
		return nil, fmt.Errorf("journal at %s: %w", url, err)
	}
	return j, nil
}

func connect(ctx context.Context, url string, copies int, options ...nats.Option) (*Journal, error) {
	conn, err := nats.Connect(url, options...)
	if err != nil {
		return nil, err
	}
	j := &Journal{conn: conn, copies: copies}
	if j.js, err = jetstream.New(conn); err == nil {
		err = j.openStreams(ctx, copies)
	}
	if err != nil {
		conn.Close()
		return nil, err
	}
	return j, nil
}

func (j *Journal) openStreams(ctx context.Context, copies int) (err error) {
	for i := range j.streams {
		j.streams[i], err = j.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{Name: fmt.Sprint("ROOMS_", i),
			Subjects: []string{subject(i, "*")}, Storage: jetstream.FileStorage, MaxMsgSize: mostBytes, Replicas: copies})
		if err != nil {
			return err
		}
	}
	j.beats, err = j.js.CreateOrUpdateStream(ctx, jetstream.StreamConfig{Name: beatSubject,
		Subjects: []string{beatSubject}, Storage: jetstream.FileStorage, MaxMsgsPerSubject: 1, Replicas: copies})
	return err
}

// place is in which of the streams a room is, and its subject there.
func place(room string) (stream int, at string) {
	h := fnv.New32a()
	h.Write([]byte(room))
	stream = int(h.Sum32() % spread)
	return stream, subject(stream, room)
}

func subject(stream int, room string) string { return fmt.Sprint(prefix, stream, ".", room) }

// roomOf is the room of a subject.
func roomOf(subject string) string { return subject[strings.LastIndexByte(subject, '.')+1:] }

// Beat notes that some process serves the rooms now, a time of the caller's.
func (j *Journal) Beat(ctx context.Context, now int64) error {
	_, err := j.js.Publish(ctx, beatSubject, strconv.AppendInt(nil, now, 10))
	return err
}

// LastBeat is when a process last did; ok is false if none ever did.
func (j *Journal) LastBeat(ctx context.Context) (at int64, ok bool) {
	m, err := j.beats.GetLastMsgForSubject(ctx, beatSubject)
	if err != nil {
		return 0, false
	}
	at, err = strconv.ParseInt(string(m.Data), 10, 64)
	return at, err == nil
}

// Close ends the connection, and the server inside.
func (j *Journal) Close() {
	j.conn.Close()
	if j.own != nil {
		j.own.Shutdown()
		j.own.WaitForShutdown()
	}
}

// Append appends an entry to a room that must follow the entry numbered after, 0 for
// none. It returns its number once it is stored, ErrMoved if another came first. After
// any other error it may be stored or not: reading on tells.
func (j *Journal) Append(ctx context.Context, room string, after uint64, data []byte) (uint64, error) {
	_, at := place(room)
	ack, err := j.js.Publish(ctx, at, data, jetstream.WithExpectLastSequencePerSubject(after))
	switch {
	case moved(err):
		return 0, ErrMoved
	case err != nil:
		return 0, fmt.Errorf("room %s: %w", room, err)
	}
	return ack.Sequence, nil
}

// moved reports whether an append failed for its expected last entry; clusters say so
// in another way.
func moved(err error) bool {
	var refused *jetstream.APIError
	return errors.As(err, &refused) && (refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence ||
		refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant)
}

// Follow calls heard for every entry of any room that is stored from now on, by
// whatever process, a room's in order, until stop is called. heard is called for
// several rooms at a time.
func (j *Journal) Follow(ctx context.Context, heard func(room string, e Entry)) (stop func(), err error) {
	var stops []func()
	stop = func() {
		for _, s := range stops {
			s()
		}
	}
	for _, stream := range j.streams {
		s, err := follow(ctx, stream, heard)
		if err != nil {
			stop()
			return nil, err
		}
		stops = append(stops, s)
	}
	return stop, nil
}

func follow(ctx context.Context, stream jetstream.Stream, heard func(room string, e Entry)) (stop func(), err error) {
	c, err := stream.OrderedConsumer(ctx, jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverNewPolicy})
	if err != nil {
		return nil, err
	}
	following, err := c.Consume(func(m jetstream.Msg) {
		if meta, err := m.Metadata(); err == nil {
			heard(roomOf(m.Subject()), Entry{meta.Sequence.Stream, m.Data()})
		}
	})
	if err != nil {
		return nil, err
	}
	return following.Stop, nil
}
