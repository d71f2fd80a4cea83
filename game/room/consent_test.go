package room

import (
	"testing"

	"yanyi/game"
)

func TestTakingBackTakesAllLivingPeople(t *testing.T) {
	p := play(t, yanyi)
	p.any()
	p.any()
	p.say(ann, Say{Do: Ask, What: TakeBack})
	if q := p.r.Question(); q.Ply != 0 || p.r.Waiting() != game.SetOf(1, 2) {
		t.Fatalf("%+v waits for %b", q, p.r.Waiting())
	}
	p.agree(bob)
	if p.r.Match().Ply() != 2 {
		t.Error("taken back before Cyd agreed")
	}
	p.refused("nothing", bob, Say{Do: Answer, Yes: true, Of: p.r.Question().N})
	p.agree(cyd)
	if p.r.Match().Ply() != 0 || p.r.Question() != nil {
		t.Errorf("%d turns are left", p.r.Match().Ply())
	}
}

// Wei, which plays against two, needs the consent of both to take a turn back; an ally needs
// that of both other players.
func TestTakingBackAgainstTwo(t *testing.T) {
	p := play(t, Setup{Variant: "chibi"})
	p.any() // Wei's, whose seat is Bob's
	p.say(bob, Say{Do: Ask, What: TakeBack})
	if p.r.Waiting() != game.SetOf(0, 2) {
		t.Fatalf("it waits for %b", p.r.Waiting())
	}
	p.agree(ann)
	p.agree(cyd)
	if p.r.Match().Ply() != 0 {
		t.Error("not taken back though both agreed")
	}
}

func TestOneNoDeclines(t *testing.T) {
	p := play(t, yanyi)
	p.any()
	n := p.say(ann, Say{Do: Ask, What: TakeBack}).N
	p.agree(bob)
	p.say(cyd, Say{Do: Answer, Of: n})
	if p.r.Question() != nil || p.r.Match().Ply() != 1 {
		t.Error("the question is still open")
	}
	p.refused("stale", bob, Say{Do: Answer, Yes: true, Of: n})
	p.refused("soon", ann, Say{Do: Ask, What: TakeBack})
	p.wait(askGap)
	p.say(ann, Say{Do: Ask, What: TakeBack})
	p.refused("stale", bob, Say{Do: Answer, Yes: true, Of: n})
}

func TestAQuestionLapsesWithTheNextTurn(t *testing.T) {
	p := play(t, yanyi)
	p.any()
	p.say(ann, Say{Do: Ask, What: TakeBack})
	p.refused("asked", bob, Say{Do: Ask, What: Draw})
	p.any()
	if p.r.Question() != nil {
		t.Error("it is still open")
	}
}

func TestWhoHasNotMovedTakesNothingBack(t *testing.T) {
	p := play(t, yanyi)
	p.any()
	p.refused("nothing", bob, Say{Do: Ask, What: TakeBack})
}

func TestGivingUpIsFinal(t *testing.T) {
	p := play(t, yanyi)
	p.any()
	p.say(cyd, Say{Do: Resign, Of: p.r.Mark()})
	p.refused("question", ann, Say{Do: Ask, What: TakeBack})
	p.refused("out", cyd, Say{Do: Ask, What: Draw})
}

func TestADrawTakesAllLivingPeople(t *testing.T) {
	p := play(t, Setup{Variant: "baige"})
	p.say(ann, Say{Do: Ask, What: Draw})
	e := p.say(bob, Say{Do: Answer, Yes: true, Of: p.r.Question().N})
	if e.Result != "draw" || p.r.Phase() != Over {
		t.Errorf("the result is %q in phase %d", e.Result, p.r.Phase())
	}
}

func TestTheOutHaveNoSayInADraw(t *testing.T) {
	p := play(t, yanyi)
	p.say(cyd, Say{Do: Resign, Of: p.r.Mark()})
	p.say(ann, Say{Do: Ask, What: Draw})
	p.refused("out", cyd, Say{Do: Answer, Of: p.r.Question().N})
	p.agree(bob)
	if p.r.Phase() != Over {
		t.Error("the game goes on")
	}
}

// TestWhoIsAwayStillHasASay checks that no game is drawn or taken back without an absent
// player's consent.
func TestWhoIsAwayStillHasASay(t *testing.T) {
	p := away(t, yanyi)
	p.say(ann, Say{Do: Ask, What: Draw})
	p.agree(cyd)
	if p.r.Phase() != Playing || p.r.Waiting() != game.SetOf(1) {
		t.Error("the game was drawn without Bob")
	}
}

func TestNobodyIsReplacedWhoIsThere(t *testing.T) {
	p := play(t, yanyi)
	p.refused("question", ann, Say{Do: Ask, What: Relief, Seat: 1, Level: 3})
	p.refused("question", ann, Say{Do: Ask, What: Relief, Seat: 0, Level: 3})
	p.refused("bounds", ann, Say{Do: Ask, What: Relief, Seat: 1})
	p.refused("question", ann, Say{Do: Ask, What: Relief, Seat: 7, Level: 3})
}

func TestAComputerTakesOverWhenAllRemainingAgree(t *testing.T) {
	p := away(t, yanyi)
	p.say(ann, Say{Do: Ask, What: Relief, Seat: 1, Level: 3})
	if p.r.Seats()[1].Level != 0 {
		t.Fatal("Cyd was not asked")
	}
	p.agree(cyd)
	p.any()
	p.refused("nobody", bob, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
	p.say(Server, Say{Do: Play, Seat: 1, Turn: p.choice(0), Of: p.r.Mark()})
	p.say(bob, Say{Do: Return})
	if s := p.r.Seats()[1]; s.Level != 0 || s.Away {
		t.Errorf("Bob's seat is %+v", s)
	}
	p.refused("nobody", Server, Say{Do: Play, Seat: 1, Turn: "a1a2", Of: p.r.Mark()})
}

func TestWhoReturnsEndsTheQuestion(t *testing.T) {
	p := away(t, yanyi)
	p.say(ann, Say{Do: Ask, What: Relief, Seat: 1, Level: 3})
	p.say(bob, Say{Do: Return})
	if p.r.Question() != nil {
		t.Error("they still vote about Bob's seat")
	}
}

func TestTheHouseTellsWhoIsAway(t *testing.T) {
	p := play(t, yanyi)
	p.say(Server, Say{Do: Leave, Seat: 1})
	p.refused("nothing", Server, Say{Do: Leave, Seat: 1})
	if !p.r.Seats()[1].Away {
		t.Error("Bob is there")
	}
}

func TestARematchRotatesTheSeats(t *testing.T) {
	p := play(t, yanyi)
	p.refused("question", ann, Say{Do: Ask, What: Rematch})
	old := p.r.Mark()
	p.say(bob, Say{Do: Resign, Of: p.r.Mark()})
	p.say(cyd, Say{Do: Resign, Of: p.r.Mark()})
	p.say(bob, Say{Do: Ask, What: Rematch})
	p.agree(ann, cyd)
	for k, s := range map[Key]game.Seat{ann: 1, bob: 2, cyd: 0} {
		if p.r.SeatOf(k) != s {
			t.Errorf("%s sits on %d, not on %d", k, p.r.SeatOf(k), s)
		}
	}
	if p.r.Phase() != Playing || p.r.Match().Ply() != 0 {
		t.Error("the rematch has not begun")
	}
	p.refused("stale", cyd, Say{Do: Play, Turn: p.choice(0), Of: old})
	p.any()
}

// TestARematchDoesNotWaitForWhoIsAway checks that an absent player's seat is offered again.
func TestARematchDoesNotWaitForWhoIsAway(t *testing.T) {
	p := away(t, Setup{Variant: "baige"})
	p.say(ann, Say{Do: Resign, Of: p.r.Mark()})
	p.say(ann, Say{Do: Ask, What: Rematch})
	if p.r.Phase() != Gathering || p.r.Seats()[0].Taken || p.r.SeatOf(ann) != 1 {
		t.Errorf("phase %d, seats %+v", p.r.Phase(), p.r.Seats())
	}
	p.say(bob, Say{Do: Sit, Seat: 0, Name: "Bob"})
	p.say(bob, Say{Do: SetReady, Yes: true})
	p.any()
}

// TestARematchWaitsForWhoWasRelievedButIsThere checks that a replaced player who has returned is
// asked.
func TestARematchWaitsForWhoWasRelievedButIsThere(t *testing.T) {
	p := play(t, live(2))
	p.wait(60 * second)
	p.say(Server, Say{Do: Tick})
	p.say(bob, Say{Do: Resign, Of: p.r.Mark()})
	p.say(cyd, Say{Do: Resign, Of: p.r.Mark()})
	p.say(bob, Say{Do: Ask, What: Rematch})
	p.agree(cyd)
	if s := p.r.Seats()[1]; p.r.Phase() != Gathering || s.Level != 0 || !s.Taken || s.Ready {
		t.Fatalf("phase %d, Ann's seat is %+v", p.r.Phase(), s)
	}
	p.say(ann, Say{Do: SetReady, Yes: true})
	p.any()
}
