//go:build !js

package door

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"yanyi/game/room"
)

// begin creates a room of two people, seated and ready.
func (s *site) begin(t *testing.T, setup string) (room.Opened, []*client) {
	t.Helper()
	status, c, text := s.create(t, `{"v":2,"do":"create","setup":`+setup+`}`)
	if status != http.StatusCreated {
		t.Fatal(text)
	}
	var people []*client
	for i, token := range c.Tokens {
		if token != "" {
			x := s.connect(t, at(c, i))
			x.say(room.Say{Do: room.SetReady, Yes: true})
			people = append(people, x)
		}
	}
	for _, x := range people {
		x.until(1 + len(people))
	}
	return c, people
}

const baige = `{"variant":"baige","clock":{},"seats":[{"name":"Ann"},{"name":"Bob"}]}`

// TestOnlyWhoHoldsASeatPlaysForIt checks that only the seat's owner plays, in turn and once:
// foreign tokens, seat numbers, turns and old messages change nothing and are answered with
// errors.
func TestOnlyWhoHoldsASeatPlaysForIt(t *testing.T) {
	s := open(t)
	c, people := s.begin(t, baige)
	a, b := people[0], people[1]
	thief := s.connect(t, `{"v":2,"code":"`+c.Code+`","token":"`+s.door.newToken()+`"}`)
	thief.until(3)
	turn := room.Say{Do: room.Play, Turn: a.room.Match().Info().FormatTurn(a.room.View(0).Turns[0]), Of: a.room.Mark()}
	for range 3 {
		thief.say(turn)
		thief.refused("nobody")
	}
	turn.Seat = 0
	thief.say(turn)
	thief.refused("nobody")
	thief.say(room.Say{Do: room.Sit, Seat: 0, Name: "Ann"})
	thief.refused("phase")
	b.say(turn)
	b.refused("turn")
	a.say(turn)
	for _, x := range []*client{a, b, thief} {
		x.until(4)
	}
	a.say(turn)
	a.refused("turn")
	reply := room.Say{Do: room.Play, Turn: b.room.Match().Info().FormatTurn(b.room.View(1).Turns[0]), Of: turn.Of}
	b.say(reply)
	b.refused("stale")
	reply.Of = b.room.Mark()
	b.say(reply)
	a.until(5)
	if n := a.room.Match().Ply(); n != 2 {
		t.Errorf("%d turns were played", n)
	}
}

// TestAnOfferedSeatGetsALinkOfItsOwn checks that offering a seat makes a new link and that the
// old one opens it no longer.
func TestAnOfferedSeatGetsALinkOfItsOwn(t *testing.T) {
	s := open(t)
	_, c, _ := s.create(t, twoPeople)
	host := s.connect(t, at(c, 0))
	host.say(room.Say{Do: room.Offer, Seat: 1})
	token := host.invited()
	old, guest := s.connect(t, at(c, 1)), s.connect(t, `{"v":2,"code":"`+c.Code+`","token":"`+token+`"}`)
	old.until(2)
	guest.until(2)
	if old.you != nil || guest.you == nil || *guest.you != 1 {
		t.Errorf("the old link is seat %v, the new one %v", old.you, guest.you)
	}
	guest.say(room.Say{Do: room.Sit, Seat: 1, Name: "Bob"})
	guest.until(3)
	if strings.Contains(guest.heard+old.heard, token) {
		t.Error("others hear of the invitation")
	}
}

// invited receives an invitation's token.
func (c *client) invited() string {
	c.t.Helper()
	for {
		if m := c.hear(); m.Invite != nil {
			return m.Invite.Token
		}
	}
}

// TestAClientThatNeverReadsIsDropped checks that such a client is disconnected and blocks
// nobody.
func TestAClientThatNeverReadsIsDropped(t *testing.T) {
	s := open(t)
	c, people := s.begin(t, baige)
	ended := make(chan struct{})
	client, server := net.Pipe() // the other end is never read
	defer client.Close()
	q := newQueue(t.Context(), accept(t, server), sync.OnceFunc(func() { close(ended) }))
	for range mostQueued / 1000 {
		q.put(room.Message{Refused: &room.Refusal{What: strings.Repeat("a", 1000)}})
	}
	select {
	case <-ended:
	case <-time.After(20 * time.Second):
		t.Error("it is still waited for")
	}
	deaf := s.connect(t, at(c, 0)) // sends much and reads nothing
	for range 300 {
		deaf.say(room.Say{Do: room.Resign, Of: -1})
	}
	a := people[0]
	a.say(room.Say{Do: room.Rename, Name: "Anna"})
	people[1].until(4)
}

// accept makes a WebSocket of the server's end of a pipe.
func accept(t *testing.T, pipe net.Conn) *websocket.Conn {
	t.Helper()
	r := httptest.NewRequest("GET", "/", nil)
	for name, value := range map[string]string{"Connection": "Upgrade", "Upgrade": "websocket",
		"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg=="} {
		r.Header.Set(name, value)
	}
	conn, err := websocket.Accept(&hijacked{ResponseWriter: httptest.NewRecorder(), conn: pipe}, r, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.CloseNow() })
	return conn
}

// hijacked is a response whose connection can be taken over.
type hijacked struct {
	http.ResponseWriter
	conn net.Conn
}

func (h *hijacked) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	return h.conn, bufio.NewReadWriter(bufio.NewReader(h.conn), bufio.NewWriter(h.conn)), nil
}

// TestSilentConnectionsAreFeltFor checks that a client that answers pings is well, and one that
// does not is first reported as weak and then dropped; both receive the server's signs of life
// meanwhile.
func TestSilentConnectionsAreFeltFor(t *testing.T) {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, err := websocket.Accept(w, r, nil)
		if err != nil {
			return
		}
		defer conn.CloseNow()
		dead, weak, told := make(chan bool, 1), make(chan bool, 9), make(chan bool, 9)
		go conn.Read(r.Context())
		rhythm{every: time.Millisecond, weak: 20 * time.Millisecond, dead: 200 * time.Millisecond}.feel(
			r.Context(), conn, func() { told <- true }, func(is bool) { weak <- is }, func() { dead <- true })
		<-told
		if r.URL.Path == "/alive" {
			if <-weak {
				t.Error("a good connection is weak")
			}
			return
		}
		if !<-weak || !<-dead {
			t.Error("a silent connection is well")
		}
	}))
	defer s.Close()
	conn, _, err := websocket.Dial(t.Context(), s.URL+"/alive", nil)
	if err != nil {
		t.Fatal(err)
	}
	conn.Read(t.Context()) // answers pings, too
	raw, err := net.Dial("tcp", strings.TrimPrefix(s.URL, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	io.WriteString(raw, "GET /dead HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"+
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n")
	io.Copy(io.Discard, raw)
}
