//go:build !js

package door

import (
	"bytes"
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/journal"
	"yanyi/cmd/rooms/lobby"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

func now() room.Time { return room.Time(time.Now().UnixMilli()) }

// site is a rooms server and its log.
type site struct {
	*httptest.Server
	log   bytes.Buffer
	lobby *lobby.Lobby // nil if there is none
	door  *Door
}

func open(t *testing.T) *site { return openWith(t, Options{}) }

func openWith(t *testing.T, o Options) *site {
	t.Helper()
	return openOn(t, records(t), o)
}

// openLobby starts a server with a lobby.
func openLobby(t *testing.T, o Options) *site {
	t.Helper()
	j := records(t)
	l, err := lobby.Open(context.Background(), j, lobby.Options{Find: catalog.Find, Now: now, Log: slog.Default()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	o.Lobby, o.Find = l, catalog.Find
	return openOn(t, j, o)
}

func records(t *testing.T) *journal.Journal {
	t.Helper()
	j, err := journal.Open(t.Context(), t.TempDir(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(j.Close)
	return j
}

func openOn(t *testing.T, j *journal.Journal, o Options) *site {
	t.Helper()
	set := hall.Options{Find: catalog.Find, Now: now, Log: slog.Default(), Thinkers: 1, Away: time.Hour, Keep: time.Hour}
	if o.Lobby != nil {
		set.List, set.ListAgain = o.Lobby.List, lobby.Again
	}
	h, err := hall.New(context.Background(), j, set)
	if err != nil {
		t.Fatal(err)
	}
	s := &site{lobby: o.Lobby}
	o.Now, o.Log = now, slog.New(slog.NewTextHandler(&s.log, nil))
	s.door = New(h, o)
	s.Server = httptest.NewServer(s.door.Handler())
	t.Cleanup(func() { s.Close(); h.Close() })
	return s
}

// create posts a request for a room.
func (s *site) create(t *testing.T, body string) (status int, c room.Opened, answer string) {
	t.Helper()
	r, err := http.Post(s.URL+"/rooms/new", "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var text bytes.Buffer
	text.ReadFrom(r.Body)
	json.Unmarshal(text.Bytes(), &c)
	return r.StatusCode, c, text.String()
}

// client is a connection and the room that it builds from its messages.
type client struct {
	t     *testing.T
	conn  *websocket.Conn
	room  *room.Room
	token string
	heard string
	you   *int
	deaf  bool // does not apply events
}

func (s *site) connect(t *testing.T, greeting string) *client {
	t.Helper()
	conn, _, err := websocket.Dial(t.Context(), "ws"+s.URL[4:]+"/rooms/ws", nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.CloseNow() })
	c := &client{t: t, conn: conn, room: room.New(catalog.Find)}
	c.send(greeting)
	return c
}

const beat = `{"v":2,"now":` // and the time

func (c *client) send(text string) {
	c.t.Helper()
	if err := c.conn.Write(c.t.Context(), websocket.MessageText, []byte(text)); err != nil {
		c.t.Fatal(err)
	}
}

func (c *client) say(s room.Say) {
	c.t.Helper()
	s.V = room.Version
	text, _ := json.Marshal(s)
	c.send(string(text))
}

// hear receives the next message other than a sign of life and applies it.
func (c *client) hear() room.Message {
	c.t.Helper()
	ctx, cancel := context.WithTimeout(c.t.Context(), 20*time.Second)
	defer cancel()
	text := []byte(nil)
	for text == nil || strings.HasPrefix(string(text), beat) {
		var err error
		if _, text, err = c.conn.Read(ctx); err != nil {
			c.t.Fatal(err)
		}
		c.heard += string(text) + "\n"
	}
	var m room.Message
	if err := json.Unmarshal(text, &m); err != nil {
		c.t.Fatal(err)
	}
	if m.Welcome != nil {
		c.token = m.Welcome.Token
	}
	if m.Event != nil || m.Welcome != nil {
		c.you = m.You
	}
	if m.Event != nil && !c.deaf {
		if err := c.room.Apply(*m.Event); err != nil {
			c.t.Fatal(err)
		}
	}
	return m
}

// until receives events up to the nth.
func (c *client) until(n int) {
	c.t.Helper()
	for c.room.Events() < n {
		if m := c.hear(); m.Refused != nil {
			c.t.Fatal(m.Refused)
		}
	}
}

// refused receives a refusal with a code.
func (c *client) refused(code string) {
	c.t.Helper()
	for {
		m := c.hear()
		if m.Refused == nil {
			continue
		}
		if m.Refused.Code != code {
			c.t.Errorf("refused for %q (%s), not %q", m.Refused.Code, m.Refused.What, code)
		}
		return
	}
}

const twoPeople = `{"v":2,"do":"create","setup":{"variant":"baige","clock":{},"seats":[{"name":"Ann"},{}]}}`

func at(c room.Opened, seat int) string {
	return `{"v":2,"code":"` + c.Code + `","token":"` + c.Tokens[seat] + `"}`
}

// TestTwoPlayByLinkAndByCode lets one player in by the link's token; the other sits down with
// the token that visitors with the code receive; then a turn is played.
func TestTwoPlayByLinkAndByCode(t *testing.T) {
	s := open(t)
	status, c, text := s.create(t, twoPeople)
	if status != http.StatusCreated || len(c.Code) != 6 || len(c.Tokens) != 2 || len(c.Tokens[0]) != 22 {
		t.Fatalf("%d %s", status, text)
	}
	a, b, w := s.connect(t, at(c, 0)), s.connect(t, `{"v":2,"code":"`+c.Code+`"}`), s.connect(t, `{"v":2,"code":"`+c.Code+`"}`)
	b.say(room.Say{Do: room.Sit, Seat: 1, Name: "Bob"})
	b.say(room.Say{Do: room.SetReady, Yes: true})
	a.say(room.Say{Do: room.SetReady, Yes: true})
	a.until(4)
	turn := a.room.Match().Info().FormatTurn(a.room.View(0).Turns[0])
	a.say(room.Say{Do: room.Play, Turn: turn, Of: a.room.Mark()})
	for _, x := range []*client{a, b, w} {
		x.until(5)
		if got := x.room.Match().Turns(); len(got) != 1 || got[0] != turn {
			t.Errorf("heard the turns %v", got)
		}
		if v := x.room.View(game.NoSeat); v.Actor != 1 {
			t.Errorf("seat %d is to move", v.Actor)
		}
	}
	if a.token != "" || b.token == "" {
		t.Error("who came by the code alone gets a token")
	}
	back := s.connect(t, `{"v":2,"code":"`+c.Code+`","token":"`+b.token+`"}`)
	back.until(5)
	reply := back.room.Match().Info().FormatTurn(back.room.View(1).Turns[0])
	back.say(room.Say{Do: room.Play, Turn: reply, Of: back.room.Mark()})
	a.until(6)
	for _, x := range []*client{a, b, w, back} {
		for _, token := range append(c.Tokens, b.token) {
			if x.token != token && strings.Contains(x.heard, token) || strings.Contains(x.heard, string(keyOf(token))) {
				t.Error("a token or a key was told")
			}
		}
	}
	if s.log.Len() > 0 {
		t.Errorf("the server logged %s", s.log.String())
	}
}

// A room whose clock has periods refuses a client that does not say that it knows them, in the
// answer that all versions read; one that does plays.
func TestAnOlderPageIsToldSoByARoomWithPeriods(t *testing.T) {
	s := open(t)
	status, c, text := s.create(t, strings.Replace(twoPeople, `"clock":{}`, `"clock":{"total":60000,"periods":3,"period":30000}`, 1))
	if status != http.StatusCreated {
		t.Fatalf("%d %s", status, text)
	}
	for _, hi := range []string{at(c, 0), strings.Replace(at(c, 0), `{`, `{"reads":2,`, 1), `{"v":2,"code":"` + c.Code + `","watch":true}`} {
		s.connect(t, hi).refused("version")
	}
	a := s.connect(t, strings.Replace(at(c, 0), `{`, `{"reads":3,`, 1))
	a.until(1)
	if got := a.room.Setup().Clock; got.Periods != 3 || got.Period != 30_000 {
		t.Errorf("the clock is %+v", got)
	}
}

// TestAttacksAreAnswered checks that attacks are refused and the room continues.
func TestAttacksAreAnswered(t *testing.T) {
	s := open(t)
	_, c, _ := s.create(t, twoPeople)
	good := s.connect(t, at(c, 0))
	good.until(1)
	for greeting, code := range map[string]string{
		`{"v":3}`: "version", `nonsense`: "format", `{"v":2,"code":"AAAAAA"}`: "none", `{"v":2,"code":"../>*"}`: "none",
	} {
		s.connect(t, greeting).refused(code)
	}
	wrong := s.connect(t, `{"v":2,"code":"`+c.Code+`","token":"house"}`)
	for text, code := range map[string]string{
		`{"v":2,"do":"ready","yes":true}`: "nobody", `{"v":2,"do":"pause"}`: "phase", `{"v":2,"do":"close"}`: "host",
		`{"v":2,"do":"sit","seat":0}`: "taken", `{"v":2,"do":"sit","seat":9}`: "seat", `{`: "format",
		`{"v":2,"do":"create"}`: "phase", `{"v":2,"do":"leave","seat":0}`: "nobody",
	} {
		wrong.send(text)
		wrong.refused(code)
	}
	wrong.conn.Write(t.Context(), websocket.MessageText, bytes.Repeat([]byte("a"), room.MostBytes+1))
	if _, _, err := wrong.conn.Read(t.Context()); websocket.CloseStatus(err) != websocket.StatusMessageTooBig {
		t.Errorf("after too much the connection ends with %v", err)
	}
	good.say(room.Say{Do: room.Rename, Name: "Anna"})
	good.until(2)
}

func TestRoomsAreNotCreatedFromNonsense(t *testing.T) {
	s := open(t)
	for body, want := range map[string]string{
		"": "format", `{"v":3}`: "version", `{"v":2,"do":"tick"}`: "bounds", `{"v":2,"do":"create"}`: "bounds",
		`{"v":2,"do":"create","setup":{"variant":"ludo","clock":{},"seats":[]}}`:             "ludo",
		`{"v":2,"do":"create","setup":{"variant":"baige","clock":{},"seats":[{"key":"x"}]}}`: "keys are the server's",
		strings.Repeat(" ", room.MostBytes+1):                                                "bytes, at most",
	} {
		if status, _, text := s.create(t, body); status != http.StatusBadRequest || !strings.Contains(text, want) {
			t.Errorf("%.60s: %d %s", body, status, text)
		}
	}
}

// TestOtherSitesMayNotConnect checks that pages of foreign origins are refused.
func TestOtherSitesMayNotConnect(t *testing.T) {
	s := open(t)
	_, r, err := websocket.Dial(t.Context(), "ws"+s.URL[4:]+"/rooms/ws",
		&websocket.DialOptions{HTTPHeader: http.Header{"Origin": {"https://elsewhere.example"}}})
	if err == nil || r.StatusCode != http.StatusForbidden {
		t.Errorf("another site's page: %v", err)
	}
}
