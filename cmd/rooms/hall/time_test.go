package hall

import (
	"testing"
	"time"

	"yanyi/game/room"
)

// timed creates and begins a game of two with a clock.
func timed(t *testing.T, h *Hall, total room.Time) []*friend {
	t.Helper()
	s := &room.Setup{Variant: "baige", Clock: room.Clock{Total: total},
		Seats: []room.Place{{Key: keys[0], Name: "a"}, {Key: keys[1], Name: "b"}}}
	if err := h.Say(t.Context(), "CODE", keys[0], &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	friends := []*friend{enter(t, h, keys[0]), enter(t, h, keys[1])}
	for _, f := range friends {
		f.say(room.Say{Do: room.SetReady, Yes: true})
	}
	return friends
}

// TestFlagsFallByThemselves checks that time runs out without any message.
func TestFlagsFallByThemselves(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	friends := timed(t, serve(t, j), 50)
	friends[1].record(4)
	if friends[1].room.Phase() != room.Over {
		t.Error("the game goes on")
	}
}

// TestARestartCostsNobodyTime lets ten minutes pass on the server's clock without any process,
// in a game of one minute.
func TestARestartCostsNobodyTime(t *testing.T) {
	folder := t.TempDir()
	j := open(t, folder)
	h := serve(t, j)
	timed(t, h, 60_000)
	if err := j.Beat(t.Context(), int64(now())); err != nil {
		t.Fatal(err)
	}
	h.Close()
	j.Close()

	j = open(t, folder)
	defer j.Close()
	later := func() room.Time { return now() + room.Time(10*time.Minute/time.Millisecond) }
	h, err := New(t.Context(), j, options(later))
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	f := enter(t, h, keys[0])
	f.record(4)
	if left := f.room.TimeLeft(0, later()); left < 30_000 {
		t.Errorf("%d ms are left", left)
	}
	f.say(room.Say{Do: room.Play, Turn: f.room.Match().Info().FormatTurn(f.room.View(0).Turns[0]), Of: f.room.Mark()})
}

// TestAClockThatIsSetForwardIsNoticed checks that a game whose time is over, since the system's
// clock was set forward, ends within a sweep.
func TestAClockThatIsSetForwardIsNoticed(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	clock := &watch{at: now()}
	h := serveWith(t, j, options(clock.now))
	friends := timed(t, h, 3_600_000)
	friends[1].record(3)
	clock.pass(7_200_000)
	h.sweepRoom("CODE", map[string]Presence{})
	friends[1].knows("the time is over", func() bool { return friends[1].room.Phase() == room.Over })
}
