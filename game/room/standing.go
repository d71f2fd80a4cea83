package room

import (
	"slices"

	"yanyi/game"
)

// MostAsked is the largest number of rooms in an enquiry.
const MostAsked = 30

// Enquiry asks how rooms stand, in which seats are held.
type Enquiry struct {
	V     int        `json:"v"`
	Rooms []Greeting `json:"rooms"`
}

// Standings are the answer.
type Standings struct {
	V     int        `json:"v"`
	Rooms []Standing `json:"rooms"`
}

// Standing is the state of a room for the holder of a seat.
type Standing struct {
	Code  string    `json:"code"`
	Gone  bool      `json:"gone,omitempty"` // there is no such room
	You   game.Seat `json:"you"`            // game.NoSeat for none
	Phase Phase     `json:"phase"`
	Turn  game.Seat `json:"turn"`            // the seat to move, game.NoSeat for none
	Left  Time      `json:"left,omitempty"`  // of the player to move, 0 without clock
	Waits bool      `json:"waits,omitempty"` // the room waits for You: for a turn, tiles, an answer, being ready
	At    Time      `json:"at"`              // when something happened last
}

// Outline is the state of a room for everybody, without the room itself.
type Outline struct {
	phase  Phase
	turn   game.Seat
	last   Time
	left   Time // of the player to move
	since  Time // when the clock began to run, 0 if none does
	keys   []Key
	asker  Key // the sender without any of these keys, and the seat asked for
	asked  game.Seat
	waits  game.SeatSet
	behind *Glimpse // what spectators may know, nil for all
}

// Glimpse is the state of a room as last sent to spectators.
type Glimpse struct {
	Phase Phase
	Turn  game.Seat // the seat to move then, game.NoSeat for none
	Ply   int
	At    Time // of the last event
}

// Glimpse is how a room stands.
func (r *Room) Glimpse() Glimpse {
	g := Glimpse{Phase: r.phase, Turn: game.NoSeat, At: r.last}
	if r.match != nil {
		g.Ply = r.match.Ply()
	}
	if r.phase == Playing {
		g.Turn = r.match.Actor()
	}
	return g
}

// Outline is the state of a room: for spectators the delayed one, if there is a delay.
func (r *Room) Outline(told Glimpse) *Outline {
	o := &Outline{phase: r.phase, turn: game.NoSeat, last: r.last}
	if r.listing.Delay > 0 {
		o.behind = &told
	}
	if r.phase == Playing {
		o.turn = r.match.Actor()
		o.left = r.TimeLeft(o.turn, r.since)
		if _, runs := r.Ticking(); runs {
			o.since = r.since
		}
	}
	for i := range r.seats {
		o.keys = append(o.keys, r.seats[i].key)
		if s := game.Seat(i); r.seats[i].person() && r.waits(s) {
			o.waits = o.waits.With(s)
		}
	}
	if q := r.question; q != nil && q.What == Join {
		o.asker, o.asked = q.key, q.For
	}
	return o
}

// Standing is the state of the room for the holder of a key.
func (o *Outline) Standing(code string, k Key, at Time) Standing {
	s := Standing{Code: code, You: game.NoSeat, Phase: o.phase, Turn: o.turn, Left: o.left, At: o.last}
	if o.since > 0 {
		s.Left = max(0, o.left-max(0, at-o.since))
	}
	switch i := slices.Index(o.keys, k); {
	case k == "":
	case i >= 0:
		s.You = game.Seat(i)
		s.Waits = o.waits.Has(s.You)
	case k == o.asker:
		s.You = o.asked
	}
	if s.You == game.NoSeat && o.behind != nil {
		s.Phase, s.Turn, s.Left, s.At = o.behind.Phase, o.behind.Turn, 0, o.behind.At
	}
	return s
}

// waits reports whether the room waits for a seat's person.
func (r *Room) waits(s game.Seat) bool {
	switch r.phase {
	case Gathering:
		return r.full > 0 && !r.seats[s].Ready || r.Waiting().Has(s)
	case Laying:
		return !r.match.Laid(s)
	case Playing:
		return r.match.Actor() == s || r.Waiting().Has(s)
	}
	return r.Waiting().Has(s)
}

// DecodeEnquiry reads an enquiry. Its error names the place.
func DecodeEnquiry(text []byte) (*Enquiry, error) {
	var q Enquiry
	if err := decode(text, &q); err != nil {
		return nil, err
	}
	if q.V != Version {
		return nil, refuse("version", "v: %d, this server speaks %d", q.V, Version)
	}
	return &q, within("rooms", len(q.Rooms), 1, MostAsked)
}

// Delays are the people for whom a running game waits, other than a seat, and since when.
// While anybody waits for that seat too, it is nobody else's fault.
func (r *Room) Delays(s game.Seat) (by game.SeatSet, since Time) {
	for i := range r.seats {
		if at := game.Seat(i); r.seats[i].person() && (r.phase == Laying && !r.match.Laid(at) || r.phase == Playing && r.match.Actor() == at) {
			by = by.With(at)
		}
	}
	if by.Has(s) {
		return 0, 0
	}
	return by, r.since
}
