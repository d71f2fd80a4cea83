package match

import (
	"testing"
	"time"

	"yanyi/game"
)

func TestClockText(t *testing.T) {
	for text, want := range map[string]Clock{
		"-":       {},
		"30/turn": {PerTurn: 30 * time.Second},
		"600+5":   {Total: 600 * time.Second, Increment: 5 * time.Second},
		"0.5+0":   {Total: 500 * time.Millisecond},
	} {
		got, err := parseClock(text)
		if err != nil || got != want || got.String() != text {
			t.Errorf("%s reads as %+v and prints as %s (%v)", text, got, got.String(), err)
		}
	}
	for _, bad := range []string{"x", "-5", "5+", "1e99+0", "0+5", "NaN+1", "/turn"} {
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
