package embed

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

func TestRequestsAreRead(t *testing.T) {
	m, asked, err := parse(`{"src":"yanyi","v":1,"id":"7","type":"goto","data":{"ply":3,"more":true}}`)
	if err != nil || m.ID != "7" || m.Type != "goto" || *asked.(*GoTo).Ply != 3 {
		t.Errorf("%+v, %v", m, err)
	}
	m, asked, err = parse(`{"src":"yanyi","v":1,"id":8,"type":"rotate"}`)
	if err != nil || m.ID != 8.0 || asked.(*Rotate).View != "" {
		t.Errorf("%+v, %v", m, err)
	}
}

// A faulty request is answered with its id if it has one; a message that is not the game's gets
// no answer.
func TestFaultyRequests(t *testing.T) {
	for _, text := range []string{"null", "{}", `{"src":"other","v":1,"type":"goto"}`, `{"src":7}`} {
		if _, _, err := parse(text); !errors.Is(err, errForeign) {
			t.Errorf("%q: %v", text, err)
		}
	}
	long := strings.Repeat("a", longID+1)
	for text, id := range map[string]any{
		"": noID, "[]": noID, `{"src":"yanyi","v":1,"id":"` + strings.Repeat("a", longest): noID,
		`{"src":"yanyi","v":1,"id":"` + long + `","type":"goto"}`:          noID,
		`{"src":"yanyi","v":1,"id":["a"],"type":"goto"}`:                   noID,
		`{"src":"yanyi","v":1,"type":"eval"}`:                              noID,
		`{"src":"yanyi","v":2,"id":"a","type":"goto"}`:                     "a",
		`{"src":"yanyi","v":"1","id":7,"type":"goto"}`:                     7.0,
		`{"src":"yanyi","v":1,"id":"a","type":"eval"}`:                     "a",
		`{"src":"yanyi","v":1,"id":"a","type":{}}`:                         "a",
		`{"src":"yanyi","v":1,"id":"a","type":"` + long + long + `"}`:      "a",
		`{"src":"yanyi","v":1,"id":"a","type":"goto","data":{"ply":"x"}}`:  "a",
		`{"src":"yanyi","v":1,"id":"a","type":"goto","data":{"ply":1e99}}`: "a",
		`{"src":"yanyi","v":1,"id":"a","type":"goto","data":[]}`:           "a",
		`{"src":"yanyi","v":1,"id":"a","type":"ready"}`:                    "a",
	} {
		m, _, err := parse(text)
		if err == nil || errors.Is(err, errForeign) || m.ID != id || len(err.Error()) > 200 {
			t.Errorf("%.60q: %+v, %.300v", text, m, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`{"src":"yanyi","v":1,"id":"1","type":"load","data":{"record":"1. a1a2","ply":2}}`)
	f.Add(`{"src":"yanyi","v":1,"type":"mute","data":{"mute":true}}`)
	f.Add(`{"src":"yanyi","v":1,"id":-3.5e20,"type":"theme","data":null}`)
	f.Fuzz(func(t *testing.T, text string) {
		m, asked, err := parse(text)
		if err != nil {
			return
		}
		if requests[m.Type] == nil || asked == nil {
			t.Fatalf("%q reads as %+v", text, m)
		}
		m.Data = asked
		again, _, err := parse(m.String())
		if err != nil || again.Type != m.Type || again.ID != m.ID {
			t.Fatalf("%q, written %s: %v", text, m, err)
		}
	})
}

func TestMessagesAreWritten(t *testing.T) {
	var m map[string]any
	if err := json.Unmarshal([]byte(Envelope{ID: "x", Type: "turn", Data: Turn{Ply: 1, Seat: "u"}}.String()), &m); err != nil {
		t.Fatal(err)
	}
	if m["src"] != "yanyi" || m["v"] != 1.0 || m["id"] != "x" || m["type"] != "turn" || m["data"].(map[string]any)["seat"] != "u" {
		t.Errorf("%v", m)
	}
}
