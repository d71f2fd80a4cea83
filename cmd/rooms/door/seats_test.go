//go:build !js

package door

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"yanyi/game"
	"yanyi/game/room"
)

// asks asks after rooms.
func (s *site) asks(t *testing.T, body string) (status int, told room.Standings, text string) {
	t.Helper()
	r, err := http.Post(s.URL+"/rooms/seats", "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var all bytes.Buffer
	all.ReadFrom(r.Body)
	json.Unmarshal(all.Bytes(), &told)
	return r.StatusCode, told, all.String()
}

func enquiry(rooms ...room.Greeting) string {
	text, _ := json.Marshal(room.Enquiry{V: room.Version, Rooms: rooms})
	return string(text)
}

// TestItIsToldHowOnesRoomsStand: by one request, to who holds the tokens, and nothing secret.
func TestItIsToldHowOnesRoomsStand(t *testing.T) {
	s := open(t)
	_, c, _ := s.create(t, strings.Replace(twoPeople, `{}]`, `{"name":"Ben"}]`, 1))
	for i := range 2 {
		x := s.connect(t, at(c, i))
		x.say(room.Say{Do: room.SetReady, Yes: true})
		x.until(2 + i)
	}
	status, told, text := s.asks(t, enquiry(
		room.Greeting{Code: c.Code, Token: c.Tokens[0]}, room.Greeting{Code: c.Code, Token: c.Tokens[1]},
		room.Greeting{Code: c.Code, Token: "other"}, room.Greeting{Code: "AAAAAA", Token: "x"}, room.Greeting{Code: "../>*", Token: "x"}))
	if status != http.StatusOK || len(told.Rooms) != 5 {
		t.Fatalf("%d %s", status, text)
	}
	first, second := told.Rooms[0], told.Rooms[1]
	if !first.Waits || first.You != 0 || first.Turn != 0 || second.Waits || second.You != 1 || second.Phase != room.Playing {
		t.Errorf("told is %s", text)
	}
	if told.Rooms[2].You != game.NoSeat || told.Rooms[2].Waits || !told.Rooms[3].Gone || !told.Rooms[4].Gone {
		t.Errorf("told is %s", text)
	}
	for _, token := range c.Tokens {
		if strings.Contains(text, token) || strings.Contains(text, string(keyOf(token))) {
			t.Errorf("a secret is told: %s", text)
		}
	}
}

// TestWhoAsksTooMuchIsRefused: every room counts, and the rooms go on.
func TestWhoAsksTooMuchIsRefused(t *testing.T) {
	s := openWith(t, Options{Limits: Limits{Messages: 10}})
	many := make([]room.Greeting, room.MostAsked)
	for i := range many {
		many[i] = room.Greeting{Code: "AAAAAA", Token: "x"}
	}
	if status, _, text := s.asks(t, enquiry(many...)); status != http.StatusOK {
		t.Fatalf("%d %s", status, text)
	}
	if status, _, text := s.asks(t, enquiry(many...)); status != http.StatusTooManyRequests {
		t.Errorf("%d %s", status, text)
	}
	for _, body := range []string{"", "{", `{"v":3,"rooms":[{"code":"AAAAAA"}]}`, enquiry(), enquiry(append(many, many...)...)} {
		if status, _, text := s.asks(t, body); status != http.StatusBadRequest {
			t.Errorf("%.40s: %d %s", body, status, text)
		}
	}
	if status, _, text := s.create(t, twoPeople); status != http.StatusCreated {
		t.Errorf("%d %s", status, text)
	}
}
