package hall

import (
	"context"
	"errors"
	"log/slog"
	"sync/atomic"
	"testing"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// frail is a journal that takes nothing at times.
type frail struct {
	*journal.Journal
	refuses atomic.Bool
	refused atomic.Int32
}

// Append refuses an entry, or writes it.
func (f *frail) Append(ctx context.Context, code string, after uint64, data []byte) (uint64, error) {
	if f.refuses.Load() {
		f.refused.Add(1)
		return 0, errors.New("no space")
	}
	return f.Journal.Append(ctx, code, after, data)
}

// TestWhatTimeBringsIsTriedAgain lets a quick game's wait and a player's clock end while nothing
// can be written: both come when it can again, though nobody says anything.
func TestWhatTimeBringsIsTriedAgain(t *testing.T) {
	j := &frail{Journal: open(t, t.TempDir())}
	defer j.Journal.Close()
	h, err := New(t.Context(), j, Options{Find: catalog.Find, Now: now, Log: slog.Default(), Thinkers: 1, Away: time.Hour, Keep: time.Hour})
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	s := &room.Setup{Variant: "baige", Clock: room.Clock{PerTurn: 300}, Seats: []room.Place{{Key: keys[0], Name: "Ann"}, {Key: keys[1]}}}
	for _, say := range []room.Say{{Do: room.Create, Setup: s}, {Do: room.List, List: &room.Listing{Open: true, Quick: now() + 500}}, {Do: room.SetReady, Yes: true, Seat: 0}} {
		say.V = room.Version
		if err := h.Say(t.Context(), "CODE", map[bool]room.Key{true: keys[0], false: room.Server}[say.Do == room.Create], &say); err != nil {
			t.Fatal(say.Do, err)
		}
	}
	ann := enter(t, h, keys[0])
	for _, step := range []struct {
		what string
		so   func() bool
	}{
		{"the game begins", func() bool { return ann.room.Phase() == room.Playing }},
		{"her time is over", func() bool { return ann.room.Phase() == room.Over || ann.room.Match().Actor() != game.Seat(0) }},
	} {
		j.refuses.Store(true)
		for before := j.refused.Load(); j.refused.Load() == before; {
			time.Sleep(10 * time.Millisecond)
		}
		j.refuses.Store(false)
		ann.knows(step.what, step.so)
	}
}

// TestASystemClockThatIsSetBackStopsNoClock lets a player's time end after the system's clock was
// set back, so that the alarm rings too early.
func TestASystemClockThatIsSetBackStopsNoClock(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	clock := &watch{at: now()}
	h := serveWith(t, j, options(clock.now))
	s := &room.Setup{Variant: "baige", Clock: room.Clock{PerTurn: 300}, Seats: []room.Place{{Key: keys[0], Name: "Ann"}, {Key: keys[1], Name: "Bob"}}}
	if err := h.Say(t.Context(), "CODE", keys[0], &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	ann, bob := enter(t, h, keys[0]), enter(t, h, keys[1])
	ann.say(room.Say{Do: room.SetReady, Yes: true})
	bob.say(room.Say{Do: room.SetReady, Yes: true})
	time.Sleep(600 * time.Millisecond) // in which the clock stands
	clock.pass(400)
	ann.knows("the time is over", func() bool { return ann.room.Phase() == room.Over })
}
