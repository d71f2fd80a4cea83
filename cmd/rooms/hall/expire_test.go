package hall

import (
	"testing"
	"time"

	"yanyi/game/catalog"
	"yanyi/game/room"
)

// TestOldRoomsAreRemoved checks that finished rooms are removed and ongoing ones stay longer.
func TestOldRoomsAreRemoved(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	o := options(now)
	h := serveWith(t, j, o)
	friends := sitDown(t, "baige", h)
	play(t, friends, 2)
	o.Keep = 300 * time.Millisecond
	tidier := serveWith(t, j, o)
	time.Sleep(o.Keep)
	tidier.expire()
	play(t, friends, 1)
	friends[0].say(room.Say{Do: room.Resign, Of: friends[0].room.Mark()})
	time.Sleep(o.Keep)
	h.expire()
	friends[0].say(room.Say{Do: room.Rename, Name: "Anna"})
	time.Sleep(o.Keep)
	tidier.expire()
	friends[0].knows("the room is closed", func() bool { return friends[0].room.Phase() == room.Done })
	friends[0].leave()
	friends[1].leave()
	if err := h.Enter(t.Context(), "CODE", (&friend{t: t, room: room.New(catalog.Find)}).guest()); err != ErrNone {
		t.Errorf("entering a removed room: %v", err)
	}
	sitDown(t, "baige", h)
}

// TestAnOutageMakesNoGameYoung checks that the search for old rooms gives no outage's time back,
// which would make every game with a clock a used one at each start.
func TestAnOutageMakesNoGameYoung(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	clock := &watch{at: now()}
	o := options(clock.now)
	h := serveWith(t, j, o)
	s := &room.Setup{Variant: "baige", Clock: room.Clock{PerTurn: dayGame}, Seats: []room.Place{{Key: keys[0], Name: "Ann"}, {Level: 1}}}
	for _, say := range []room.Say{{Do: room.Create, Setup: s}, {Do: room.SetReady, Yes: true}} {
		say.V = room.Version
		if err := h.Say(t.Context(), "CODE", keys[0], &say); err != nil {
			t.Fatal(err)
		}
	}
	for _, step := range []struct {
		after time.Duration
		shut  bool
	}{{5 * o.Keep, false}, {6 * o.Keep, true}} {
		before := clock.now()
		clock.pass(room.Time(step.after.Milliseconds()))
		again := serveWith(t, j, o)
		again.down = outage{before, clock.now()}
		last, shut, err := again.shut("CODE")
		if shut != step.shut || err != nil {
			t.Errorf("after %v more it is closed: %v, %v", step.after, shut, err)
		}
		if !shut && last > 3 {
			t.Errorf("something was written, entry %d", last)
		}
	}
}
