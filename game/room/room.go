package room

import (
	"slices"

	"yanyi/game"
	"yanyi/game/match"
	"yanyi/game/odds"
)

// Phase is where a room stands.
type Phase uint8

// The phases.
const (
	Empty     Phase = iota // no event yet
	Gathering              // seats are offered and taken
	Laying                 // tiles are being laid
	Playing
	Over // the game is; a rematch may follow
	Done // closed
)

// Seat is a seat with its holder.
type Seat struct {
	Taken bool // by a person, though a computer may play for it at present
	Name  string
	Level int    // of the computer that plays, 0 for none
	Ready bool   // to begin
	Away  bool   // its person has left the game under way
	Bot   bool   // its person is a program
	Freed string // why a free seat's last person lost it: Dismissed, Unready, else ""
	key   Key
}

// Why a seat has fallen free.
const (
	Dismissed = "dismissed" // the host has asked its person to go
	Unready   = "unready"   // its person was not ready in time
)

// Player is the present player of the seat.
func (s *Seat) Player() match.Player {
	if s.Level > 0 {
		return match.Computer(s.Level)
	}
	return match.Human(s.Name)
}

// person reports whether a person plays.
func (s *Seat) person() bool { return s.Taken && s.Level == 0 }

// here reports whether a person plays and is not away.
func (s *Seat) here() bool { return s.person() && !s.Away }

// Question is a question that waits for consent.
type Question struct {
	N     int // of the event that asked
	What  What
	By    game.Seat
	For   game.Seat // the seat that the computer is to take over
	Level int
	Ply   int // to take back to
	Yes   game.SeatSet
	Name  string // of the sender without a seat who asks for one
	key   Key    // likewise
}

// Declined is a question that was refused; its author withdraws it so.
type Declined struct {
	N  int // of the event that refused it
	Of Question
	By game.Seat
}

// Room is the state that its events lead to. It is not safe for concurrent use.
type Room struct {
	find func(id string) (game.Variant, bool)

	setup Setup
	host  Key
	n     int  // of the last event
	last  Time // of the last event
	phase Phase
	gathering
	dismissed []Key // those whom the host asked to go

	match    *match.Match
	mark     int          // see Mark
	since    Time         // when the running clock began to run
	flagged  game.SeatSet // the seats that a computer relieved when the time ran out
	question *Question
	declined Declined          // the last one, its N is 0 before the first
	drawn    map[string]string // turns taken back, with their draws
	study    *Study            // nil before a study begins

	spoke, asked [3]Time // when a seat last did
	joined       Time    // when a latecomer last asked for a seat

	listing Listing
	listed  Time // since when it has been open to strangers
}

// New is a room before its first event. Variants are found by their ids.
func New(find func(id string) (game.Variant, bool)) *Room { return &Room{find: find} }

// Events is how many events the room has seen.
func (r *Room) Events() int { return r.n }

// Last is when the last event was.
func (r *Room) Last() Time { return r.last }

// Phase is where the room stands.
func (r *Room) Phase() Phase { return r.phase }

// Setup is the settings of the room's creation; read only.
func (r *Room) Setup() *Setup { return &r.setup }

// Seats are the seats with their present holders; read only.
func (r *Room) Seats() []Seat { return r.seats }

// Match is the game being played, before it begins the start; read only. Its players are those
// with whom it began.
func (r *Room) Match() *match.Match { return r.match }

// Mark is the number of the event that led to the present position. Turns name theirs.
func (r *Room) Mark() int { return r.mark }

// Laid reports whether a seat has laid its tiles.
func (r *Room) Laid(s game.Seat) bool { return r.match.Laid(s) }

// Question is the question that waits for consent, or nil; read only.
func (r *Room) Question() *Question { return r.question }

// Declined is the last question that was refused; its N is 0 before the first.
func (r *Room) Declined() Declined { return r.declined }

// SeatOf is the seat that a key holds, is invited to or asks for, game.NoSeat for a spectator.
func (r *Room) SeatOf(k Key) game.Seat {
	for s := range r.seats {
		if k != "" && r.seats[s].key == k {
			return game.Seat(s)
		}
	}
	if r.Asks(k) {
		return r.question.For
	}
	return game.NoSeat
}

// Hosts reports whether a key is that of the room's creator.
func (r *Room) Hosts(k Key) bool { return k != "" && k == r.host }

// HostSeat is the seat of the room's creator, game.NoSeat if it has none.
func (r *Room) HostSeat() game.Seat { return r.SeatOf(r.host) }

// Due is a computer's seat for which the server has to lay or to play now.
func (r *Room) Due() (s game.Seat, ok bool) {
	for i := range r.seats {
		s := game.Seat(i)
		due := r.phase == Laying && !r.match.Laid(s) || r.phase == Playing && r.match.Actor() == s
		if due && r.seats[i].Level > 0 {
			return s, true
		}
	}
	return game.NoSeat, false
}

// create opens the room.
func (r *Room) create(e *Event) error {
	if e.Setup == nil {
		return refuse("bounds", "setup: is missing")
	}
	v, ok := r.find(e.Setup.Variant)
	if !ok {
		return refuse("bounds", "setup.variant: there is no %q", game.Brief(e.Setup.Variant))
	}
	if len(e.Setup.Seats) != len(v.Info().Seats) {
		return refuse("bounds", "setup.seats: %d, %s has %d", len(e.Setup.Seats), e.Setup.Variant, len(v.Info().Seats))
	}
	if _, err := odds.Parse(v, e.Setup.Odds); err != nil {
		return refuse("bounds", "setup.odds: %v", err)
	}
	if e.Setup.Odds != "" && e.Setup.Start != "" {
		return refuse("bounds", "setup.odds: the game has a start of its own")
	}
	if int(e.Setup.Clock.Giver) >= len(e.Setup.Seats) {
		return refuse("bounds", "setup.clock.giver: there is no seat %d", e.Setup.Clock.Giver)
	}
	r.setup, r.host = *e.Setup, e.Key
	for _, p := range e.Setup.Seats {
		r.order = append(r.order, len(r.seats))
		r.seats = append(r.seats, Seat{Taken: p.Name != "", Name: p.Name, Level: p.Level, key: p.Key})
	}
	r.reseated(e.At)
	r.drawn = map[string]string{}
	r.phase = Gathering
	return r.newMatch(e.At)
}

// newMatch sets up a game for the seated players. Computers' tiles are written as events.
func (r *Room) newMatch(at Time) error {
	v, _ := r.find(r.setup.Variant)
	players := make([]match.Player, len(r.seats))
	for i, s := range r.seats {
		players[i] = s.Player()
	}
	m, err := match.New(v, match.Setup{Options: r.setup.Options, Start: r.setup.Start, Odds: r.odds(),
		Clock: r.Clock().Match(), Date: at.date()})
	if err != nil {
		return refuse("bounds", "setup: %v", err)
	}
	m.Seat(players)
	r.match = m
	clear(r.drawn)
	r.study = nil
	r.flagged = 0
	return nil
}

// odds are the pieces that are given on the present seats.
//
// Ruling: they are given by a player, not by a side, wherever that player moves.
func (r *Room) odds() odds.Odds {
	if r.setup.Odds == "" {
		return odds.Odds{}
	}
	v, _ := r.find(r.setup.Variant)
	o, err := odds.Parse(v, r.setup.Odds)
	if err != nil { // checked at first
		return odds.Odds{}
	}
	return o.Moved(v, game.Seat(slices.Index(r.order, int(o.By))))
}

// Odds are the odds as records have them, given on the present seats; "" for none.
func (r *Room) Odds() string {
	if r.setup.Odds == "" {
		return ""
	}
	v, _ := r.find(r.setup.Variant)
	return r.odds().Text(v.Info())
}

// Clock is the room's clock, with the odds of time given on the present seats.
func (r *Room) Clock() Clock {
	c := r.setup.Clock
	if c.Part > 0 {
		c.Giver = game.Seat(max(0, slices.Index(r.order, int(c.Giver))))
	}
	return c
}

// begin begins the game once every seat is filled and all people are ready.
func (r *Room) begin(at Time) error {
	people := 0
	for _, s := range r.seats {
		if s.Level == 0 && !(s.Taken && s.Ready) {
			return nil
		}
		if s.Taken {
			people++
		}
	}
	if people == 0 {
		return nil
	}
	if err := r.newMatch(at); err != nil {
		return err
	}
	r.phase, r.mark, r.since, r.question = Playing, r.n, at, nil
	switch {
	case r.match.Deploying():
		r.phase = Laying
	case r.match.Actor() == game.NoSeat: // rooms of earlier versions may begin where a game ends
		r.phase = Over
	}
	return nil
}
