//go:build !js

package door

import (
	"testing"

	"yanyi/game/room"
)

// withComputer is a room open to anybody in which Ann plays a computer.
const withComputer = `{"variant":"baige","clock":{},"seats":[{"name":"Ann"},{"level":1}]}`

// playing opens a game to strangers and returns its host.
func (s *site) playing(t *testing.T, setup string) (room.Opened, *client) {
	t.Helper()
	_, c, _ := s.create(t, `{"v":2,"do":"create","setup":`+setup+`}`)
	host := s.connect(t, at(c, 0))
	host.say(room.Say{Do: room.List, List: &room.Listing{Open: true, Watch: true}})
	host.say(room.Say{Do: room.SetReady, Yes: true})
	host.until(3)
	return c, host
}

// A latecomer finds a computer's seat in the lobby, asks for it, and plays once the seated
// players agree.
func TestWhoComesLateFindsAComputersSeat(t *testing.T) {
	s := openLobby(t, Options{})
	c, host := s.playing(t, withComputer)
	l := s.look(t)
	l.sees(func() bool { return len(l.list[c.Code].Yielding()) == 1 })
	guest := s.connect(t, `{"v":2,"code":"`+c.Code+`"}`)
	guest.until(3)
	guest.say(room.Say{Do: room.Ask, What: room.Join, Seat: l.list[c.Code].Yielding()[0], Name: "Bob"})
	guest.until(4)
	host.until(4)
	host.say(room.Say{Do: room.Answer, Of: host.room.Question().N, Yes: true})
	guest.until(5)
	if seat := guest.room.Seats()[1]; !seat.Taken || seat.Name != "Bob" {
		t.Errorf("the seat is %+v", seat)
	}
	l.sees(func() bool { return len(l.list[c.Code].Yielding()) == 0 })
}

// A spectator who entered as such only watches: no seat, no phrase, no token to return with.
func TestWhoCameToLookOnOnlyLooksOn(t *testing.T) {
	s := openLobby(t, Options{})
	c, _ := s.playing(t, withComputer)
	_, free, _ := s.create(t, twoPeople)
	late := s.connect(t, `{"v":2,"code":"`+c.Code+`","watch":true}`)
	late.until(3)
	late.say(room.Say{Do: room.Ask, What: room.Join, Seat: 1, Name: "Bob"})
	late.refused("nobody")
	for _, greeting := range []string{`{"v":2,"code":"` + free.Code + `","watch":true}`,
		`{"v":2,"code":"` + free.Code + `","watch":true,"token":"` + free.Tokens[1] + `"}`} {
		early := s.connect(t, greeting)
		early.until(1)
		if early.token != "" || early.you != nil {
			t.Errorf("who looks on is given %q", early.heard)
		}
		early.say(room.Say{Do: room.Sit, Seat: 1, Name: "Bob"})
		early.refused("nobody")
	}
}

// A player who has left twice may not ask for a seat of an open table, and requests are limited
// in rate.
func TestWhoMayNotAskForASeat(t *testing.T) {
	s := openLobby(t, Options{Limits: Limits{Openings: 3}})
	c, _ := s.playing(t, withComputer) // the first opening
	guest := s.connect(t, `{"v":2,"code":"`+c.Code+`"}`)
	guest.until(3)
	ask := room.Say{Do: room.Ask, What: room.Join, Seat: 1, Name: "Bob"}
	guest.say(ask)
	guest.until(4)
	guest.say(ask)
	guest.refused("nothing")
	guest.say(ask)
	guest.refused("many")
	s.leaveTwice()
	guest.say(ask)
	guest.refused("rest")
}
