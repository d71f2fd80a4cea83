package site

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"testing"
	"testing/fstest"
	"time"
)

const forever = time.Hour

// serving serves a page and a file larger than the connection's buffers; it signals when the
// server has closed a connection.
func serving(t *testing.T, p patience) (address string, closed <-chan bool) {
	t.Helper()
	site := fstest.MapFS{"index.html": {Data: []byte("page")}, "large": {Data: make([]byte, 64<<20)}}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan bool, 1)
	s := p.server(Handler(site))
	s.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateClosed {
			done <- true
		}
	}
	go s.Serve(l)
	t.Cleanup(func() { s.Close() })
	return l.Addr().String(), done
}

// ask opens a connection and sends part of a request.
func ask(t *testing.T, address, request string) net.Conn {
	t.Helper()
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	if _, err := io.WriteString(c, request); err != nil {
		t.Fatal(err)
	}
	return c
}

func wantClosed(t *testing.T, closed <-chan bool) {
	t.Helper()
	select {
	case <-closed:
	case <-time.After(time.Minute):
		t.Error("it is still open")
	}
}

const soon = 50 * time.Millisecond

func TestAConnectionThatNeverAsksIsClosed(t *testing.T) {
	for _, request := range []string{"", "GET / HT", "GET / HTTP/1.1\r\nHost: x\r\nSlow: "} {
		address, closed := serving(t, patience{ask: soon, idle: forever, take: forever})
		ask(t, address, request)
		wantClosed(t, closed)
	}
}

func TestAnIdleConnectionIsClosed(t *testing.T) {
	address, closed := serving(t, patience{ask: forever, idle: soon, take: forever})
	c := ask(t, address, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%v, %v", answer, err)
	}
	wantClosed(t, closed)
}

func TestAConnectionThatNeverReadsIsClosed(t *testing.T) {
	address, closed := serving(t, patience{ask: forever, idle: forever, take: soon})
	ask(t, address, "GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
	wantClosed(t, closed)
}

// A slow reader gets everything: the limit applies to each piece.
func TestASlowReaderGetsAll(t *testing.T) {
	const take = 3 * time.Second
	address, _ := serving(t, patience{ask: forever, idle: forever, take: take})
	c := ask(t, address, "GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		t.Fatal(err)
	}
	got := int64(0)
	for range 4 { // longer than the limit in total
		n, err := io.CopyN(io.Discard, answer.Body, 16<<20)
		if got += n; err != nil {
			t.Fatal(fmt.Errorf("after %d bytes: %w", got, err))
		}
		time.Sleep(take / 3)
	}
	if got != answer.ContentLength {
		t.Errorf("%d of %d bytes came", got, answer.ContentLength)
	}
}
