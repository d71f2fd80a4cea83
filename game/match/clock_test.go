package match

import (
	"math/rand/v2"
	"strings"
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

// FuzzClock checks that a clock that is read is written and read as the same clock, that what it
// shows is within its bounds, and that a turn gives no period back.
func FuzzClock(f *testing.F) {
	for _, text := range []string{"-", "30/turn", "600+5", "600+3x30", "0.5+99x3600", "5+1x1.001", "60+3x30+5", "1x", "+x"} {
		f.Add(text, int64(7_000_000_000))
	}
	f.Fuzz(func(t *testing.T, text string, left int64) {
		c, err := parseClock(text)
		if err != nil {
			return
		}
		if back, err := parseClock(c.String()); err != nil || back != c {
			t.Fatalf("%q is %+v, written %s, read %+v (%v)", text, c, c.String(), back, err)
		}
		span := time.Duration(left)
		if c.Whole() == 0 || span < 0 || span > c.Whole() {
			return
		}
		shown, periods, begun := c.Split(span)
		if shown < 0 || shown > span || periods < 0 || periods > c.Periods || begun && shown > c.Period {
			t.Fatalf("%q: of %v are shown %v, %d, %t", text, span, shown, periods, begun)
		}
		next := c.after(span)
		if _, then, still := c.Split(next); next < span || c.Periods > 0 && (then != periods || still != begun) {
			t.Fatalf("%q: after a turn %v are %v", text, span, next)
		}
	})
}

// Whatever turns take, what is left is the same after reading the saved game, and after taking
// turns back and playing them anew.
func TestPeriodsOfRandomGames(t *testing.T) {
	for seed := range uint64(40) {
		dice := rand.New(rand.NewPCG(seed, 5))
		c := Clock{Total: time.Duration(1+dice.IntN(20)) * time.Second, Periods: 1 + dice.IntN(4), Period: time.Duration(1000+dice.IntN(9000)) * time.Millisecond}
		m := begin(t, three, Setup{Clock: c})
		lefts := map[int][3]time.Duration{0: {m.Left(0), m.Left(1), m.Left(2)}}
		for i := 0; i < 40 && !m.Over(); i++ {
			m.Tick(time.Duration(dice.IntN(8000)) * time.Millisecond)
			if !m.Over() {
				wander(t, m, seed+uint64(i), 1)
			}
			lefts[m.Ply()] = [3]time.Duration{m.Left(0), m.Left(1), m.Left(2)}
		}
		back, err := Parse(find, m.Save())
		if err != nil || back.Setup().Clock != c {
			t.Fatalf("seed %d: %v, %v", seed, back.Setup().Clock, err)
		}
		for _, m := range []*Match{m, back} {
			for m.Ply() > 0 {
				for s, want := range lefts[m.Ply()] {
					if got := m.Left(game.Seat(s)); want > 0 && got != want { // whoever is out has none that counts
						t.Fatalf("seed %d, ply %d: seat %d has %v, want %v", seed, m.Ply(), s, got, want)
					}
				}
				m.TakeBackTo(m.Ply() - 1)
			}
		}
	}
}

// With odds of time one player has a part of the total and of the increment, periods are whole,
// and records, saves and take-backs keep what everybody has.
func TestOddsOfTime(t *testing.T) {
	clock := Clock{Total: 10 * time.Minute, Increment: 6 * time.Second, Giver: 1, Part: 4}
	m := begin(t, three, Setup{Clock: clock})
	for s, want := range []time.Duration{10 * time.Minute, 150 * time.Second, 10 * time.Minute} {
		if got := m.Left(game.Seat(s)); got != want {
			t.Errorf("seat %d begins with %v, want %v", s, got, want)
		}
	}
	m.Tick(10 * time.Second)
	play(t, m, "e4c3")
	m.Tick(10 * time.Second)
	play(t, m, "c5a4")
	if m.Left(0) != 596*time.Second || m.Left(1) != 141500*time.Millisecond {
		t.Errorf("left %v and %v", m.Left(0), m.Left(1))
	}
	if want := "[Clock \"600+6\"]\n[TimeOdds \"Wei:1/4\"]\n"; !strings.Contains(m.Record(), want) {
		t.Errorf("no %q in\n%s", want, m.Record())
	}
	for _, text := range []string{m.Save(), m.Record()} {
		back, err := Parse(find, text)
		if err != nil || back.Setup().Clock != clock || back.Left(1) != m.Left(1) || back.Left(0) != m.Left(0) || back.Left(2) != m.Left(2) {
			t.Errorf("read again: %v, %+v, %v", err, back.Setup().Clock, back.Left(1))
		}
	}
	if err := m.TakeBackTo(0); err != nil || m.Left(1) != 150*time.Second {
		t.Errorf("taken back to %v, %v", m.Left(1), err)
	}
	periods := Clock{Total: time.Minute, Periods: 2, Period: 10 * time.Second, Giver: 0, Part: 3}
	if m := begin(t, three, Setup{Clock: periods}); m.Left(0) != 40*time.Second || m.Left(1) != 80*time.Second {
		t.Errorf("with periods %v and %v", m.Left(0), m.Left(1))
	}
}

// Odds of time that no player gives, or without a total, are faults of their place.
func TestWrongOddsOfTime(t *testing.T) {
	for _, c := range []struct{ tags, want string }{
		{"[Clock \"600+0\"]\n[TimeOdds \"Wei:1/2\"]", ""},
		{"[Clock \"600+0\"]\n[TimeOdds \"Wei:1/10\"]", ""},
		{"[Clock \"600+0\"]\n[TimeOdds \"Wei:1/11\"]", "tag TimeOdds: a part of 1/11"},
		{"[Clock \"600+0\"]\n[TimeOdds \"Wei:1/1\"]", "tag TimeOdds: odds of time"},
		{"[Clock \"600+0\"]\n[TimeOdds \"Wei:1/-2\"]", "tag TimeOdds: odds of time"},
		{"[Clock \"600+0\"]\n[TimeOdds \"Red:1/2\"]", "tag TimeOdds: odds of time \"Red:1/2\", which are not like Wu:1/2"},
		{"[Clock \"600+0\"]\n[TimeOdds \"half\"]", "tag TimeOdds"},
		{"[Clock \"30/turn\"]\n[TimeOdds \"Wei:1/2\"]", "tag TimeOdds: odds of time need a total"},
		{"[TimeOdds \"Wei:1/2\"]", "tag TimeOdds: odds of time need a total"},
	} {
		_, err := Parse(find, "[Variant \"toy3\"]\n"+c.tags+"\n\n*\n")
		if (c.want == "") != (err == nil) || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.tags, err, c.want)
		}
	}
	for _, clock := range []Clock{{Total: time.Minute, Giver: 3, Part: 2}, {Total: time.Minute, Part: 1}, {Total: time.Minute, Part: -2}, {Total: time.Minute, Giver: 1}, {Part: 2}} {
		if _, err := New(three, Setup{Clock: clock}); err == nil {
			t.Errorf("%+v begins", clock)
		}
	}
}
