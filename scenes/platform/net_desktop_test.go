//go:build !js

package platform

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

func TestFetching(t *testing.T) {
	s := httptest.NewServer(http.HandlerFunc(echo))
	gone := httptest.NewServer(nil)
	gone.Close()
	defer s.Close()
	for _, c := range []struct {
		address, body string
		status        int
		answer        string
		err           bool
	}{
		{s.URL + "/body", "", 200, "GET ", false},
		{s.URL + "/body", "{}", 200, "POST {}", false},
		{s.URL + "/nothing", "", 404, "404 page not found\n", false},
		{s.URL + "/long", "", 200, "", true},
		{gone.URL, "", 0, "", true},
		{"no address", "", 0, "", true},
		{"file:///etc/passwd", "", 0, "", true},
	} {
		reply := <-network{}.Fetch(c.address, c.body)
		if reply.Status != c.status || (reply.Err != nil) != c.err || !c.err && reply.Body != c.answer {
			t.Errorf("%s: %d %.30q, %v", c.address, reply.Status, reply.Body, reply.Err)
		}
	}
}

// listened is a wire with a channel that signals every event.
func listened(address string) (*wire, <-chan bool) {
	happened := make(chan bool, 99)
	w := dial(address)
	w.Listen(func() { happened <- true })
	return w, happened
}

// await waits until a condition holds.
func await(t *testing.T, happened <-chan bool, what string, condition func() bool) {
	t.Helper()
	late := time.After(time.Minute)
	for !condition() {
		select {
		case <-happened:
		case <-late:
			t.Fatal("not " + what)
		}
	}
}

func TestAWire(t *testing.T) {
	s := httptest.NewServer(http.HandlerFunc(echo))
	defer s.Close()
	address := strings.Replace(s.URL, "http", "ws", 1) + "/echo"
	w, happened := listened(address)
	await(t, happened, "open", w.Open)
	for _, text := range []string{"马", "two", ""} {
		w.Send(text)
	}
	for _, want := range []string{"马", "two", ""} {
		got := ""
		await(t, happened, "heard", func() (ok bool) { got, ok = w.Receive(); return ok })
		if got != want {
			t.Errorf("heard %q, want %q", got, want)
		}
	}
	w.Close()
	if w.Open() || !w.Ended() {
		t.Error("a closed wire is open")
	}
	w.Send("three") // is lost

	for _, last := range []string{"end", "long"} {
		w, happened := listened(address)
		await(t, happened, "open", w.Open)
		w.Send(last)
		await(t, happened, "ended by "+last, w.Ended)
	}
	for _, nobody := range []string{s.URL + "/nothing", "ws://localhost:1/", "no address"} {
		w, happened := listened(nobody)
		await(t, happened, "ended at "+nobody, w.Ended)
		if w.Open() {
			t.Errorf("%s is open", nobody)
		}
	}
}
