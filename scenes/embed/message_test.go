package embed

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
)

func TestRequestsAreRead(t *testing.T) {
	m, err := parse(`{"src":"yanyi","v":1,"id":"7","type":"goto","data":{"ply":3,"more":true}}`)
	if err != nil || m.ID != "7" || m.Type != "goto" || m.Data.(*GoTo).Ply != 3 {
		t.Errorf("%+v, %v", m, err)
	}
	m, err = parse(`{"src":"yanyi","v":1,"type":"rotate"}`)
	if err != nil || m.Data.(*Rotate).View != "" {
		t.Errorf("%+v, %v", m, err)
	}
}

func TestFaultyRequests(t *testing.T) {
	for text, foreign := range map[string]bool{
		"": true, "null": true, "{}": true, "[]": true, `{"src":"other","v":1,"type":"goto"}`: true,
		`{"src":"yanyi","v":2,"id":"a","type":"goto"}`:                    false,
		`{"src":"yanyi","v":1,"id":"a","type":"eval"}`:                    false,
		`{"src":"yanyi","v":1,"id":"a","type":"goto","data":{"ply":"x"}}`: false,
		`{"src":"yanyi","v":1,"id":"a","type":"ready"}`:                   false,
		`{"src":"yanyi","v":1,"id":"` + strings.Repeat("a", longest):      true,
	} {
		m, err := parse(text)
		if err == nil || errors.Is(err, errForeign) != foreign || !foreign && m.ID != "a" {
			t.Errorf("%.60q: %+v, %v", text, m, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`{"src":"yanyi","v":1,"id":"1","type":"load","data":{"record":"1. a1a2","ply":2}}`)
	f.Add(`{"src":"yanyi","v":1,"type":"mute","data":{"mute":true}}`)
	f.Add(`{"src":"yanyi","v":1,"type":"theme","data":null}`)
	f.Fuzz(func(t *testing.T, text string) {
		m, err := parse(text)
		if err != nil {
			return
		}
		if requests[m.Type] == nil || m.Data == nil {
			t.Fatalf("%q reads as %+v", text, m)
		}
		again, err := parse(m.String())
		if err != nil || again.Type != m.Type {
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
