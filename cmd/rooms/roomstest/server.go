// Package roomstest is a server of rooms in this process, for tests of clients.
package roomstest

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/rooms/door"
	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/journal"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// Server is a server of rooms.
type Server struct{ *httptest.Server }

// Open starts one, which ends with the test.
func Open(t testing.TB) *Server {
	t.Helper()
	j, err := journal.Open(t.Context(), t.TempDir(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(j.Close)
	now := func() room.Time { return room.Time(time.Now().UnixMilli()) }
	h, err := hall.New(context.Background(), j, hall.Options{Find: catalog.Find, Now: now, Log: slog.Default(),
		Thinkers: 1, Away: time.Minute, Keep: time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{httptest.NewServer(door.New(h, door.Options{Find: catalog.Find, Now: now, Log: slog.Default()}).Handler())}
	t.Cleanup(func() { s.Close(); h.Close() })
	return s
}

// Create creates a room and returns its code and the tokens of its seats.
func (s *Server) Create(t testing.TB, setup *room.Setup) (code string, tokens []string) {
	t.Helper()
	body, err := json.Marshal(room.Say{V: room.Version, Do: room.Create, Setup: setup})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := http.Post(s.URL+"/rooms/new", "application/json", strings.NewReader(string(body)))
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	var opened room.Opened
	if err := json.NewDecoder(answer.Body).Decode(&opened); err != nil || answer.StatusCode != http.StatusCreated {
		t.Fatalf("creating a room: %s, %v", answer.Status, err)
	}
	return opened.Code, opened.Tokens
}

// Link leads to a room, or with a token to a seat in it.
func (s *Server) Link(code, token string) string {
	link := s.URL + "/?room=" + code
	if token != "" {
		link += "#seat=" + token
	}
	return link
}
