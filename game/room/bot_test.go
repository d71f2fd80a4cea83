package room

import "testing"

// TestProgramsAreMarked checks that whoever sits down as a program, or says so later, stays
// marked as one, in the room, in the lobby and on another seat, until somebody else has the seat.
func TestProgramsAreMarked(t *testing.T) {
	p := gather(t, yanyi)
	p.say(ann, Say{Do: List, List: &Listing{Open: true}})
	p.say(bob, Say{Do: Sit, Seat: 1, Name: "Deep Red", Yes: true})
	if s := p.r.Seats(); !s[1].Bot || s[0].Bot {
		t.Errorf("the seats are %+v", s)
	}
	if table, ok := p.r.Table("ABCDEF", 0); !ok || !table.Seats[1].Bot || table.Seats[0].Bot {
		t.Errorf("in the lobby it is %+v", table)
	}
	p.say(bob, Say{Do: Rename, Name: "Bob"})
	p.say(bob, Say{Do: Ask, What: Swap, Seat: 2})
	if s := p.r.Seats(); !s[2].Bot || s[1].Bot {
		t.Errorf("after the swap the seats are %+v", s)
	}
	p.say(bob, Say{Do: Leave})
	p.say(dan, Say{Do: Sit, Seat: 2, Name: "Dan"})
	if s := p.r.Seats()[2]; s.Bot {
		t.Errorf("Dan is taken for a program: %+v", s)
	}
	p.say(dan, Say{Do: Rename, Name: "Dan", Yes: true})
	p.refused("nothing", dan, Say{Do: Rename, Name: "Dan", Yes: true})
	p.refused("nothing", dan, Say{Do: Rename, Name: "Dan"})
	if !p.r.Seats()[2].Bot || !p.replay().Seats()[2].Bot {
		t.Error("who says later to be a program is not marked")
	}
}
