package room

import (
	"slices"
	"testing"

	"yanyi/game"
)

// seated is gather with everybody seated and nobody ready.
func seated(t *testing.T, s Setup) *party {
	t.Helper()
	p := gather(t, s)
	for i, k := range p.people() {
		if i > 0 {
			p.say(k, Say{Do: Sit, Seat: game.Seat(i), Name: "P"})
		}
	}
	return p
}

// ready makes people ready.
func (p *party) ready(who ...Key) {
	p.t.Helper()
	for _, k := range who {
		p.say(k, Say{Do: SetReady, Yes: true})
	}
}

func TestTheHostMayBeginAfterAWhile(t *testing.T) {
	p := gather(t, yanyi)
	p.wait(StartWait)
	p.refused("phase", ann, Say{Do: Start})
	p.say(bob, sitBob)
	p.say(cyd, Say{Do: Sit, Seat: 2, Name: "Cyd"})
	p.ready(bob)
	p.wait(StartWait - 1)
	p.refused("soon", ann, Say{Do: Start})
	p.refused("host", bob, Say{Do: Start})
	p.wait(1)
	p.say(ann, Say{Do: Start})
	if p.r.Phase() != Playing {
		t.Fatal("the game has not begun")
	}
	p.refused("phase", ann, Say{Do: Start})
	p.any()
}

func TestTheWaitBeginsAnewWithWhoSitsDown(t *testing.T) {
	p := seated(t, yanyi)
	p.wait(StartWait)
	p.say(cyd, Say{Do: Leave})
	p.refused("phase", ann, Say{Do: Start})
	p.say(cyd, Say{Do: Sit, Seat: 2, Name: "Cyd"})
	p.refused("soon", ann, Say{Do: Start})
}

func TestComputersAreAlwaysReady(t *testing.T) {
	p := gather(t, yanyi)
	p.say(ann, Say{Do: Appoint, Seat: 1, Level: 3})
	p.say(ann, Say{Do: Appoint, Seat: 2, Level: 3})
	if p.r.Phase() != Gathering {
		t.Fatal("the game began before Ann was ready")
	}
	p.ready(ann)
	if p.r.Phase() != Playing {
		t.Error("the game has not begun")
	}
}

func TestNobodyBeginsAGameOfComputersAlone(t *testing.T) {
	p := gather(t, Setup{Variant: "baige", Seats: []Place{{Level: 1}, {Name: "Ann", Key: ann}}})
	p.say(ann, Say{Do: Leave})
	p.say(ann, Say{Do: Appoint, Seat: 1, Level: 1})
	p.wait(StartWait)
	p.refused("phase", Server, Say{Do: Start})
}

func TestSeatsAreSwappedByAgreement(t *testing.T) {
	p := seated(t, yanyi)
	p.ready(ann, bob)
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 1})
	if p.r.Waiting() != game.SetOf(1) || p.r.SeatOf(ann) != 0 {
		t.Fatalf("it waits for %b, Ann sits on %d", p.r.Waiting(), p.r.SeatOf(ann))
	}
	p.refused("out", cyd, Say{Do: Answer, Yes: true, Of: p.r.Question().N})
	p.agree(bob)
	if p.r.SeatOf(ann) != 1 || p.r.SeatOf(bob) != 0 || p.r.Question() != nil {
		t.Errorf("Ann sits on %d, Bob on %d", p.r.SeatOf(ann), p.r.SeatOf(bob))
	}
	if s := p.r.Seats(); s[0].Ready || s[1].Ready || s[1].Name != "Ann" {
		t.Errorf("the seats are %+v", s)
	}
	if !slices.Equal(p.r.Order(), []int{1, 0, 2}) {
		t.Errorf("the order is %v", p.r.Order())
	}
	p.ready(cyd, bob, ann)
	p.refused("turn", ann, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
	p.say(bob, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
}

func TestASwapMayBeDeclined(t *testing.T) {
	p := seated(t, yanyi)
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 1})
	p.say(bob, Say{Do: Answer, Of: p.r.Question().N})
	if p.r.Question() != nil || p.r.SeatOf(ann) != 0 {
		t.Error("Ann sits elsewhere, or still asks")
	}
	p.refused("soon", ann, Say{Do: Ask, What: Swap, Seat: 1})
}

func TestAFreeSeatAndAComputersNeedNobodysConsent(t *testing.T) {
	p := gather(t, yanyi)
	p.say(ann, Say{Do: Appoint, Seat: 2, Level: 3})
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 1})
	if p.r.SeatOf(ann) != 1 || p.r.SeatOf(bob) != 0 {
		t.Fatalf("Ann sits on %d, Bob is invited to %d", p.r.SeatOf(ann), p.r.SeatOf(bob))
	}
	p.wait(askGap)
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 2})
	if s := p.r.Seats(); s[1].Level != 3 || s[2].Name != "Ann" {
		t.Errorf("the seats are %+v", s)
	}
	p.say(bob, Say{Do: Sit, Seat: 0, Name: "Bob"})
}

func TestASwapLapsesWhenSomebodySitsDownOrTheGameBegins(t *testing.T) {
	p := gather(t, yanyi)
	p.say(bob, sitBob)
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 1})
	p.say(cyd, Say{Do: Sit, Seat: 2, Name: "Cyd"})
	if p.r.Question() != nil {
		t.Error("it is still asked after Cyd sat down")
	}
	p.wait(askGap)
	p.say(ann, Say{Do: Ask, What: Swap, Seat: 1})
	p.ready(ann, bob, cyd)
	if p.r.Question() != nil || p.r.Phase() != Playing {
		t.Error("it is still asked while they play")
	}
}

func TestOnlyASwapIsAskedBeforeTheGame(t *testing.T) {
	p := seated(t, yanyi)
	for _, what := range []What{TakeBack, Draw, Relief, Rematch} {
		if _, err := p.try(ann, Say{Do: Ask, What: what, Seat: 1, Level: 3}); err == nil {
			t.Errorf("%s was asked", what)
		}
	}
	p.refused("question", ann, Say{Do: Ask, What: Swap, Seat: 0})
	p.refused("question", ann, Say{Do: Ask, What: Swap, Seat: 7})
	p.ready(ann, bob, cyd)
	p.wait(askGap)
	p.refused("question", ann, Say{Do: Ask, What: Swap, Seat: 1})
}

func TestSeatsAreDrawn(t *testing.T) {
	seen := map[game.Seat]bool{}
	p := seated(t, yanyi)
	p.refused("host", bob, Say{Do: Shuffle})
	for range 20 {
		p.ready(ann)
		p.say(ann, Say{Do: Shuffle})
		seen[p.r.SeatOf(ann)] = true
		if s := p.r.Seats()[p.r.SeatOf(ann)]; s.Name != "Ann" || s.Ready {
			t.Fatalf("Ann's seat is %+v", s)
		}
	}
	if len(seen) != 3 {
		t.Errorf("Ann sat on %v", seen)
	}
	p.ready(ann, bob, cyd)
	p.refused("phase", ann, Say{Do: Shuffle})
}

// TestWhatIsDrawnIsWrittenDown checks that the same events lead to the same seats.
func TestWhatIsDrawnIsWrittenDown(t *testing.T) {
	p := seated(t, yanyi)
	p.say(ann, Say{Do: Shuffle})
	if a, b := state(p.r, p.at), state(p.replay(), p.at); a != b {
		t.Errorf("the seats are\n%s\nreplayed\n%s", a, b)
	}
	for _, order := range [][]int{nil, {0, 1}, {0, 0, 1}, {0, 1, 3}, {-1, 0, 1}, {0, 1, 2, 3}} {
		if err := p.replay().Apply(Event{V: Version, N: p.r.n + 1, At: p.at, Kind: Shuffled, Seat: game.NoSeat, Annotation: Annotation{Order: order}}); err == nil {
			t.Errorf("%v was taken in", order)
		}
	}
}
