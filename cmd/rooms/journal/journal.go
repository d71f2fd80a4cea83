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

// ErrMoved is why an entry is not appended: there is a newer one than the one it was to follow.
var ErrMoved = errors.New("the journal has gone on")

// Entry is an appended text, with its sequence number in the room's stream.
type Entry struct {
	Seq  uint64
	Data []byte
}

// Journal is all rooms' entries. It is safe for concurrent use.
type Journal struct {
	store   *store // nil with a cluster
	folder  *holding
	conn    *nats.Conn
	js      jetstream.JetStream
	streams [spread]jetstream.Stream
	beats   jetstream.Stream
	copies  int
	health  health
	lost    chan error
	stop    func() // of the recurring tasks
}

const (
	spread      = 16 // streams; for another number rooms would have to be moved
	prefix      = "rooms."
	beatSubject = "ROOMS_ALIVE"
	patience    = 10 * time.Second

	reconnectTime = 200 * time.Millisecond // to the server inside, when that was started anew
	mostBytes     = 64 << 10               // of an entry
)

// Open opens the journal in a folder, with a NATS server inside this process that nobody else
// can reach. It refuses a folder that another process has open. An appended entry outlives
// this process, and a power cut if it is older than flush.
func Open(ctx context.Context, folder string, flush time.Duration) (*Journal, error) {
	lost := make(chan error, 1)
	own := &store{options: server.Options{
		ServerName: "rooms", StoreDir: folder, JetStream: true, DontListen: true, NoSigs: true, NoLog: true,
		SyncAlways: flush == 0, SyncInterval: flush,
	}}
	held, err := hold(ctx, folder, expiryTime, func(err error) {
		own.stop() // before it writes anything more
		lost <- err
	})
	if err != nil {
		return nil, err
	}
	if err = own.start(); err != nil {
		held.close()
		return nil, fmt.Errorf("journal in %s: %w", folder, err)
	}
	j, err := connect(ctx, "", 1, nats.InProcessServer(own), nats.MaxReconnects(-1), nats.ReconnectWait(reconnectTime))
	if err != nil {
		own.stop()
		held.close()
		return nil, fmt.Errorf("journal in %s: %w", folder, err)
	}
	j.store, j.folder, j.lost = own, held, lost
	j.begin(ctx)
	return j, nil
}

// Lost sends an error, once, when another process has taken the folder. Nothing is written then.
func (j *Journal) Lost() <-chan error { return j.lost }

// Connect opens the journal of a cluster, which keeps so many copies of it. folder has the
// certificates for the connection, "" for none.
func Connect(ctx context.Context, url, folder string, copies int) (*Journal, error) {
	j, err := connect(ctx, url, copies, append(certs(folder), nats.MaxReconnects(-1))...)
	if err != nil {
		return nil, fmt.Errorf("journal at %s: %w", url, err)
	}
	j.begin(ctx)
	return j, nil
}

// begin starts the recurring tasks.
func (j *Journal) begin(ctx context.Context) {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx))
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		j.heal(ctx)
	}()
	j.stop = func() {
		cancel()
		<-ended
	}
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
		j.streams[i], err = j.openStream(ctx, jetstream.StreamConfig{Name: streamName(i),
			Subjects: []string{subject(i, "*")}, Storage: jetstream.FileStorage, MaxMsgSize: mostBytes, Replicas: copies})
		if err != nil {
			return err
		}
	}
	j.beats, err = j.openStream(ctx, jetstream.StreamConfig{Name: beatSubject,
		Subjects: []string{beatSubject}, Storage: jetstream.FileStorage, MaxMsgsPerSubject: 1, Replicas: copies})
	return err
}

// streamName is the name of one of the streams.
func streamName(i int) string { return fmt.Sprint("ROOMS_", i) }

// openStream opens a stream, which is made if there is none. It gets more copies if they are
// wanted, but never fewer: that is for the owner of the cluster to do, by its own tools.
func (j *Journal) openStream(ctx context.Context, want jetstream.StreamConfig) (jetstream.Stream, error) {
	if err := j.keepsNoMore(ctx, want.Name, want.Replicas, want.Storage); err != nil {
		return nil, err
	}
	return j.js.CreateOrUpdateStream(ctx, want)
}

// keepsNoMore is an error if a stream has more copies than are wanted, or lies elsewhere.
func (j *Journal) keepsNoMore(ctx context.Context, name string, copies int, storage jetstream.StorageType) error {
	s, err := j.js.Stream(ctx, name)
	switch {
	case errors.Is(err, jetstream.ErrStreamNotFound):
		return nil
	case err != nil:
		return fmt.Errorf("stream %s: %w", name, err)
	}
	if s.CachedInfo().Config.Storage != storage {
		return fmt.Errorf("stream %s is kept in another storage (%v): another program has made it", name, s.CachedInfo().Config.Storage)
	}
	if have := s.CachedInfo().Config.Replicas; have > copies {
		return fmt.Errorf("stream %s is kept in %d copies, of which -copies %d would delete %d: start this process with -copies %d", name, have, copies, have-copies, have)
	}
	return nil
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
	j.health.note(beatSubject, err)
	if err != nil {
		for i := range j.streams { // each has to show that it takes something again
			j.health.note(streamName(i), err)
		}
	}
	return err
}

// LastBeat is the time of the last beat of any process; ok is false if there was none.
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
	j.stop()
	j.conn.Close()
	if j.store != nil {
		j.store.stop()
		j.folder.close()
	}
}

// Append appends an entry to a room that must follow the entry numbered after, 0 for none. It
// returns its number once it is stored, ErrMoved if another came first. After any other error
// it may be stored or not: reading on shows which.
func (j *Journal) Append(ctx context.Context, room string, after uint64, data []byte) (uint64, error) {
	stream, at := place(room)
	ack, err := j.js.Publish(ctx, at, data, jetstream.WithExpectLastSequencePerSubject(after))
	switch {
	case moved(err):
		return 0, ErrMoved
	case err != nil:
		j.health.note(streamName(stream), err)
		return 0, fmt.Errorf("room %s: %w", room, err)
	}
	return ack.Sequence, nil
}

// moved reports whether an append failed for its expected last entry; clusters differ.
func moved(err error) bool {
	var refused *jetstream.APIError
	return errors.As(err, &refused) && (refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence ||
		refused.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant)
}

// Follow calls heard for every entry of any room that is stored from now on, by whatever
// process, a room's in order, until stop is called. heard is called for several rooms at a time.
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
	info, err := stream.Info(ctx)
	if err != nil {
		return nil, err
	}
	// By its number, so that nothing is missed if the server is gone for a while.
	c, err := stream.OrderedConsumer(ctx, jetstream.OrderedConsumerConfig{DeliverPolicy: jetstream.DeliverByStartSequencePolicy,
		OptStartSeq: info.State.LastSeq + 1})
	if err != nil {
		return nil, err
	}
	following, err := c.Consume(func(m jetstream.Msg) {
		if meta, err := m.Metadata(); err == nil && roomOf(m.Subject()) != probeRoom {
			heard(roomOf(m.Subject()), Entry{meta.Sequence.Stream, m.Data()})
		}
	})
	if err != nil {
		return nil, err
	}
	return following.Stop, nil
}
