package room

import "yanyi/game"

// MostAsked is after how many rooms is asked at once at most.
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

// Standing is how a room stands for who holds a seat there.
type Standing struct {
	Code  string    `json:"code"`
	Gone  bool      `json:"gone,omitempty"` // there is no such room
	You   game.Seat `json:"you"`            // game.NoSeat for none
	Phase Phase     `json:"phase"`
	Turn  game.Seat `json:"turn"`            // whose turn it is, game.NoSeat for nobody's
	Left  Time      `json:"left,omitempty"`  // that whoever is to move has left, 0 without clock
	Waits bool      `json:"waits,omitempty"` // the room waits for You: for a turn, tiles, an answer, being ready
	At    Time      `json:"at"`              // when something happened last
}

// StandingOf is how a room stands for who has a key.
func StandingOf(r *Room, code string, k Key, at Time) Standing {
	s := Standing{Code: code, You: r.SeatOf(k), Phase: r.phase, Turn: game.NoSeat, At: r.last}
	if r.phase == Playing {
		s.Turn = r.match.Actor()
		s.Left = r.TimeLeft(s.Turn, at)
	}
	if s.You != game.NoSeat && r.seats[s.You].person() {
		s.Waits = r.waits(s.You)
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
