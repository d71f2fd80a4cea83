package match

import (
	"testing"
	"time"

	"yanyi/game"
)

func TestClockText(t *testing.T) {
	for text, want := range map[string]Clock{
		"-":        {},
		"30/turn":  {PerTurn: 30 * time.Second},
		"600+5":    {Total: 600 * time.Second, Increment: 5 * time.Second},
		"0.5+0":    {Total: 500 * time.Millisecond},
		"600+3x30": {Total: 600 * time.Second, Periods: 3, Period: 30 * time.Second},
		"5+99x1.5": {Total: 5 * time.Second, Periods: 99, Period: 1500 * time.Millisecond},
	} {
		got, err := parseClock(text)
		if err != nil || got != want || got.String() != text {
			t.Errorf("%s reads as %+v and prints as %s (%v)", text, got, got.String(), err)
		}
	}
	for _, bad := range []string{"x", "-5", "5+", "1e99+0", "0+5", "NaN+1", "/turn",
		"60+x30", "60+0x30", "60+-1x30", "60+100x30", "60+3x", "60+3x0.5", "60+3x3601", "0+3x30", "60+3x30+5", "3x30", "60+3x30x2", "60+1e1x30", "60+99999999999999999999x30"} {
		if c, err := parseClock(bad); err == nil {
			t.Errorf("%q reads as %v", bad, c)
		}
	}
}

func TestTotalClock(t *testing.T) {
	m := begin(t, two, Setup{Clock: Clock{Total: 10 * time.Second, Increment: 2 * time.Second}})
	m.Tick(3 * time.Second)
	play(t, m, "b1b2")
	if m.Left(0) != 9*time.Second || m.Left(1) != 10*time.Second || m.Moves()[0].Clock.Span != 9*time.Second {
		t.Errorf("left %v and %v, want 9s and 10s", m.Left(0), m.Left(1))
	}
	m.Tick(4 * time.Second)
	if m.TakeBackTo(0); m.Left(0) != 10*time.Second || m.Left(1) != 10*time.Second {
		t.Errorf("taking back leaves %v and %v", m.Left(0), m.Left(1))
	}
	if s, ok := m.Tick(10 * time.Second); !ok || s != 0 {
		t.Errorf("the flag of %d fell (%v), want 0", s, ok)
	}
	if o := m.Outcome(); !o.Over || o.Winner != 1 {
		t.Errorf("outcome %+v", o)
	}
	if !m.Moves()[0].Fell {
		t.Error("the resignation is not marked as a fallen flag")
	}
	if _, ok := m.Tick(time.Hour); ok {
		t.Error("a flag fell after the end")
	}
}

func TestClockPerTurn(t *testing.T) {
	m := begin(t, three, Setup{Clock: Clock{PerTurn: 5 * time.Second}})
	for range 6 {
		m.Tick(4 * time.Second)
		wander(t, m, 9, 1)
	}
	if m.Over() || m.Left(0) != 5*time.Second {
		t.Errorf("left %v, want 5s anew each turn", m.Left(0))
	}
	s, ok := m.Tick(5 * time.Second)
	if !ok || s != 0 || m.Over() || m.Actor() != 1 {
		t.Errorf("flag of %d %v; play should go on with Wei, not %d", s, ok, m.Actor())
	}
}

func TestNoClock(t *testing.T) {
	m := begin(t, two, Setup{})
	if _, ok := m.Tick(1000 * time.Hour); ok || m.Left(0) != 0 {
		t.Error("time ran out without a clock")
	}
}

func TestSavedClocks(t *testing.T) {
	m := begin(t, two, Setup{Clock: Clock{Total: 60 * time.Second, Increment: time.Second}})
	for i := range 8 {
		m.Tick(time.Duration(1234567+i*999) * time.Microsecond)
		wander(t, m, uint64(i), 1)
	}
	m.Tick(7 * time.Second)
	back, err := Parse(find, m.Save())
	if err != nil {
		t.Fatal(err)
	}
	if back.Save() != m.Save() {
		t.Errorf("resumed:\n%s\nsaved:\n%s", back.Save(), m.Save())
	}
	for ply := 7; ply >= 0; ply-- {
		m.TakeBackTo(ply)
		back.TakeBackTo(ply)
		for s := range game.Seat(2) {
			if a, b := m.Left(s), back.Left(s); a.Milliseconds() != b.Milliseconds() {
				t.Errorf("taken back to %d, seat %d has %v left, resumed %v", ply, s, a, b)
			}
		}
	}
}

// byoyomi is ten seconds and then three periods of five.
var byoyomi = Clock{Total: 10 * time.Second, Periods: 3, Period: 5 * time.Second}

// TestPeriods checks the Japanese byo-yomi: a turn within a period does not use it up, a period
// that runs out is gone, the last one's end loses.
func TestPeriods(t *testing.T) {
	m := begin(t, two, Setup{Clock: byoyomi})
	for i, step := range []struct {
		spend, shown time.Duration
		periods      int
		begun        bool
	}{
		{4, 6, 3, false}, // main time
		{6, 5, 3, true},  // all of it, exactly
		{4, 5, 3, true},  // within a period
		{7, 5, 2, true},  // one runs out
		{5, 5, 1, true},  // another one, to its end
		{4, 5, 1, true},  // within the last one
	} {
		m.Tick(step.spend * time.Second)
		wander(t, m, uint64(i), 1)
		shown, periods, begun := byoyomi.Split(m.Left(0))
		if shown != step.shown*time.Second || periods != step.periods || begun != step.begun {
			t.Fatalf("step %d: %v of %d, begun %v", i, shown, periods, begun)
		}
		wander(t, m, uint64(i)+9, 1)
		if left := m.Left(1); left != byoyomi.Whole() {
			t.Fatalf("step %d: the other one has %v left", i, left)
		}
	}
	back, err := Parse(find, m.Save())
	if err != nil || back.Save() != m.Save() || back.Left(0) != m.Left(0) {
		t.Errorf("resumed (%v):\n%s\nsaved:\n%s", err, back.Save(), m.Save())
	}
	for ply := m.Ply(); ply >= 0; ply-- {
		m.TakeBackTo(ply)
		if back.TakeBackTo(ply); m.Left(0) != back.Left(0) {
			t.Errorf("taken back to %d, %v is left, resumed %v", ply, m.Left(0), back.Left(0))
		}
	}
	if _, fell := m.Tick(25*time.Second - 1); fell {
		t.Error("the flag fell too early")
	}
	if s, fell := m.Tick(1); !fell || s != 0 || m.Outcome().Winner != 1 {
		t.Errorf("the flag of %d fell: %v", s, fell)
	}
}

func TestSplit(t *testing.T) {
	for left, want := range map[time.Duration]struct {
		shown   time.Duration
		periods int
		begun   bool
	}{
		25 * time.Second:   {10 * time.Second, 3, false},
		15*time.Second + 1: {1, 3, false},
		15 * time.Second:   {5 * time.Second, 3, true},
		10*time.Second + 1: {1, 3, true},
		10 * time.Second:   {5 * time.Second, 2, true},
		time.Second:        {time.Second, 1, true},
		0:                  {0, 0, true},
	} {
		if shown, periods, begun := byoyomi.Split(left); shown != want.shown || periods != want.periods || begun != want.begun {
			t.Errorf("%v: %v, %d, %v", left, shown, periods, begun)
		}
	}
	if shown, periods, begun := (Clock{Total: 5}).Split(3); shown != 3 || periods != 0 || begun {
		t.Errorf("without periods: %v, %d, %v", shown, periods, begun)
	}
}
