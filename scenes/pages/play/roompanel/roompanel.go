// Package roompanel is the people elsewhere with whom a game at the table page is played: their
// presence, questions and answers, their phrases, and the calling of a player whose page is
// hidden. A nil Panel means that all play here. The panel is told the state of the room every
// tick and sends requests.
package roompanel

import (
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/gametext"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/session"
)

// Panel is the people of one room.
type Panel struct {
	session   *session.Session
	attention machine.Attention
	room      host.RoomState // as told last
	send      Send
	info      *game.Info
	clock     func() time.Time

	lost   time.Time    // since when the connection is; zero while it is there
	told   bool         // the loss has been announced
	sent   time.Time    // since when a move made here waits for the room; zero while none does
	waits  game.SeatSet // who is absent and awaited, rather than replaced
	coming bool         // the absent person has reported back

	asking   *room.Question // put from here, nil for none
	declined int            // number of the last event that was announced; -1 before the first
	Joiner
	open bool // the card on which phrases are said
}

// Send sends a request to the room, and returns the room's state after it.
type Send func(host.Request) host.RoomState

// New returns the people of a room at a game's table.
func New(s *session.Session, attention machine.Attention, in *game.Info, now host.RoomState, send Send) *Panel {
	c := &Panel{session: s, attention: attention, send: send, info: in, clock: time.Now, declined: -1}
	c.hear(now)
	return c
}

// hear takes in the present state of the room, and announces a refusal.
func (c *Panel) hear(now host.RoomState) {
	if c.room = now; now.Refused != "" {
		c.session.Say(gametext.Refused(now.Refused))
	}
}

// do sends a request.
func (c *Panel) do(r host.Request) { c.hear(c.send(r)) }

// say sends something to the others.
func (c *Panel) say(s room.Say) { c.do(host.Request{Do: host.Say, Say: s}) }

// State is the part of the panel that a picture depends on.
type State struct {
	version int
	cut     bool         // the connection has been lost for a while
	late    bool         // a move made here has waited for the room for a while
	talking game.SeatSet // whose phrases are shown
	bubble  int          // how strongly the bubble is
	hushed  bool         // nobody's phrases are shown
	invites bool         // the others may be joined who study the game
	open    bool         // phrases are chosen,
	rests   bool         // but not yet again
	waits   game.SeatSet
}

// State is the present state.
func (c *Panel) State() State {
	if c == nil {
		return State{}
	}
	s := State{version: c.room.Version, cut: c.cut(), late: c.waited(), waits: c.waits, hushed: hushed(c.session), invites: c.Invites, open: c.open, rests: c.open && c.rests()}
	_, s.bubble = c.speaking()
	for i := range c.people().Seats {
		if c.phrase(game.Seat(i)) > 0 {
			s.talking = s.talking.With(game.Seat(i))
		}
	}
	return s
}

// Tick takes in the present state of the room, announces refusals, and takes the seat again for
// a person who was away.
func (c *Panel) Tick(now host.RoomState) {
	if c == nil {
		return
	}
	c.hear(now)
	c.tellBond()
	c.sitAgain()
	c.tellOutcome()
}

// tellBond notes since when the connection is lost or a move waits, and announces its return
// after an announced loss.
func (c *Panel) tellBond() {
	switch {
	case c.people().Bond != host.Bound:
		if c.lost.IsZero() {
			c.lost = c.clock()
		}
		c.told = c.told || c.cut()
	default:
		if c.lost = (time.Time{}); c.told {
			c.told = false
			c.session.Say(locale.T("online.regained"))
		}
	}
	switch {
	case !c.room.Playing:
		c.sent = time.Time{}
	case c.sent.IsZero():
		c.sent = c.clock()
	}
}

// sitAgain takes the seat again for a person who had been away and is not replaced.
func (c *Panel) sitAgain() {
	seat, ok := c.own()
	if !ok || !seat.Away || seat.Level > 0 {
		c.coming = false
		return
	}
	if !c.coming && c.people().Bond == host.Bound {
		c.coming = true
		c.say(room.Say{Do: room.Return})
	}
}

// people are those in the room as told last.
func (c *Panel) people() *host.People { return c.room.People }

// own is the seat held here.
func (c *Panel) own() (room.Seat, bool) {
	if you := c.people().Own(); you != game.NoSeat {
		return c.people().Seats[you], true
	}
	return room.Seat{}, false
}

// lostFor is how long a connection is lost before that is announced: short losses recover
// unnoticed.
const lostFor = 1500 * time.Millisecond

// cut reports whether the connection has been lost for a while.
func (c *Panel) cut() bool { return !c.lost.IsZero() && c.clock().Sub(c.lost) >= lostFor }

// waited reports whether a move made here has waited for the room for a while.
func (c *Panel) waited() bool { return !c.sent.IsZero() && c.clock().Sub(c.sent) >= lostFor }

// Watching is the number of spectators, in words; "" for none.
func (c *Panel) Watching() string {
	if c == nil || c.people().Watching == 0 {
		return ""
	}
	return locale.T("online.watching", locale.Num("n", c.people().Watching))
}

// SetClock sets the clock that decides when a loss is announced, for tests.
func (c *Panel) SetClock(now func() time.Time) { c.clock = now }
