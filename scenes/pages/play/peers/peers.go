// Package peers is the people elsewhere with whom a game at the table page is played:
// who is here, what is asked and answered, what they say to each other, and how whoever
// looks away is called. Nil Peers are nobody: all play here.
package peers

import (
	"time"

	"yanyi/assets/locale"
	"yanyi/game"
	"yanyi/game/room"
	"yanyi/scenes/host"
	"yanyi/scenes/machine"
	"yanyi/scenes/phrase"
	"yanyi/scenes/session"
)

// Peers is the people of one room.
type Peers struct {
	session   *session.Session
	attention machine.Attention
	room      host.Room
	info      *game.Info
	clock     func() time.Time

	lost   time.Time    // since when the connection is; zero while it is there
	waits  game.SeatSet // who is away and waited for, rather than replaced
	coming bool         // who was away has said that it is back

	asking *room.Question // put from here, nil for none
	Joiner
	open bool // the card on which phrases are said
}

// New is the people of the room that is taken part in, at a game's table.
func New(s *session.Session, attention machine.Attention, in *game.Info) *Peers {
	return &Peers{session: s, attention: attention, room: s.Online.Room(), info: in, clock: time.Now}
}

// State is what of the peers a picture depends on.
type State struct {
	version int
	cut     bool         // the connection has been lost for a while
	talking game.SeatSet // whose phrases are shown
	bubble  int          // how strongly the bubble is
	hushed  bool         // nobody's phrases are shown
	invites bool         // the others may be joined who study the game
	open    bool         // phrases are chosen,
	rests   bool         // but not yet again
	waits   game.SeatSet
}

// State is what a picture of it depends on, as it is at present.
func (c *Peers) State() State {
	if c == nil {
		return State{}
	}
	s := State{version: c.room.Version(), cut: c.cut(), waits: c.waits, hushed: hushed(c.session), invites: c.Invites, open: c.open, rests: c.open && c.rests()}
	_, s.bubble = c.speaking()
	for i := range c.people().Seats {
		if c.phrase(game.Seat(i)) > 0 {
			s.talking = s.talking.With(game.Seat(i))
		}
	}
	return s
}

// Tick tells what was refused, and sits down again for who was away.
func (c *Peers) Tick() {
	if c == nil {
		return
	}
	if code := c.room.Refused(); code != "" {
		c.session.Say(phrase.Refused(code))
	}
	if c.people().Bond == host.Bound {
		c.lost = time.Time{}
	} else if c.lost.IsZero() {
		c.lost = c.clock()
	}
	c.sitAgain()
	c.tellOutcome()
}

// sitAgain takes part again for who had been away and is not replaced.
func (c *Peers) sitAgain() {
	seat, ok := c.own()
	if !ok || !seat.Away || seat.Level > 0 {
		c.coming = false
		return
	}
	if !c.coming && c.people().Bond == host.Bound {
		c.coming = true
		c.room.Say(room.Say{Do: room.Return})
	}
}

// people are those in the room as they are now.
func (c *Peers) people() *host.People { return c.room.People() }

// own is the seat held here.
func (c *Peers) own() (room.Seat, bool) {
	if you := c.people().Own(); you != game.NoSeat {
		return c.people().Seats[you], true
	}
	return room.Seat{}, false
}

// lostFor is how long a connection is lost before that is told: short losses mend
// themselves unseen.
const lostFor = 1500 * time.Millisecond

// cut reports whether the connection has been lost for a while.
func (c *Peers) cut() bool { return !c.lost.IsZero() && c.clock().Sub(c.lost) >= lostFor }

// Some reports whether there are people elsewhere at all.
func (c *Peers) Some() bool { return c != nil }

// Watching is how many look on, in words; "" if nobody does.
func (c *Peers) Watching() string {
	if c == nil || c.people().Watching == 0 {
		return ""
	}
	return locale.T("online.watching", locale.Num("n", c.people().Watching))
}

// SetClock sets the clock by which a loss is told of late, for tests.
func (c *Peers) SetClock(now func() time.Time) { c.clock = now }
