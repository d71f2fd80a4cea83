package room

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"yanyi/game/catalog"
)

// FuzzSay checks that any message of a client is refused or leads to an event that can be
// written, read and applied, and that no message sent contains a key.
func FuzzSay(f *testing.F) {
	for _, s := range []string{
		`{"v":2,"do":"turn","turn":"c7a8","of":7}`, `{"v":2,"do":"sit","seat":1,"name":"Bob"}`,
		`{"v":2,"do":"lay","tiles":[1,2,3]}`, `{"v":2,"do":"ask","what":"takeback"}`, `{"v":3,"do":"ask"}`,
		`{"v":2,"do":"create","setup":{"variant":"yanyi","clock":{"total":60000},"seats":[{},{},{"level":3}]}}`,
		`{"v":2,"do":"create","setup":{"variant":"qice","clock":{"total":60000,"periods":3,"period":30000},"seats":[{"name":"A"},{}]}}`,
		`{"v":2,"do":"phrase","phrase":8}`, `{"v":2,"do":"ask","what":"swap","seat":1}`, `{"v":2,"do":"shuffle"}`, `{"v":2,"do":"start"}`,
		`{"v":2,"do":"grow","node":2,"turn":"c7a8"}`, `{"v":2,"do":"note","node":1,"glyph":3,"marks":["a1","a1-b2"]}`, `{"v":2,"do":"show","yes":true}`, `{"v":2,"do":"prune","node":9}`, `{"v":2,"do":"answer","of":9,"yes":true}`, `[]`, `{"v":2}{}`, `{"v":2,"x":0}`,
	} {
		f.Add([]byte(s), uint8(0))
	}
	f.Fuzz(func(t *testing.T, text []byte, who uint8) {
		s, err := DecodeSay(text)
		if err != nil {
			return
		}
		if s.Key != "" || s.Since != 0 {
			t.Fatalf("a client said %+v", s)
		}
		for _, p := range []*party{{t: t, r: New(catalog.Find)}, gather(t, yanyi), play(t, qice), over(t, jieqi)} {
			p.luck = rand.NewPCG(1, 1)
			if e, _ := p.r.Decide([]Key{ann, bob, cyd, dan, "", Server}[who%6], s, p.at, p.luck); e != nil {
				p.write(e)
			}
		}
	})
}

// FuzzEvent checks that any stored text is applied or refused, and that what was read is written
// as it was.
func FuzzEvent(f *testing.F) {
	for _, s := range []Setup{yanyi, qice, jieqi} {
		p := play(f, s)
		for _, text := range p.log {
			f.Add([]byte(text))
		}
	}
	f.Add([]byte(`{"v":1,"n":8,"at":1000000,"kind":"turn","seat":0,"turn":"c7a8"}`))
	f.Add([]byte(`{"v":1,"n":8,"at":1000000,"kind":"laid","seat":0,"all":[[1],[2]]}`))
	f.Add([]byte(`{"v":2,"n":2,"at":1000000,"kind":"shuffled","seat":255,"order":[2,0,1]}`))
	f.Add([]byte(`{"v":2,"n":2,"at":1000000,"kind":"shuffled","seat":255,"order":[0,0,1]}`))
	f.Add([]byte(`{"v":2,"n":2,"at":1000000,"kind":"started","seat":255}`))
	f.Add([]byte(aRoomWithPeriods(f).log[0]))
	for _, text := range aRoomThatStudies(f).log {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		e, err := DecodeEvent(text)
		if err != nil {
			return
		}
		again, err := DecodeEvent(e.Encode())
		a, _ := json.Marshal(e)
		if b, _ := json.Marshal(again); err != nil || string(a) != string(b) {
			t.Fatalf("%s is read as %s: %v", a, b, err)
		}
		for _, p := range []*party{{t: t, r: New(catalog.Find)}, gather(t, yanyi), play(t, qice), over(t, jieqi)} {
			e.N = p.r.n + 1
			if p.r.Apply(e) == nil {
				p.r.View(0)
			}
		}
	})
}

// TestMessagesAreReadStrictly checks the errors with their places.
func TestMessagesAreReadStrictly(t *testing.T) {
	for text, want := range map[string]string{
		`{"v":2,"do":"turn","turns":"x"}`: `unknown field "turns"`,
		`{"v":2,"do":"turn"}{}`:           "byte 20: more than one value",
		`{"v":2,"do":7}`:                  "Say.do",
		`{"v":2,`:                         "byte 7",
		`{"v":3,"new":"words"}`:           "v: 3, this server speaks 2",
		`{"do":"turn"}`:                   "v: 0, this server speaks 2",
		`{"v":2,"do":"lay","tiles":[` + strings.Repeat("1,", 99) + `1]}`:     "tiles: 100",
		`{"v":2,"do":"turn","turn":"` + strings.Repeat("a", 99) + `"}`:       "turn: 99",
		`{"v":2,"do":"sit","name":"` + strings.Repeat("a", 999) + `"}`:       "name: 999",
		`{"v":2,"do":"sit","name":"` + strings.Repeat("a", MostBytes) + `"}`: "bytes, at most",
		`{"v":2,"do":"create","setup":{"clock":{},"seats":[{"key":"a"}]}}`:   "setup.seats.key",
		`{"v":2,"do":"offer","key":"a"}`:                                     `unknown field "key"`,
		`{"v":2,"do":"pause","since":1}`:                                     `unknown field "since"`,
		`{"v":2,"do":"computer","level":9}`:                                  "level: 9",
		`{"v":2,"do":"` + strings.Repeat("a", 999) + `"}`:                    "do: 999",
	} {
		if _, err := DecodeSay([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, not %q", text, err, want)
		}
	}
}

// TestEventsAreTakenInInOrder checks that an event out of order is refused with its number.
func TestEventsAreTakenInInOrder(t *testing.T) {
	for want, change := range map[string]func(e *Event){
		"event 8 (turn): n: after event 6":                func(e *Event) { e.N++ },
		"event 6 (turn): n: after event 6":                func(e *Event) { e.N-- },
		"event 7 (turn): at: before the last event":       func(e *Event) { e.At = 1 },
		"event 7 (x): kind: unknown":                      func(e *Event) { e.Kind = "x" },
		"event 7 (turn): there is no such seat":           func(e *Event) { e.Seat = 3 },
		"event 7 (turn): it is not this seat's turn":      func(e *Event) { e.Seat = 1 },
		"event 7 (turn): turn: turn \"zz\"":               func(e *Event) { e.Turn = "zz" },
		"event 7 (turn): turn: to resign is no turn":      func(e *Event) { e.Turn = "w:resign" },
		"event 7 (turn): result: \"u\", the game stands":  func(e *Event) { e.Result = "u" },
		"event 7 (turn): v: 5, this program reads 1 to 4": func(e *Event) { e.V = 5 },
		"event 7 (laid): this is not the time for it":     func(e *Event) { e.Kind = Laid },
		"event 7 (created): this is not the time for it":  func(e *Event) { e.Kind = Created },
		"event 7 (pause): 1 ms are more than have passed": func(e *Event) { e.Kind, e.Lost = Paused, 1 },
	} {
		p := play(t, yanyi)
		e := Event{V: Version, N: p.r.n + 1, At: p.at, Kind: Turned, Turn: p.choice(0)}
		change(&e)
		if err := p.r.Apply(e); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, not %q", err, want)
		}
	}
}
