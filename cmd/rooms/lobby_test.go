package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"yanyi/game/room"
)

// eye views the lobby of a process.
type eye struct {
	t    *testing.T
	conn *websocket.Conn
	list map[string]room.Table
}

func (p *process) look(t *testing.T) *eye {
	t.Helper()
	conn, _, err := websocket.Dial(t.Context(), "ws://"+p.host+"/rooms/ws", nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.CloseNow() })
	conn.SetReadLimit(1 << 17)
	if err := conn.Write(t.Context(), websocket.MessageText, []byte(`{"v":2,"look":true}`)); err != nil {
		t.Fatal(err)
	}
	return &eye{t, conn, map[string]room.Table{}}
}

// sees receives messages until exactly these rooms are listed.
func (e *eye) sees(codes ...string) {
	e.t.Helper()
	ctx, cancel := context.WithTimeout(e.t.Context(), time.Minute)
	defer cancel()
	for heard := false; !heard || !e.has(codes); {
		heard = e.hear(ctx) || heard
	}
}

// hear receives a message and reports whether it concerned tables.
func (e *eye) hear(ctx context.Context) bool {
	e.t.Helper()
	_, text, err := e.conn.Read(ctx)
	if err != nil {
		e.t.Fatalf("%v while %v are listed", err, e.list)
	}
	var m room.Message
	if err := json.Unmarshal(text, &m); err != nil || m.Refused != nil {
		e.t.Fatalf("heard %s", text)
	}
	if m.Tables == nil {
		return false
	}
	for _, t := range m.Tables.List {
		e.list[t.Code] = t
	}
	for _, code := range m.Tables.Gone {
		delete(e.list, code)
	}
	return true
}

func (e *eye) has(codes []string) bool {
	for _, code := range codes {
		if e.list[code].Code == "" {
			return false
		}
	}
	return len(e.list) == len(codes)
}

// ask requests a quick game of two.
func (p *process) ask(t *testing.T, name string) (code, token string) {
	t.Helper()
	body := fmt.Sprintf(`{"v":2,"game":"xiangqi","clock":{"total":600000},"name":%q,"level":1,"wait":600000,"once":"once-%d"}`, name, time.Now().UnixNano())
	r, err := http.Post("http://"+p.host+"/rooms/quick", "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var c room.Opened
	if err := json.NewDecoder(r.Body).Decode(&c); err != nil || len(c.Tokens) != 1 {
		t.Fatal(r.Status, err)
	}
	return c.Code, c.Tokens[0]
}

// Two processes show the same tables and bring people together. One is killed, with the
// connections of a host and of a waiting player: their tables disappear from the other one's
// list, and the rest stays.
func TestTwoProcessesShowOneLobby(t *testing.T) {
	t.Parallel()
	url := nats(t)
	a, b := start(t, "-nats", url, "-lobby"), start(t, "-nats", url, "-lobby")
	open := func(p *process) string {
		code, tokens := p.open(t)
		x := p.connect(t, code, tokens)
		x.send(room.Say{V: room.Version, Do: room.List, List: &room.Listing{Open: true}})
		x.until(2)
		go x.conn.Reader(t.Context()) // it stays
		return code
	}
	dies, lives := open(a), open(b)
	left, token := a.ask(t, "Ann")
	ann := a.connect(t, left, token)
	ann.send(room.Say{V: room.Version, Do: room.SetReady, Yes: true})
	ann.until(3)
	here, there := a.look(t), b.look(t)
	here.sees(dies, lives, left)
	there.sees(dies, lives, left)
	a.kill()
	there.sees(lives)

	// Nobody is matched with a dead connection.
	code, token := b.ask(t, "Bob")
	bob := b.connect(t, code, token)
	bob.send(room.Say{V: room.Version, Do: room.SetReady, Yes: true})
	again := start(t, "-nats", url, "-lobby")
	if code == left {
		t.Error("Bob is to play with the dead")
	}
	next, token := again.ask(t, "Cyd")
	if next != code {
		t.Errorf("Bob waits in %s, Cyd in %s", code, next)
	}
	cyd := again.connect(t, next, token)
	cyd.send(room.Say{V: room.Version, Do: room.SetReady, Yes: true})
	for bob.room.Phase() != room.Playing {
		bob.hear()
	}
}

// open creates a room of two with one free seat.
func (p *process) open(t *testing.T) (code, token string) {
	t.Helper()
	body := `{"v":2,"do":"create","setup":{"variant":"xiangqi","clock":{},"seats":[{"name":"Ann"},{}]}}`
	r, err := http.Post("http://"+p.host+"/rooms/new", "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var c room.Opened
	if err := json.NewDecoder(r.Body).Decode(&c); err != nil || len(c.Tokens) != 2 {
		t.Fatal(r.Status, err)
	}
	return c.Code, c.Tokens[0]
}
