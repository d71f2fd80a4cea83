package host

import (
	"yanyi/game"
	"yanyi/game/room"
)

// People is the people who gather for a game or play it, and their state, as plain data.
type People struct {
	Code  string // by which others find them
	Token string // of the seat that is held or offered here; a secret
	You   game.Seat
	Host  bool // the viewer created the room

	Phase room.Phase
	Setup room.Setup // with odds as they are given on the present seats
	Seats []room.Seat
	Full  room.Time // since when all are filled and nobody has changed, 0 while one is free

	Here     game.SeatSet // whose person has a connection now,
	Weak     game.SeatSet // and whose only a slow one
	Watching int          // the spectators

	Bond  Bond
	Fault string // the code of why the bond has ended

	Turn     game.Seat    // the seat to move, NoSeat for none
	Mark     int          // number of the event that led to the present position
	Ply      int          // turns taken
	Alive    game.SeatSet // the players not eliminated
	Question *room.Question
	Waiting  game.SeatSet  // seats whose answer it waits for
	Declined room.Declined // the question refused last

	Chat
}

// Chat is what people say to each other.
type Chat struct {
	Talk  []Talk       // the latest phrases, the oldest first
	Muted game.SeatSet // seats muted here
}

// Seated reports whether the seat of You is held, not only offered.
func (p *People) Seated() bool { return p.Own() != game.NoSeat }

// Own is the seat that is held here, NoSeat for none.
func (p *People) Own() game.Seat {
	if p.You == game.NoSeat || int(p.You) >= len(p.Seats) || !p.Seats[p.You].Taken {
		return game.NoSeat
	}
	return p.You
}

// Joining is the question by which the viewer has asked for a computer's seat, nil for none.
func (p *People) Joining() *room.Question {
	if q := p.Question; q != nil && q.What == room.Join && q.For == p.You && !p.Seated() {
		return q
	}
	return nil
}

// Vacant is a computer's seat that a person without one may ask for, NoSeat for none.
func (p *People) Vacant() game.Seat {
	for i, s := range p.Seats {
		if seat := game.Seat(i); p.Phase == room.Playing && !s.Taken && s.Level > 0 && p.Alive.Has(seat) {
			return seat
		}
	}
	return game.NoSeat
}

// Asked is the question that the person seated here has to answer, nil for none.
func (p *People) Asked() *room.Question {
	if !p.Waiting.Has(p.You) {
		return nil
	}
	return p.Question
}

// Bond is the state of the connection.
type Bond uint8

// The bonds.
const (
	Joining Bond = iota // connecting for the first time
	Bound               // connected, and up to date
	Lost                // reconnecting
	Ended               // closed for good
)

// Talk is a phrase that a player has sent.
type Talk struct {
	By     game.Seat
	Phrase int
	At     room.Time
}
