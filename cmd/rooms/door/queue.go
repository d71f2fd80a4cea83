package door

import (
	"context"
	"encoding/json"
	"sync"
	"time"

	"github.com/coder/websocket"

	"yanyi/game/room"
)

const (
	writeTime  = 10 * time.Second // within which a reader takes a message
	mostQueued = 4 << 20          // bytes that wait for a slow reader before it is dropped
)

// queue is the unsent messages of a connection, so that a slow reader blocks nobody; one that
// falls too far behind is dropped. A goroutine writes while there are any, and none exists
// otherwise: most connections of a lobby are silent most of the time.
type queue struct {
	ctx  context.Context // ends with the connection
	conn *websocket.Conn
	drop func()

	mu      sync.Mutex
	texts   [][]byte
	bytes   int
	writing bool
	lost    bool          // nothing can be written any more
	quiet   chan struct{} // if a caller waits until all is written
}

func newQueue(ctx context.Context, conn *websocket.Conn, drop func()) *queue {
	return &queue{ctx: ctx, conn: conn, drop: drop}
}

func (q *queue) put(m room.Message) { q.add(encode(m), nil) }

// putAmong queues a whole message that others may share, to be written when this member of a
// crowd has its turn.
func (q *queue) putAmong(c *crowd, text []byte) { q.add(text, c) }

func encode(m room.Message) []byte {
	m.V = room.Version
	text, err := json.Marshal(m)
	if err != nil {
		panic("door: a message is plain data: " + err.Error())
	}
	return text
}

func (q *queue) add(text []byte, among *crowd) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.lost {
		return
	}
	q.texts, q.bytes = append(q.texts, text), q.bytes+len(text)
	if q.bytes > mostQueued {
		dropped.WithLabelValues("slow").Inc()
		q.lose()
		return
	}
	switch {
	case q.writing:
		return
	case among != nil:
		among.start(q.write)
	default:
		go q.write()
	}
	q.writing = true
}

// lose drops the connection, and whatever waits.
func (q *queue) lose() {
	q.lost, q.texts = true, nil
	q.drop()
}

// write writes messages until the queue is empty.
func (q *queue) write() {
	for texts := q.take(); len(texts) > 0; texts = q.take() {
		for _, text := range texts {
			if !q.writeText(text) {
				q.mu.Lock()
				q.lose()
				q.mu.Unlock()
				break
			}
		}
	}
}

func (q *queue) writeText(text []byte) bool {
	ctx, cancel := context.WithTimeout(q.ctx, writeTime)
	defer cancel()
	return q.conn.Write(ctx, websocket.MessageText, text) == nil
}

// take takes the queued messages; without any the writer ends.
func (q *queue) take() [][]byte {
	q.mu.Lock()
	defer q.mu.Unlock()
	texts := q.texts
	q.texts, q.bytes = nil, 0
	if len(texts) == 0 {
		q.writing = false
		if q.quiet != nil {
			close(q.quiet)
			q.quiet = nil
		}
	}
	return texts
}

// finish ends the connection once all that was put is written.
func (q *queue) finish() {
	if q.flush() {
		q.drop()
	}
}

// flush waits until all that was put is written, and reports whether it could be.
func (q *queue) flush() bool {
	q.mu.Lock()
	quiet := q.quiet
	if q.writing && quiet == nil {
		quiet = make(chan struct{})
		q.quiet = quiet
	}
	q.mu.Unlock()
	if quiet != nil {
		<-quiet
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	return !q.lost
}
