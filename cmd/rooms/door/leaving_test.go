//go:build !js

package door

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/rooms/hall"
	"yanyi/game/room"
)

// twoNamed is a room in which two sit.
var twoNamed = strings.Replace(twoPeople, `{}]`, `{"name":"Ben"}]`, 1)

// leaveTwice has everybody who has come leave two tables.
func (s *site) leaveTwice() {
	s.door.visitors.mu.Lock()
	defer s.door.visitors.mu.Unlock()
	for address := range s.door.visitors.known {
		s.door.Leavers.Leave(address, "AAAAAA", time.Now())
		s.door.Leavers.Leave(address, "BBBBBB", time.Now())
	}
}

// TestWhoHasLeftTwiceRests: it opens no table to anybody, asks for no quick game and sits
// down at no open table; among friends it plays.
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

// TestWhoRestsSitsAtNoOpenTable.
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

// TestWhatCountsAsLeaving: being away from a game under way at a table that was open.
func TestWhatCountsAsLeaving(t *testing.T) {
	s := openLobby(t, Options{})
	_, c, _ := s.create(t, twoNamed)
	key := keyOf(c.Tokens[1])
	deserted := func(what string, want bool) {
		t.Helper()
		if got := hall.Deserted(t.Context(), s.door.hall, c.Code, key); got != want {
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
	say(room.House, room.Say{Do: room.Leave, Seat: 1})
	deserted("when it is away", true)
	say(key, room.Say{Do: room.Return})
	deserted("when it is back", false)
	say(keyOf(c.Tokens[0]), room.Say{Do: room.List, List: &room.Listing{}})
	say(room.House, room.Say{Do: room.Leave, Seat: 1})
	deserted("among friends", false)
}
