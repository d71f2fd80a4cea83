package room

import (
	"encoding/json"
	"testing"

	"yanyi/game"
	"yanyi/game/catalog"
)

// withComputer is a game of Ann and Bob with a computer on the third seat.
func withComputer(t *testing.T, s Setup) *party {
	t.Helper()
	s.Seats = []Place{{Name: "Ann", Key: ann}, {Name: "Bob", Key: bob}, {Level: 4}}
	p := gather(t, s)
	for _, k := range []Key{ann, bob} {
		p.say(k, Say{Do: SetReady, Yes: true})
	}
	return p
}

var wish = Say{Do: Ask, What: Join, Seat: 2, Name: "Dan\u202e"}

// next plays the first legal turn, for a computer too.
func (p *party) next() {
	p.t.Helper()
	s, who := p.r.match.Actor(), Server
	if p.r.seats[s].Level == 0 {
		who = p.r.seats[s].key
	}
	p.say(who, Say{Do: Play, Seat: s, Turn: p.choice(0), Of: p.r.Mark()})
}

func TestWhoComesLateTakesAComputersSeatWhenAllAgree(t *testing.T) {
	p := withComputer(t, Setup{Variant: "yanyi", Clock: Clock{Total: 600 * second}})
	e := p.say(dan, wish)
	if q := p.r.Question(); q.Name != "Dan" || q.For != 2 || p.r.Waiting() != game.SetOf(0, 1) {
		t.Fatalf("%+v waits for %b", q, p.r.Waiting())
	}
	if told := Tell(*e, 0); told.Key != "" || told.Name != "Dan" {
		t.Errorf("Ann is told %+v", told)
	}
	if p.r.SeatOf(dan) != 2 || p.r.Seats()[2].Taken {
		t.Error("it is not known who asks, or he sits already")
	}
	p.agree(ann)
	p.refused("nobody", dan, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
	p.agree(bob)
	if s := p.r.Seats()[2]; !s.Taken || s.Name != "Dan" || s.Level != 0 || p.r.SeatOf(dan) != 2 || p.r.Question() != nil {
		t.Fatalf("the seat is %+v", s)
	}
	for range 4 {
		p.any()
	}
	if left := p.r.TimeLeft(2, p.at); left != 600*second {
		t.Errorf("%d ms are left", left)
	}
}

// The clock of a seat taken over on its turn runs from then on.
func TestTheClockRunsFromWhenASeatIsTakenOver(t *testing.T) {
	p := withComputer(t, live(0))
	p.say(dan, wish)
	p.agree(ann)
	for p.r.match.Actor() != 2 {
		p.next()
	}
	p.wait(50 * second)
	p.agree(bob)
	if left := p.r.TimeLeft(2, p.at); left != 60*second {
		t.Errorf("%d ms are left", left)
	}
}

// Computers play on during a vote, and players who leave the game are not waited for.
func TestAskingForASeatOutlivesTurns(t *testing.T) {
	p := withComputer(t, yanyi)
	p.say(dan, wish)
	for range 4 {
		p.next()
	}
	p.agree(ann)
	p.say(bob, Say{Do: Resign, Of: p.r.Mark()})
	if s := p.r.Seats()[2]; !s.Taken {
		t.Errorf("the seat is %+v, and they wait for %b", s, p.r.Waiting())
	}
}

func TestAskingForASeatEndsWithItsPlayer(t *testing.T) {
	p := withComputer(t, yanyi)
	p.say(dan, wish)
	p.say(bob, Say{Do: Resign, Of: p.r.Mark()})
	p.say(ann, Say{Do: Resign, Of: p.r.Mark()})
	if p.r.Question() != nil || p.r.Phase() != Over {
		t.Errorf("they still vote in phase %d", p.r.Phase())
	}
}

// One refusal is enough; the asker may withdraw, and nobody is asked again at once.
func TestASeatIsRefusedOrNotWantedAnyMore(t *testing.T) {
	p := withComputer(t, yanyi)
	p.say(dan, wish)
	p.refused("nothing", dan, wish)
	p.refused("asked", cyd, Say{Do: Ask, What: Join, Seat: 2, Name: "Cyd"})
	p.say(bob, Say{Do: Answer, Of: p.r.Question().N})
	p.refused("soon", dan, wish)
	p.wait(joinGap)
	p.say(dan, wish)
	p.refused("out", dan, Say{Do: Answer, Of: p.r.Question().N, Yes: true})
	p.refused("nobody", cyd, Say{Do: Answer, Of: p.r.Question().N})
	p.say(dan, Say{Do: Answer, Of: p.r.Question().N})
	if p.r.Question() != nil || p.r.SeatOf(dan) != game.NoSeat || p.r.Seats()[2].Taken {
		t.Error("Dan still asks, or sits")
	}
}

// Questions of players take precedence.
func TestPlayersAskBeforeWhoComesLate(t *testing.T) {
	p := withComputer(t, yanyi)
	p.any()
	p.say(dan, wish)
	p.say(ann, Say{Do: Ask, What: TakeBack})
	if q := p.r.Question(); q.What != TakeBack || p.r.SeatOf(dan) != game.NoSeat {
		t.Errorf("%+v is asked", q)
	}
	p.wait(joinGap)
	p.refused("asked", dan, wish)
}

func TestWhichSeatsMayBeAskedFor(t *testing.T) {
	p := withComputer(t, yanyi)
	p.refused("question", dan, Say{Do: Ask, What: Join, Seat: 1, Name: "Dan"})
	p.refused("question", dan, Say{Do: Ask, What: Join, Seat: 7, Name: "Dan"})
	p.refused("bounds", dan, Say{Do: Ask, What: Join, Seat: 2, Name: "\u202e"})
	p.refused("seated", ann, wish)
	p.refused("nobody", "", wish)
	p.refused("nobody", Server, wish)

	p = away(t, yanyi)
	p.say(ann, Say{Do: Ask, What: Relief, Seat: 1, Level: 3})
	p.agree(cyd)
	p.refused("question", dan, Say{Do: Ask, What: Join, Seat: 1, Name: "Dan"}) // it is Bob's

	p = gather(t, Setup{Variant: "baige", Seats: []Place{{Name: "Ann", Key: ann}, {Level: 2}}})
	p.refused("question", dan, Say{Do: Ask, What: Join, Seat: 1, Name: "Dan"}) // not begun
	p.say(ann, Say{Do: SetReady, Yes: true})
	p.say(ann, Say{Do: Leave})
	p.refused("question", dan, Say{Do: Ask, What: Join, Seat: 1, Name: "Dan"}) // nobody can agree
}

// The lobby names the computers that can be replaced, only at tables open to anybody.
func TestTheLobbyNamesComputersThatMakeWay(t *testing.T) {
	p := withComputer(t, yanyi)
	p.say(ann, Say{Do: List, List: &Listing{Watch: true}})
	if table, _ := p.r.Table("ABCDEF", 0); len(table.Yielding()) != 0 {
		t.Errorf("strangers may ask for %v", table.Yielding())
	}
	p.say(ann, Say{Do: List, List: &Listing{Watch: true, Open: true}})
	table, ok := p.r.Table("ABCDEF", 0)
	if got := table.Yielding(); !ok || len(got) != 1 || got[0] != 2 || len(table.Free()) != 0 {
		t.Errorf("strangers see %+v", table)
	}
	for _, forged := range []bool{false, true} {
		table.Seats[0].Yields = forged
		text, err := json.Marshal(table)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := DecodeTable(text, catalog.Find); (err != nil) != forged {
			t.Errorf("%s: %v", text, err)
		}
	}
}
