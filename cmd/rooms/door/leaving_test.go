//go:build !js

package door

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"yanyi/game/room"
)

// twoNamed is a room of two seated people.
var twoNamed = strings.Replace(twoPeople, `{}]`, `{"name":"Ben"}]`, 1)

// leaveTwice makes every address so far leave two tables.
func (s *site) leaveTwice() {
	s.door.visitors.mu.Lock()
	defer s.door.visitors.mu.Unlock()
	for address := range s.door.visitors.known {
		s.door.Leavers.Leave(address, "AAAAAA", time.Now())
		s.door.Leavers.Leave(address, "BBBBBB", time.Now())
	}
}

// TestWhoHasLeftTwiceRests checks that a player who left twice opens no table to strangers, gets
// no quick game and sits at no open table for a while, but plays among friends.
func TestWhoHasLeftTwiceRests(t *testing.T) {
	s := openLobby(t, Options{})
	_, opened, _ := s.create(t, twoPeople)
	_, friends, _ := s.create(t, twoPeople)
	host := s.connect(t, at(opened, 0))
	host.say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	host.until(2)
	s.leaveTwice()
	host.say(room.Say{Do: room.List, List: &room.Listing{}})
	host.until(3)
	host.say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	host.refused("rest")
	host.say(room.Say{Do: room.List, List: &room.Listing{Watch: true}})
	host.until(4)
	guest := s.connect(t, `{"v":2,"code":"`+friends.Code+`"}`)
	guest.say(room.Say{Do: room.Sit, Seat: 1, Name: "Bob"})
	guest.until(2)
	if status, _, text := s.ask(t, "", quickGame("Ann", 1)); status == http.StatusOK || !strings.Contains(text, `"rest"`) {
		t.Errorf("who rests asks for a quick game: %d %s", status, text)
	}
}

// TestWhoRestsSitsAtNoOpenTable checks that such a player cannot sit down at an open table.
func TestWhoRestsSitsAtNoOpenTable(t *testing.T) {
	s := openLobby(t, Options{})
	_, c, _ := s.create(t, twoPeople)
	host := s.connect(t, at(c, 0))
	host.say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	host.until(2)
	s.leaveTwice()
	guest := s.connect(t, `{"v":2,"code":"`+c.Code+`"}`)
	guest.say(room.Say{Do: room.Sit, Seat: 1, Name: "Bob"})
	guest.refused("rest")
}

// TestWhatCountsAsLeaving checks that leaving is being absent from an ongoing game at a table
// that was open.
func TestWhatCountsAsLeaving(t *testing.T) {
	s := openLobby(t, Options{})
	_, c, _ := s.create(t, twoNamed)
	key := keyOf(c.Tokens[1])
	deserted := func(what string, want bool) {
		t.Helper()
		if got := s.door.hall.Deserted(t.Context(), c.Code, key); got != want {
			t.Errorf("%s: %t", what, got)
		}
	}
	say := func(who room.Key, say room.Say) {
		t.Helper()
		say.V = room.Version
		if err := s.door.hall.Say(t.Context(), c.Code, who, &say); err != nil {
			t.Fatalf("%s: %v", say.Do, err)
		}
	}
	say(keyOf(c.Tokens[0]), room.Say{Do: room.List, List: &room.Listing{Open: true}})
	deserted("before the game", false)
	for _, token := range c.Tokens {
		say(keyOf(token), room.Say{Do: room.SetReady, Yes: true})
	}
	deserted("while it is there", false)
	say(room.Server, room.Say{Do: room.Leave, Seat: 1})
	deserted("when it is away", true)
	say(key, room.Say{Do: room.Return})
	deserted("when it is back", false)
	say(keyOf(c.Tokens[0]), room.Say{Do: room.List, List: &room.Listing{}})
	say(room.Server, room.Say{Do: room.Leave, Seat: 1})
	deserted("among friends", false)
}

// TestWhoIsKeptWaitingLeavesNobody checks that leaving does not count if the others are absent
// or idle for long, but does on one's own turn.
func TestWhoIsKeptWaitingLeavesNobody(t *testing.T) {
	for name, c := range map[string]struct {
		gone, silent, mine, want bool
	}{
		"he is to move himself":      {mine: true},
		"the other thinks":           {},
		"the other is gone":          {gone: true, want: true},
		"the other says nothing":     {silent: true, want: true},
		"he keeps the other waiting": {silent: true, mine: true},
	} {
		t.Run(name, func(t *testing.T) {
			s := openLobby(t, Options{})
			_, o, _ := s.create(t, twoNamed)
			me, other := 1, 0
			if c.mine {
				me, other = 0, 1
			}
			x, y := s.connect(t, at(o, me)), s.connect(t, at(o, other))
			for _, k := range []*client{x, y} {
				k.say(room.Say{Do: room.SetReady, Yes: true})
			}
			x.until(3)
			y.until(3)
			if c.gone {
				y.conn.CloseNow()
				x.seesHere(1)
			}
			if c.silent {
				s.door.hall.Away = time.Nanosecond
				time.Sleep(5 * time.Millisecond)
			}
			if got := s.door.hall.Delayed(t.Context(), o.Code, keyOf(o.Tokens[me])); got != c.want {
				t.Errorf("he was kept waiting: %t", got)
			}
		})
	}
}

// TestTheLastDepartureCounts checks that after a return the next departure is judged anew.
func TestTheLastDepartureCounts(t *testing.T) {
	var d departures
	d.note("A", false)
	d.note("A", true)
	d.note("B", true)
	d.note("B", false)
	for _, c := range []struct {
		who    string
		counts bool
	}{{"A", false}, {"A", false}, {"B", false}, {"B", true}} {
		if got := d.counts(c.who); got != c.counts {
			t.Errorf("that %s has gone counts: %t", c.who, got)
		}
	}
	if len(d.known) != 0 {
		t.Error("something is kept")
	}
}

// seesHere receives messages until the given number of people is connected.
func (c *client) seesHere(n int) {
	c.t.Helper()
	for {
		if m := c.hear(); m.Presence != nil && len(m.Presence.Here) == n {
			return
		}
	}
}
