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

// queue is what waits to be written to a connection, so that nobody waits for a slow
// reader; one who falls too far behind is dropped.
type queue struct {
	mu    sync.Mutex
	texts [][]byte
	bytes int
	wake  chan struct{}
	drop  func()
}

func newQueue(drop func()) *queue { return &queue{wake: make(chan struct{}, 1), drop: drop} }

func (q *queue) put(m room.Message) {
	m.V = room.Version
	text, err := json.Marshal(m)
	if err != nil {
		panic("door: a message is plain data: " + err.Error())
	}
	q.putText(text)
}

// putText puts a whole message, which others may be told, too.
func (q *queue) putText(text []byte) {
	q.mu.Lock()
	q.texts, q.bytes = append(q.texts, text), q.bytes+len(text)
	slow := q.bytes > mostQueued
	q.mu.Unlock()
	if slow {
		dropped.WithLabelValues("slow").Inc()
		q.drop()
	}
	select {
	case q.wake <- struct{}{}:
	default:
	}
}

func (q *queue) take() [][]byte {
	q.mu.Lock()
	defer q.mu.Unlock()
	texts := q.texts
	q.texts, q.bytes = nil, 0
	return texts
}

// write writes what is put until the connection ends.
func (q *queue) write(ctx context.Context, conn *websocket.Conn) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-q.wake:
		}
		if !q.flush(ctx, conn) {
			q.drop()
			return
		}
	}
}

func (q *queue) flush(ctx context.Context, conn *websocket.Conn) bool {
	for _, text := range q.take() {
		ctx, cancel := context.WithTimeout(ctx, writeTime)
		err := conn.Write(ctx, websocket.MessageText, text)
		cancel()
		if err != nil {
			return false
		}
	}
	return true
}
