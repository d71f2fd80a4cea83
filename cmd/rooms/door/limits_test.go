//go:build !js

package door

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/coder/websocket"

	"yanyi/game/room"
)

// TestAnAddressMayNotHaveAThousandConnections checks the limit of connections per address, with
// connections of others coming and going.
func TestAnAddressMayNotHaveAThousandConnections(t *testing.T) {
	const most = 20
	s := openWith(t, Options{Limits: Limits{Connections: most}, Proxied: true})
	_, c, _ := s.create(t, twoPeople)
	var opened, denied int
	var mu sync.Mutex
	var all sync.WaitGroup
	limit := make(chan struct{}, 50)
	for range 1000 {
		all.Go(func() {
			limit <- struct{}{}
			defer func() { <-limit }()
			conn, r, err := s.dial(t, "198.51.100.7")
			mu.Lock()
			defer mu.Unlock()
			switch {
			case err == nil:
				opened++
				t.Cleanup(func() { conn.CloseNow() })
			case r != nil && r.StatusCode == http.StatusTooManyRequests:
				denied++
			}
		})
	}
	all.Wait()
	if opened != most || denied != 1000-most {
		t.Errorf("%d were let in, %d told that they are too many", opened, denied)
	}
	good := s.connect(t, at(c, 0))
	good.until(1)
}

// dial opens a connection from an address, as a proxy states it.
func (s *site) dial(t *testing.T, address string) (*websocket.Conn, *http.Response, error) {
	return websocket.Dial(t.Context(), "ws"+s.URL[4:]+"/rooms/ws",
		&websocket.DialOptions{HTTPHeader: http.Header{"X-Forwarded-For": {"203.0.113.9, " + address}}})
}

// TestAnAddressMayNotCreateRoomsWithoutEnd checks the rate of new rooms per address.
func TestAnAddressMayNotCreateRoomsWithoutEnd(t *testing.T) {
	s := openWith(t, Options{Limits: Limits{Rooms: 3}})
	for i := range 5 {
		want := http.StatusCreated
		if i >= 3 {
			want = http.StatusTooManyRequests
		}
		if status, _, text := s.create(t, twoPeople); status != want {
			t.Errorf("room %d: %d %s", i, status, text)
		}
	}
}

// TestWhoSaysTooMuchIsNotHeard checks that a flood of messages is refused with a notice while
// the room continues.
func TestWhoSaysTooMuchIsNotHeard(t *testing.T) {
	s := openWith(t, Options{Limits: Limits{Messages: 2}, Proxied: true})
	_, c, _ := s.create(t, twoPeople)
	good := s.connect(t, at(c, 0))
	good.until(1)
	conn, _, err := s.dial(t, "198.51.100.7")
	if err != nil {
		t.Fatal(err)
	}
	defer conn.CloseNow()
	flood := &client{t: t, conn: conn, room: good.room}
	flood.send(`{"v":2,"code":"AAAAAA"}`)
	flood.refused("none")
	conn, _, err = s.dial(t, "198.51.100.7")
	if err != nil {
		t.Fatal(err)
	}
	defer conn.CloseNow()
	flood = &client{t: t, conn: conn, room: room.New(nil), deaf: true}
	flood.send(`{"v":2,"code":"` + c.Code + `"}`)
	for range 2 * burst {
		flood.say(room.Say{Do: room.Speak, Phrase: 1})
	}
	for flood.refusal() != "often" {
	}
	good.say(room.Say{Do: room.Rename, Name: "Anna"})
	good.until(2)
}

// refusal receives the next refusal and returns its code.
func (c *client) refusal() string {
	c.t.Helper()
	for {
		if m := c.hear(); m.Refused != nil {
			return m.Refused.Code
		}
	}
}

// TestOriginsAndAddresses checks which origins may connect and which address limits apply to.
func TestOriginsAndAddresses(t *testing.T) {
	d := New(nil, Options{Origins: []string{"*.friends.example", "https://one.example", "null"}})
	for origin, want := range map[string]bool{
		"https://rooms.example": true, "https://a.friends.example": true, "https://friends.example": false,
		"https://one.example": true, "http://one.example": false, "null": true, "": false, "%": false, "https://": false,
		"https://rooms.example.evil.example": false,
	} {
		if got := d.allowed(origin, "Rooms.example"); got != want {
			t.Errorf("%q is allowed: %v", origin, got)
		}
	}
	if New(nil, Options{}).allowed("null", "rooms.example") {
		t.Error("sandboxed frames are allowed unasked")
	}
	r := httptest.NewRequest("GET", "/", nil)
	r.RemoteAddr = "[2001:db8:1:2:3::4]:99"
	r.Header.Set("X-Forwarded-For", "10.0.0.1, ::ffff:192.0.2.8")
	if got := d.address(r); got != "2001:db8:1:2::/64" {
		t.Errorf("who connects is %s", got)
	}
	d.Proxied = true
	for forwarded, want := range map[string]string{
		"10.0.0.1, ::ffff:192.0.2.8":           "192.0.2.8",
		"10.0.0.1, 9.9.9.1:4444":               "9.9.9.1",
		"9.9.9.2:4444":                         "9.9.9.2",
		"[2001:db8:1:2:3::4]:4444":             "2001:db8:1:2::/64",
		"1.2.3.4,\"[2001:db8:1:2:3::4]:4444\"": "2001:db8:1:2::/64",
		"[2001:db8:1:2:3::4]":                  "2001:db8:1:2::/64",
		"2001:db8:1:2:3::4":                    "2001:db8:1:2::/64",
		"fe80::1%eth0":                         "fe80::/64",
		"_hidden7":                             "_hidden7",
		"1.2.3.4, ":                            "2001:db8:1:2::/64", // who connects
		strings.Repeat("a", 999):               strings.Repeat("a", 64),
	} {
		r.Header.Set("X-Forwarded-For", forwarded)
		if got := d.address(r); got != want {
			t.Errorf("%s: who comes through the proxy is %s, not %s", forwarded, got, want)
		}
	}
}

// TestPagesOfOtherSitesMayAskWhenListed checks the allowed origins of HTTP requests.
func TestPagesOfOtherSitesMayAskWhenListed(t *testing.T) {
	s := openWith(t, Options{Origins: []string{"static.example"}})
	for origin, want := range map[string]int{"https://static.example": 204, "https://other.example": 403} {
		r, _ := http.NewRequest("OPTIONS", s.URL+"/rooms/new", nil)
		r.Header.Set("Origin", origin)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if got := answer.Header.Get("Access-Control-Allow-Origin"); answer.StatusCode != want || (got == origin) != (want == 204) {
			t.Errorf("%s: %d %q", origin, answer.StatusCode, got)
		}
	}
	for _, path := range []string{"/rooms/hello", "/rooms/health"} {
		if r, err := http.Get(s.URL + path); err != nil || r.StatusCode != http.StatusOK {
			t.Errorf("%s: %v %v", path, r, err)
		}
	}
}

// TestBehaviourIsCounted checks that what addresses do is told as numbers, those that were
// slowed down first, and that an enquiry counts by its rooms.
func TestBehaviourIsCounted(t *testing.T) {
	s := openWith(t, Options{Limits: Limits{Messages: 4, Rooms: 1}, Proxied: true})
	s.create(t, twoPeople)
	s.create(t, twoPeople)
	if conn, _, err := s.dial(t, "198.51.100.7"); err == nil {
		defer conn.CloseNow()
	}
	for range 3 {
		body := `{"v":2,"rooms":[{"code":"ABCDEF","token":"x"},{"code":"ABCDEG","token":"x"},{"code":"ABCDEH","token":"x"}]}`
		r, err := http.Post(s.URL+"/rooms/seats", "application/json", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
	}
	list := s.door.Behaviour(10)
	if len(list) != 2 || list[0].Number != 1 || list[0].Rooms != 1 || list[0].Slowed != 1 || list[0].Messages != 9 ||
		list[1].Number != 2 || list[1].Connections != 1 || list[1].Slowed != 0 {
		t.Errorf("they behave so: %+v", list)
	}
	if list = s.door.Behaviour(1); len(list) != 1 {
		t.Errorf("asked for one, %d are told", len(list))
	}
}
