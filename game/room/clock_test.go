package room

import (
	"strings"
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/match"
)

const day Time = 24 * 3600 * second

// live is a game of 60 seconds and an increment of 5.
func live(relief int) Setup {
	return Setup{Variant: "yanyi", Clock: Clock{Total: 60 * second, Increment: 5 * second}, Relief: relief}
}

// byoyomi is a game of ten seconds and three periods of five.
var byoyomi = Setup{Variant: "xiangqi", Clock: Clock{Total: 10 * second, Periods: 3, Period: 5 * second}}

// A turn within a period leaves it whole, one that takes longer uses it up, and after the last
// one the flag falls. The room is created by an event that earlier programs refuse, all else
// they could read.
func TestPeriods(t *testing.T) {
	p := play(t, byoyomi)
	for i, c := range []struct{ spent, left Time }{{4, 21}, {6, 15}, {4, 15}, {7, 10}, {5, 5}, {4, 5}} {
		p.wait(c.spent * second)
		p.any()
		if p.left(0, c.left*second); t.Failed() {
			t.Fatalf("turn %d", i)
		}
		p.any()
	}
	p.left(1, 25*second)
	p.wait(5*second - 1)
	p.refused("nothing", Server, Say{Do: Tick})
	p.wait(1)
	if e := p.say(Server, Say{Do: Tick}); e.Kind != Timeout || p.r.Phase() != Over {
		t.Errorf("the tick said %+v", e)
	}
	if p.replay().match.Record() != p.r.match.Record() || !strings.Contains(p.r.match.Record(), `[Clock "10+3x5"]`) {
		t.Errorf("the record is\n%s", p.r.match.Record())
	}
	for i, text := range p.log {
		if e, err := DecodeEvent([]byte(text)); err != nil || e.V != map[bool]int{true: 3, false: 2}[i == 0] {
			t.Errorf("event %d is of version %d (%v)", i+1, e.V, err)
		}
	}
	if got := p.r.Reads(); got != 3 {
		t.Errorf("the room reads %d", got)
	}
	if p := play(t, live(0)); p.r.Reads() != 2 || !strings.HasPrefix(p.log[0], `{"v":2`) {
		t.Errorf("without periods %d: %s", p.r.Reads(), p.log[0])
	}
}

// Clocks that no match has are refused with their place.
func TestClocksOutOfBounds(t *testing.T) {
	for _, c := range []Clock{
		{Periods: 3, Period: 5 * second}, {Total: 5 * second, Periods: 3}, {Total: 5 * second, Period: 5 * second}, {Total: 1, Periods: -1, Period: second},
		{Total: 5 * second, Periods: 100, Period: 5 * second}, {Total: 5 * second, Increment: 1, Periods: 3, Period: 5 * second}, {PerTurn: day, Periods: 1, Period: second},
	} {
		s := Setup{Variant: "qice", Clock: c, Seats: []Place{{Name: "Ann", Key: ann}, {Key: bob}}}
		_, err := New(catalog.Find).Decide(ann, &Say{V: Version, Do: Create, Setup: &s}, 1, nil)
		if err == nil || !strings.Contains(err.Error(), "period") && !strings.Contains(err.Error(), "clock") {
			t.Errorf("%+v: %v", c, err)
		}
	}
	c := match.Clock{Total: time.Minute, Periods: 3, Period: 30 * time.Second}
	if got := ClockOf(c).Match(); got != c {
		t.Errorf("there and back: %+v", got)
	}
}

func (p *party) left(s game.Seat, want Time) {
	p.t.Helper()
	if got := p.r.TimeLeft(s, p.at); got != want {
		p.t.Errorf("seat %d has %d ms left, want %d", s, got, want)
	}
}

func TestTheClockOfWhoeverIsToMoveRuns(t *testing.T) {
	p := play(t, live(0))
	p.wait(10 * second)
	p.left(0, 50*second)
	p.left(1, 60*second)
	p.any()
	p.left(0, 55*second)
	p.wait(20 * second)
	p.say(ann, Say{Do: Speak, Phrase: 1})
	p.left(1, 40*second)
	p.any()
	p.left(1, 45*second)
}

func TestDaysATurnAreGivenAnew(t *testing.T) {
	p := play(t, Setup{Variant: "yanyi", Clock: Clock{PerTurn: 3 * day}})
	for range 7 {
		p.wait(3*day - 1)
		p.any()
	}
	p.left(0, 3*day)
}

func TestWhoRunsOutOfTimeResigns(t *testing.T) {
	p := play(t, live(0))
	p.wait(60*second - 1)
	p.refused("nothing", Server, Say{Do: Tick})
	p.wait(1)
	if e := p.say(Server, Say{Do: Tick}); e.Kind != Timeout || e.Seat != 0 || e.Result != "" {
		t.Errorf("the tick said %+v", e)
	}
	if p.r.Match().Alive().Has(0) || p.r.Match().Actor() != 1 {
		t.Error("seat 0 still plays")
	}
	p.left(1, 60*second)
	p.wait(60 * second)
	if e := p.say(Server, Say{Do: Tick}); e.Result != "s" || p.r.Phase() != Over {
		t.Errorf("the second tick said %+v", e)
	}
	if moves := p.r.Match().Moves(); !moves[0].Fell || !moves[1].Fell {
		t.Error("the record does not tell that the time ran out")
	}
}

// TestATurnAfterTheTimeIsTooLate checks that no ticks are needed: a late message makes the flag
// fall.
func TestATurnAfterTheTimeIsTooLate(t *testing.T) {
	p := play(t, live(0))
	p.wait(60 * second)
	p.refused("late", ann, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
	if p.r.Match().Alive().Has(0) {
		t.Error("the flag has not fallen")
	}
}

func TestAComputerTakesOverWhenTheTimeRunsOutIfSo(t *testing.T) {
	p := play(t, live(4))
	p.wait(60 * second)
	p.say(Server, Say{Do: Tick})
	if s := p.r.Seats()[0]; s.Level != 4 || !s.Taken || !p.r.Match().Alive().Has(0) {
		t.Errorf("seat 0 is %+v", s)
	}
	p.refused("late", ann, Say{Do: Return})
	p.wait(1000 * second)
	p.say(Server, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
	p.left(1, 60*second)
	p.left(0, 0)
}

func TestAComputersClockStandsStill(t *testing.T) {
	s := live(0)
	s.Seats = []Place{{Level: 1}, {Key: ann, Name: "Ann"}, {Key: bob, Name: "Bob"}}
	p := gather(t, s)
	p.say(ann, Say{Do: SetReady, Yes: true})
	p.say(bob, Say{Do: SetReady, Yes: true})
	p.wait(day)
	p.left(0, 60*second)
	p.refused("nothing", Server, Say{Do: Tick})
	p.say(Server, Say{Do: Play, Turn: p.choice(0), Of: p.r.Mark()})
	p.wait(second)
	p.left(1, 59*second)
}

// TestARestartCostsNobodyTime checks that the time without a server is given back once, and no
// time before it.
func TestARestartCostsNobodyTime(t *testing.T) {
	p := play(t, live(0))
	p.wait(10 * second)
	down := p.at
	p.wait(300 * second)
	p.say(Server, Say{Do: Pause, Since: down, Until: p.at})
	p.left(0, 50*second)
	p.refused("nothing", Server, Say{Do: Pause, Since: down, Until: p.at})
	p.wait(40 * second)
	p.left(0, 10*second)
	p.any()
	p.say(Server, Say{Do: Tick, Seat: 9}.late(p, 60*second))
}

// late sends a message after some time.
func (s Say) late(p *party, d Time) Say {
	p.wait(d)
	return s
}

// TestAPauseGivesNoTimeFromAfterItsEnd covers a room found long after a restart.
func TestAPauseGivesNoTimeFromAfterItsEnd(t *testing.T) {
	p := play(t, live(0))
	p.wait(10 * second)
	down := p.at
	p.wait(100 * second)
	up := p.at
	p.wait(20 * second)
	p.say(Server, Say{Do: Pause, Since: down, Until: up})
	p.left(0, 30*second)
}

// TestAPauseGivesNoTimeFromBeforeTheLastEvent covers the time when a server was running.
func TestAPauseGivesNoTimeFromBeforeTheLastEvent(t *testing.T) {
	p := play(t, live(0))
	p.wait(10 * second)
	p.say(bob, Say{Do: Speak, Phrase: 1})
	p.wait(20 * second)
	p.say(Server, Say{Do: Pause, Until: p.at})
	p.left(0, 50*second)
}

// TestAFlagThatFellBeforeThePauseStaysFallen checks that a pause does not undo a loss on time.
func TestAFlagThatFellBeforeThePauseStaysFallen(t *testing.T) {
	p := play(t, live(0))
	p.wait(70 * second)
	down := p.at
	p.wait(5 * second)
	p.say(Server, Say{Do: Pause, Since: down, Until: p.at})
	p.say(Server, Say{Do: Tick})
}

func TestTakingBackGivesTheTimeBack(t *testing.T) {
	p := play(t, live(0))
	p.wait(10 * second)
	p.any()
	p.wait(30 * second)
	p.say(ann, Say{Do: Ask, What: TakeBack})
	p.agree(bob, cyd)
	p.left(0, 60*second)
	p.left(1, 60*second)
	p.wait(second)
	p.left(0, 59*second)
}

// TestTimesThatRunBackwardsCountAsTheLast checks that a clock difference between servers counts
// as no time.
func TestTimesThatRunBackwardsCountAsTheLast(t *testing.T) {
	p := play(t, live(0))
	p.wait(10 * second)
	p.any()
	p.wait(-5 * second)
	if e := p.any(); e.At != p.at+5*second {
		t.Errorf("the event is of %d, now is %d", e.At, p.at)
	}
}

func TestDeadlineTellsWhenToTick(t *testing.T) {
	p := play(t, live(0))
	if at, ok := p.r.Deadline(); !ok || at != p.at+60*second {
		t.Errorf("the deadline is %d, %v", at, ok)
	}
	if _, ok := play(t, yanyi).r.Deadline(); ok {
		t.Error("a game without clocks has a deadline")
	}
}
