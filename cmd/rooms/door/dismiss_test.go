//go:build !js

package door

import (
	"strings"
	"testing"

	"yanyi/game/room"
)

// from connects from an address, as a proxy states it.
func (s *site) from(t *testing.T, address, greeting string) *client {
	t.Helper()
	conn, _, err := s.dial(t, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.CloseNow() })
	c := &client{t: t, conn: conn, room: room.New(s.door.Find)}
	c.send(greeting)
	return c
}

// TestWhoWasAskedToGoStaysAway checks that a person whom the host asked to go is refused seats
// at that table, with the old token, without one, and with a new connection, while others of
// another address sit down, and so does the person with a link that the host gives out later.
func TestWhoWasAskedToGoStaysAway(t *testing.T) {
	s := openLobby(t, Options{Proxied: true})
	_, c, _ := s.create(t, strings.NewReplacer("baige", "yanyi", "{}]", "{},{}]").Replace(twoPeople))
	_, other, _ := s.create(t, twoPeople)
	code := `{"v":2,"code":"` + c.Code + `"}`
	host := s.from(t, "198.51.100.1", at(c, 0))
	host.say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	guest := s.from(t, "198.51.100.2", code)
	sit := room.Say{Do: room.Sit, Seat: 1, Name: "Bob"}
	guest.say(sit)
	guest.until(3)
	host.say(room.Say{Do: room.Offer, Seat: 1, Yes: true})
	guest.until(4)
	if guest.you != nil || guest.room.Seats()[1].Freed != room.Dismissed {
		t.Fatalf("the seat is %+v", guest.room.Seats()[1])
	}
	guest.say(sit)
	guest.refused("dismissed")
	for _, hi := range []string{code, `{"v":2,"code":"` + c.Code + `","token":"` + guest.token + `"}`} {
		again := s.from(t, "198.51.100.2", hi)
		again.say(sit)
		again.refused("dismissed")
	}
	elsewhere := s.from(t, "198.51.100.2", `{"v":2,"code":"`+other.Code+`"}`)
	elsewhere.say(sit)
	elsewhere.until(2)
	neighbour := s.from(t, "198.51.100.3", code)
	neighbour.say(sit)
	neighbour.until(5)
	invited := s.from(t, "198.51.100.2", at(c, 2)) // the link that the host has for the third seat
	invited.say(room.Say{Do: room.Sit, Seat: 2, Name: "Bob"})
	invited.until(6)
	if !invited.room.Seats()[2].Taken {
		t.Error("the host's link lets nobody in")
	}
}
