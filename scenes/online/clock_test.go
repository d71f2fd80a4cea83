package online_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/game/room"
	"yanyi/scenes/online"
	"yanyi/scenes/online/onlinetest"
)

// TestClocksRunOnFromTheWelcome checks that clocks run by locally elapsed time; a device that
// has slept learns the delay from the server's next message.
func TestClocksRunOnFromTheWelcome(t *testing.T) {
	s, elapsed := onlinetest.New(), time.Hour
	p := &program{online.New(online.World{
		Net: &onlinetest.Net{Server: s}, Find: catalog.Find, Elapsed: func() time.Duration { return elapsed },
		Load: func(string) string { return "" }, Save: func(string, string) {},
	}, ""), nil, nil}
	settle(p)
	p.Create(&room.Setup{Variant: "xiangqi", Clock: room.Clock{Total: 600_000}, Seats: []room.Place{{Name: "A"}, {Level: 1}}})
	settle(p)
	p.Room().Say(room.Say{Do: room.SetReady, Yes: true})
	settle(p)
	left := func(want time.Duration, when string) {
		t.Helper()
		if got := p.Room().Left(0); got != want {
			t.Errorf("%s %v are left, not %v", when, got, want)
		}
	}
	left(600*time.Second, "at the start")
	s.At, elapsed = s.At.Add(9*time.Second), elapsed+9*time.Second
	settle(p)
	left(591*time.Second, "after nine seconds")
	s.At = s.At.Add(20 * time.Second)
	left(591*time.Second, "while the device sleeps")
	was := p.Room().Version()
	settle(p)
	left(571*time.Second, "when the server was heard again")
	if p.Room().Version() == was {
		t.Error("nobody is told")
	}
	s.At, elapsed = s.At.Add(11*time.Second), elapsed+11*time.Second+300*time.Millisecond
	settle(p)
	left(560*time.Second-300*time.Millisecond, "on a network that is slow now and then")
}

// TestRoomsKnowNoClockOnTheWall checks that the device's wall clock, which its user may set, is
// never read.
func TestRoomsKnowNoClockOnTheWall(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(file, "_test.go") && strings.Contains(string(text), "time.Now") {
			t.Errorf("%s asks the clock on the wall", file)
		}
	}
}
