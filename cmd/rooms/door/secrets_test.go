//go:build !js

package door

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"yanyi/cmd/rooms/hall"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// TestNobodyHearsASecret reads every byte sent to each connection of games with face-down pieces
// and secret tiles: an identity is sent with the turn that draws it, tiles when all have laid,
// and otherwise only what the protocol specifies.
func TestNobodyHearsASecret(t *testing.T) {
	for _, variant := range []string{"jieqi", "anqi", "qice"} {
		t.Run(variant, func(t *testing.T) {
			s := open(t)
			v, _ := catalog.Find(variant)
			seats := strings.TrimSuffix(strings.Repeat(`{"name":"x"},`, len(v.Info().Seats)), ",")
			c, people := s.begin(t, `{"variant":"`+variant+`","clock":{},"seats":[`+seats+`]}`)
			all := append(people, s.connect(t, `{"v":2,"code":"`+c.Code+`"}`))
			n := 1 + len(people)
			for i, x := range people {
				if x.room.Phase() == room.Laying {
					x.say(room.Say{Do: room.Lay, Tiles: v.(game.Deployer).Suggest(game.Seat(i), uint64(i), nil)})
					n++
					hearAll(all, n)
				}
			}
			all = append(all, s.connect(t, at(c, 0)))
			r := rand.New(rand.NewPCG(4, 4))
			for range 30 {
				actor := people[0].room.Match().Actor()
				x := people[actor]
				turns := x.room.View(actor).Turns
				turn := x.room.Match().Info().FormatTurn(turns[r.IntN(len(turns))].Chosen())
				x.say(room.Say{Do: room.Play, Turn: turn, Of: x.room.Mark()})
				n++
				hearAll(all, n)
			}
			for i, x := range all {
				checkHeard(t, i, x)
			}
		})
	}
}

func hearAll(all []*client, n int) {
	for _, x := range all {
		x.until(n)
	}
}

// checkHeard checks everything that a connection has received, from its first byte on.
func checkHeard(t *testing.T, who int, x *client) {
	t.Helper()
	known := room.New(catalog.Find)
	for line := range strings.Lines(x.heard) {
		line = strings.TrimSuffix(line, "\n")
		var m room.Message
		d := json.NewDecoder(strings.NewReader(line))
		d.DisallowUnknownFields()
		if err := d.Decode(&m); err != nil {
			t.Fatalf("connection %d heard %s: %v", who, line, err)
		}
		if again, _ := json.Marshal(m); !bytes.Equal(again, []byte(line)) {
			t.Fatalf("connection %d heard more than %s: %s", who, again, line)
		}
		if e := m.Event; e != nil {
			if leak := leaks(known, e, m.You); leak != "" {
				t.Errorf("connection %d heard %s: %s", who, leak, line)
			}
			if err := known.Apply(*e); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// leaks names the secret that an event reveals in a room's current state.
func leaks(known *room.Room, e *room.Event, you *int) string {
	switch {
	case e.Key != "" || e.Setup != nil && slices.ContainsFunc(e.Setup.Seats, func(p room.Place) bool { return p.Key != "" }):
		return "a key"
	case e.Kind == room.Laid && e.All == nil && e.Tiles != nil && (you == nil || *you != int(e.Seat)):
		return "another's tiles"
	case e.Kind != room.Laid && (e.Tiles != nil || e.All != nil):
		return "tiles out of place"
	case e.Kind == room.Turned:
		in, pos := known.Match().Info(), known.Match().Position().Clone()
		turn, err := in.ParseTurn(e.Turn)
		if err != nil {
			return err.Error()
		}
		pos.Do(turn.WithReveal(game.Reveal{}))
		if turn.HasReveal() != (pos.Actor() == game.Chance) {
			return "a draw that is not due"
		}
	case strings.ContainsAny(e.Turn, "abcdefghij"):
		return "a turn out of place"
	}
	return ""
}

// FuzzGreeting checks that any first message is refused or names a possible room.
func FuzzGreeting(f *testing.F) {
	for _, text := range []string{`{"v":2,"code":"ABCDEF"}`, `{"v":2,"code":"ABCDEF","token":"x"}`, `{"v":3}`, `[]`, ``, `{"v":2,"look":true}`, `{"v":2,"code":"rooms.*"}`} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		hi, err := readGreeting(text)
		if (hi == nil) == (err == nil) {
			t.Fatalf("%s: %v, %v", text, hi, err)
		}
		if hi != nil && !hi.Look && (len(hi.Code) != 6 || strings.ContainsAny(hi.Code, ".*> ") || len(hi.Token) > longestToken) {
			t.Fatalf("%s is let in", text)
		}
	})
}

// FuzzCreate checks that any request for a room is refused, or gets one token for each person
// and none for others.
func FuzzCreate(f *testing.F) {
	for _, text := range []string{twoPeople, `{"v":2,"do":"create","setup":{"variant":"yanyi","clock":{"total":1},"seats":[{},{"level":3},{"name":"a"}]}}`, `{`} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		say, err := readCreate(bytes.NewReader(text))
		if err != nil {
			return
		}
		d := &Door{hall: &hall.Hall{Options: hall.Options{Luck: rand.NewPCG(1, 2)}}}
		host, tokens := d.giveTokens(say.Setup)
		for i, p := range say.Setup.Seats {
			if (p.Level == 0) != (p.Key != "") || p.Key != keyOf(tokens[i]) {
				t.Fatalf("seat %d: %+v", i, p)
			}
		}
		if e, _ := room.New(catalog.Find).Decide(host, say, 1, rand.NewPCG(1, 1)); e != nil {
			if err := room.New(catalog.Find).Apply(*e); err != nil {
				t.Fatal(err)
			}
		}
	})
}
