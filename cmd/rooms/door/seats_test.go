//go:build !js

package door

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/room"
)

// asks posts an enquiry about rooms.
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

func ask(rooms ...room.Greeting) string {
	text, _ := json.Marshal(room.Enquiry{V: room.Version, Rooms: rooms})
	return string(text)
}

// TestItIsToldHowOnesRoomsStand checks that one request reports the rooms of a token's holder
// and reveals no secret.
func TestItIsToldHowOnesRoomsStand(t *testing.T) {
	s := open(t)
	_, c, _ := s.create(t, strings.Replace(twoPeople, `{}]`, `{"name":"Ben"}]`, 1))
	for i := range 2 {
		x := s.connect(t, at(c, i))
		x.say(room.Say{Do: room.SetReady, Yes: true})
		x.until(2 + i)
	}
	status, told, text := s.asks(t, ask(
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

// TestWhoAsksTooMuchIsRefused checks that every room of an enquiry counts against the limit and
// that rooms are unaffected.
func TestWhoAsksTooMuchIsRefused(t *testing.T) {
	s := openWith(t, Options{Limits: Limits{Messages: 10}})
	many := make([]room.Greeting, room.MostAsked)
	for i := range many {
		many[i] = room.Greeting{Code: "AAAAA" + room.CodeLetters[i%29:i%29+1], Token: "x"}
	}
	if status, _, text := s.asks(t, ask(many...)); status != http.StatusOK {
		t.Fatalf("%d %s", status, text)
	}
	if status, _, text := s.asks(t, ask(many...)); status != http.StatusTooManyRequests {
		t.Errorf("%d %s", status, text)
	}
	for _, body := range []string{"", "{", `{"v":3,"rooms":[{"code":"AAAAAA"}]}`, ask(), ask(append(many, many...)...)} {
		if status, _, text := s.asks(t, body); status != http.StatusBadRequest {
			t.Errorf("%.40s: %d %s", body, status, text)
		}
	}
	if status, _, text := s.create(t, twoPeople); status != http.StatusCreated {
		t.Errorf("%d %s", status, text)
	}
}

// TestABrokenRoomSpoilsNoEnquiry checks that the other rooms are reported and that a visitor of
// the broken room gets an error.
func TestABrokenRoomSpoilsNoEnquiry(t *testing.T) {
	j := records(t)
	s := openOn(t, j, Options{})
	_, bad, _ := s.create(t, twoPeople)
	_, good, _ := s.create(t, twoPeople)
	all, err := j.Read(t.Context(), bad.Code, 0)
	if err != nil {
		t.Fatal(err)
	}
	e := room.Event{V: room.Version, N: len(all) + 1, At: now() + 1000, Kind: room.Turned, Turn: "a1a1"}
	if _, err := j.Append(t.Context(), bad.Code, all[len(all)-1].Seq, e.Encode()); err != nil {
		t.Fatal(err)
	}
	status, told, text := s.asks(t, ask(room.Greeting{Code: bad.Code, Token: bad.Tokens[0]}, room.Greeting{Code: good.Code, Token: good.Tokens[0]}))
	if status != http.StatusOK || len(told.Rooms) != 1 || told.Rooms[0].Code != good.Code || told.Rooms[0].You != 0 {
		t.Errorf("%d %s", status, text)
	}
	if no := s.connect(t, at(bad, 0)).refusal(); no != "broken" {
		t.Errorf("who comes is told %q", no)
	}
}

// TestNobodyOpensARoomWhereAGameEnds checks that a room cannot begin in a finished position,
// with or without a clock.
func TestNobodyOpensARoomWhereAGameEnds(t *testing.T) {
	s := open(t)
	const mated = "R3k4/R8/9/9/9/9/9/9/9/3K5 b"
	for _, clock := range []string{`{}`, `{"total":60000}`} {
		status, _, text := s.create(t, `{"v":2,"do":"create","setup":{"variant":"xiangqi","start":"`+mated+`","clock":`+clock+`,"seats":[{"name":"Ann"},{"level":1}]}}`)
		if status != http.StatusBadRequest || !strings.Contains(text, "the game is over there") {
			t.Errorf("%d %s", status, text)
		}
	}
}

// long is a room whose journal has the given number of entries.
func long(t *testing.T, s *site, j *journal.Journal, entries int) room.Opened {
	t.Helper()
	_, c, _ := s.create(t, twoPeople)
	all, err := j.Read(t.Context(), c.Code, 0)
	if err != nil {
		t.Fatal(err)
	}
	last := all[len(all)-1].Seq
	for n := len(all) + 1; n <= entries; n++ {
		e := room.Event{V: room.Version, N: n, At: now(), Kind: room.Renamed, Name: strings.Repeat("A", 1+n%9)}
		if last, err = j.Append(t.Context(), c.Code, last, e.Encode()); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// TestALongRoomIsReadOnce checks that a room is read once for enquiries and not again without
// new entries, and that reading is limited per address for enquiries and connections.
func TestALongRoomIsReadOnce(t *testing.T) {
	j := records(t)
	const entries = 1500
	s := openOn(t, j, Options{Limits: Limits{Messages: 2}}) // 3000 entries, and 100 more a second
	one, two := long(t, s, j, entries), long(t, s, j, 10)
	hi := func(c room.Opened, seat int) room.Greeting { return room.Greeting{Code: c.Code, Token: c.Tokens[seat]} }
	many := make([]room.Greeting, room.MostAsked)
	for i := range many {
		many[i] = hi(one, i%2)
	}
	for range 3 { // is paid for once
		status, told, text := s.asks(t, ask(many...))
		if status != http.StatusOK || len(told.Rooms) != len(many) || told.Rooms[0].You != 0 || told.Rooms[1].You != 1 {
			t.Fatalf("%d %s", status, text)
		}
	}
	at1 := s.connect(t, at(one, 0))
	at1.say(room.Say{Do: room.Rename, Name: "Zoe"})
	at1.until(entries + 1)
	if _, told, _ := s.asks(t, ask(hi(one, 0))); len(told.Rooms) != 1 || told.Rooms[0].At == 0 {
		t.Errorf("it stands %+v", told)
	}
	status, told, text := s.asks(t, ask(hi(two, 0)))
	if status != http.StatusTooManyRequests {
		t.Errorf("whoever has had more read than others may reads on: %d %s %+v", status, text, told)
	}
	if no := s.connect(t, at(two, 0)).refusal(); no != "many" {
		t.Errorf("who comes is told %q", no)
	}
}

// TestAnEnquiryTellsNoStrangerWhatIsToBeHeardLate checks that an enquiry respects the delay of
// spectators.
func TestAnEnquiryTellsNoStrangerWhatIsToBeHeardLate(t *testing.T) {
	s := openLobby(t, Options{})
	_, c, _ := s.create(t, strings.Replace(twoNamed, `"clock":{}`, `"clock":{"total":600000}`, 1))
	a, b := s.connect(t, at(c, 0)), s.connect(t, at(c, 1))
	a.say(room.Say{Do: room.List, List: &room.Listing{Watch: true, Delay: 4}})
	a.until(2)
	for _, x := range []*client{a, b} {
		x.say(room.Say{Do: room.SetReady, Yes: true})
	}
	a.until(4)
	began := a.room.Last()
	time.Sleep(5 * time.Millisecond)
	for n := 5; n < 8; n++ {
		x := []*client{b, a}[n%2]
		x.until(n - 1)
		turns := x.room.View(x.room.Match().Actor()).Turns
		x.say(room.Say{Do: room.Play, Turn: x.room.Match().Info().FormatTurn(turns[0].Chosen()), Of: x.room.Mark()})
		a.until(n)
	}
	_, told, text := s.asks(t, ask(room.Greeting{Code: c.Code, Token: "other"}, room.Greeting{Code: c.Code, Token: c.Tokens[1]}))
	if len(told.Rooms) != 2 {
		t.Fatal(text)
	}
	if x := told.Rooms[0]; x.Turn != 0 || x.Left != 0 || x.At != began {
		t.Errorf("a stranger is told %+v, the game began at %d", x, began)
	}
	if x := told.Rooms[1]; x.You != 1 || x.Turn != 1 || !x.Waits || x.Left == 0 || x.At == began {
		t.Errorf("who plays is told %+v", x)
	}
}
