package room

import (
	"testing"

	"yanyi/game"
)

// TestTheHostAsksSomebodyToGo checks that only the host can have a person go, before the game
// alone, that the seat is free for others then, and that the person does not come back with
// the same token, nor after the room was read again.
func TestTheHostAsksSomebodyToGo(t *testing.T) {
	p := gather(t, yanyi)
	p.say(bob, sitBob)
	p.refused("taken", ann, Say{Do: Offer, Seat: 1, Key: dan})
	p.refused("host", bob, Say{Do: Offer, Seat: 0, Key: dan, Yes: true})
	p.say(ann, Say{Do: Offer, Seat: 1, Key: dan, Yes: true})
	if s := p.r.Seats()[1]; s.Taken || s.Freed != Dismissed || p.r.SeatOf(bob) != game.NoSeat {
		t.Errorf("the seat is %+v", s)
	}
	for _, seat := range []game.Seat{1, 2} {
		p.refused("dismissed", bob, Say{Do: Sit, Seat: seat, Name: "Bob"})
	}
	p.r = p.replay()
	p.refused("dismissed", bob, Say{Do: Sit, Seat: 1, Name: "Bob"})
	p.say(dan, Say{Do: Sit, Seat: 1, Name: "Dan"})
	if s := p.r.Seats()[1]; !s.Taken || s.Freed != "" {
		t.Errorf("Dan sits as %+v", s)
	}
	p.say(ann, Say{Do: Appoint, Seat: 2, Level: 1})
	for _, k := range []Key{ann, dan} {
		p.say(k, Say{Do: SetReady, Yes: true})
	}
	p.refused("phase", ann, Say{Do: Offer, Seat: 1, Key: bob, Yes: true})
	p.refused("dismissed", bob, Say{Do: Ask, What: Join, Seat: 2, Name: "Bob"})
}

// TestTheHostKeepsTheSeat checks that nobody, the host included, has the host go.
func TestTheHostKeepsTheSeat(t *testing.T) {
	p := gather(t, yanyi)
	p.say(ann, Say{Do: Offer, Seat: 0, Key: "new", Yes: true})
	if p.r.Seats()[0].Freed == Dismissed {
		t.Error("the host is not let in again")
	}
	p.say(ann, Say{Do: Sit, Seat: 1, Name: "Ann"})
}

// TestWhoIsNotReadyInTime checks that the server frees the seat of a person who is not ready,
// for that reason only before the game, and that people do not say so of themselves.
func TestWhoIsNotReadyInTime(t *testing.T) {
	p := gather(t, yanyi)
	p.say(bob, sitBob)
	p.say(bob, Say{Do: SetReady, Yes: true})
	p.refused("nothing", Server, Say{Do: Leave, Seat: 1, Yes: true})
	p.say(bob, Say{Do: SetReady})
	p.say(Server, Say{Do: Leave, Seat: 1, Yes: true})
	if s := p.r.Seats()[1]; s.Taken || s.Freed != Unready {
		t.Errorf("the seat is %+v", s)
	}
	p.say(bob, sitBob)
	p.say(bob, Say{Do: Leave, Yes: true})
	if s := p.r.Seats()[1]; s.Freed != "" {
		t.Errorf("who leaves is said to be %s", s.Freed)
	}
}
