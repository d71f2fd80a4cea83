package door

import (
	"context"
	"encoding/json"
	"net/http"
	"regexp"
	"sync"
	"time"

	"github.com/coder/websocket"

	"yanyi/cmd/rooms/hall"
	"yanyi/game/room"
)

const (
	greetingTime = 10 * time.Second // within which a connection says where it wants to
	writeTime    = 10 * time.Second // within which a reader takes a message
	mostQueued   = 4 << 20          // bytes that wait for a slow reader before it is dropped
)

// greeting is a connection's first message.
type greeting struct {
	V     int    `json:"v"`
	Code  string `json:"code"`
	Token string `json:"token"` // of a seat; empty for who came by the code
}

// message is what a connection hears.
type message struct {
	V       int           `json:"v"`
	Welcome *welcome      `json:"welcome,omitempty"`
	Event   *room.Event   `json:"event,omitempty"`
	Refused *room.Refusal `json:"refused,omitempty"`
}

// welcome is the first message a connection hears.
type welcome struct {
	Now   room.Time `json:"now"`             // by which the client's clocks run
	Token string    `json:"token,omitempty"` // for who came without one, to sit down with
}

// connect lets a connection into a room, and hears it until it ends.
func (d *Door) connect(w http.ResponseWriter, r *http.Request) {
	conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{OriginPatterns: d.origins})
	if err != nil {
		return // Accept has answered
	}
	defer conn.CloseNow()
	conn.SetReadLimit(room.MostBytes)
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	out := &queue{wake: make(chan struct{}, 1), drop: cancel}
	go out.write(ctx, conn)
	if err := d.receive(ctx, conn, out); err != nil {
		out.put(message{Refused: d.refusal(err)})
		out.finish(conn)
	}
}

// receive greets a connection and hears what it says. Its error is what it has to be
// told before it is closed; nil if it has gone.
func (d *Door) receive(ctx context.Context, conn *websocket.Conn, out *queue) error {
	code, g, token, err := greet(ctx, conn)
	if g == nil {
		return err
	}
	g.Hear = func(e room.Event) { out.put(message{Event: &e}) }
	out.put(message{Welcome: &welcome{Now: d.now(), Token: token}})
	if err := d.hall.Enter(ctx, code, g); err != nil {
		return err
	}
	defer d.hall.Leave(code, g)
	for {
		_, text, err := conn.Read(ctx)
		if err != nil {
			return nil
		}
		say, err := room.DecodeSay(text)
		if err == nil {
			err = d.hall.Say(ctx, code, g.Key, say)
		}
		if err != nil {
			out.put(message{Refused: d.refusal(err)})
		}
	}
}

var codes = regexp.MustCompile("^[" + letters + "]{6}$")

// greet reads where a connection wants to, and makes a token for who has none.
func greet(ctx context.Context, conn *websocket.Conn) (code string, g *hall.Guest, token string, err error) {
	ctx, cancel := context.WithTimeout(ctx, greetingTime)
	defer cancel()
	_, text, err := conn.Read(ctx)
	if err != nil {
		return "", nil, "", nil
	}
	var hi greeting
	switch err := json.Unmarshal(text, &hi); {
	case err != nil:
		return "", nil, "", &room.Refusal{Code: "format", What: "greeting: " + err.Error()}
	case hi.V != room.Version:
		return "", nil, "", &room.Refusal{Code: "version", What: "greeting: another version"}
	case !codes.MatchString(hi.Code):
		return "", nil, "", hall.ErrNone
	}
	if hi.Token == "" {
		token = NewToken()
		hi.Token = token
	}
	return hi.Code, &hall.Guest{Key: KeyOf(hi.Token)}, token, nil
}

// queue is what waits to be written to a connection, so that nobody waits for a slow
// reader; one who falls too far behind is dropped.
type queue struct {
	mu    sync.Mutex
	texts [][]byte
	bytes int
	wake  chan struct{}
	drop  func()
}

func (q *queue) put(m message) {
	m.V = room.Version
	text, err := json.Marshal(m)
	if err != nil {
		panic("door: a message is plain data: " + err.Error())
	}
	q.mu.Lock()
	q.texts, q.bytes = append(q.texts, text), q.bytes+len(text)
	slow := q.bytes > mostQueued
	q.mu.Unlock()
	if slow {
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

// finish writes what still waits and closes the connection.
func (q *queue) finish(conn *websocket.Conn) {
	if q.flush(context.Background(), conn) {
		conn.Close(websocket.StatusPolicyViolation, "refused")
	}
}
