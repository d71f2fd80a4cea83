package hall

import (
	"errors"
	"sync"
	"testing"
	"time"

	"yanyi/game/room"
)

// watch is a clock that a test advances.
type watch struct {
	mu sync.Mutex
	at room.Time
}

func (w *watch) now() room.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.at
}

func (w *watch) pass(span room.Time) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.at += span
}

// gather makes a room for a quick game, with Ann among the waiting players, until some time has
// passed.
func gather(t *testing.T, h *Hall, wait room.Time) {
	t.Helper()
	s := &room.Setup{Variant: "yanyi", Relief: 2, Seats: []room.Place{{Key: "free 0"}, {Key: keys[0], Name: "Ann"}, {Key: "free 2"}}}
	if err := h.Say(t.Context(), "CODE", "nobody", &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	list := &room.Listing{Open: true, Quick: h.Now() + wait}
	if err := h.Say(t.Context(), "CODE", room.Server, &room.Say{V: room.Version, Do: room.List, List: list}); err != nil {
		t.Fatal(err)
	}
}

// A request for a game gets one of the free seats; the shortest patience determines when
// computers take the rest, and only players who are ready play.
func TestComputersTakeTheSeatsThatAreLeft(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	clock := &watch{at: now()}
	h := serveWith(t, j, options(clock.now))
	gather(t, h, 600_000)
	ann := enter(t, h, keys[0])
	ann.say(room.Say{Do: room.SetReady, Yes: true})
	if err := h.Seat(t.Context(), "CODE", keys[1], "Bob", clock.now()+30_000); err != nil {
		t.Fatal(err)
	}
	ann.knows("Bob sits", func() bool { return len(freeSeats(ann.room)) == 1 })
	if left := ann.room.Listing().Quick - clock.now(); left != 30_000 {
		t.Errorf("they wait for %d ms", left)
	}
	clock.pass(30_001)
	h.fill("CODE") // Bob never came
	ann.knows("the game has begun", func() bool { return ann.room.Phase() == room.Playing })
	computers := 0
	for _, s := range ann.room.Seats() {
		if s.Level == 2 {
			computers++
		}
	}
	if computers != 2 {
		t.Errorf("%d computers play: %+v", computers, ann.room.Seats())
	}
	if err := h.Seat(t.Context(), "CODE", keys[2], "Cyd", 0); !errors.Is(err, ErrFull) {
		t.Errorf("who comes late: %v", err)
	}
}

// A seat becomes free some seconds after its person's connection is lost, and the next person
// waits as long as he chose.
func TestAnAskDiesWithItsConnection(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	clock := &watch{at: now()}
	h := serveWith(t, j, options(clock.now))
	gather(t, h, 30_000)
	ann, eye := enter(t, h, keys[0]), enter(t, h, watcher)
	ann.say(room.Say{Do: room.SetReady, Yes: true})
	ann.leave()
	sweep := func() int {
		h.sweepRoom("CODE", map[string]Presence{})
		eye.mu.Lock()
		defer eye.mu.Unlock()
		return len(freeSeats(eye.room))
	}
	if sweep() != 2 {
		t.Error("the seat is free at once")
	}
	clock.pass(graceTime)
	if sweep() != 3 {
		t.Error("the seat is kept")
	}
	clock.pass(60_000)
	if err := h.Seat(t.Context(), "CODE", keys[1], "Bob", clock.now()+600_000); err != nil {
		t.Fatal(err)
	}
	bob := enter(t, h, keys[1])
	bob.say(room.Say{Do: room.SetReady, Yes: true})
	h.fill("CODE")
	if bob.room.Phase() != room.Gathering || bob.room.Listing().Quick != clock.now()+600_000 {
		t.Errorf("Bob waits until %d, it is %d", bob.room.Listing().Quick, clock.now())
	}
}

// A table is listed by the process that has its host's connection, until that is lost, the table
// is full, or it is closed to strangers.
func TestATableIsListedWhileItsHostIsHere(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	var mu sync.Mutex
	said := map[string]int{}
	hall := func(name string) *Hall {
		o := options(now)
		o.ListAgain = time.Millisecond
		o.List = func(_ string, table *room.Table) {
			mu.Lock()
			defer mu.Unlock()
			if table == nil {
				name += " not"
			}
			said[name]++
		}
		return serveWith(t, j, o)
	}
	taken := func() map[string]int {
		mu.Lock()
		defer mu.Unlock()
		now := said
		said = map[string]int{}
		return now
	}
	a, b := hall("a"), hall("b")
	s := &room.Setup{Variant: "baige", Seats: []room.Place{{Key: keys[0], Name: "Ann"}, {Key: keys[1]}}}
	if err := a.Say(t.Context(), "CODE", keys[0], &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	ann, bob := enter(t, a, keys[0]), enter(t, b, keys[1])
	if n := taken(); len(n) > 0 {
		t.Errorf("nobody opened it, and it is listed: %v", n)
	}
	ann.say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	bob.knows("it is open", func() bool { return bob.room.Listing().Open })
	time.Sleep(2 * time.Millisecond)
	a.sweepRoom("CODE", map[string]Presence{})
	b.sweepRoom("CODE", map[string]Presence{})
	if n := taken(); n["a"] < 2 || len(n) != 1 {
		t.Errorf("it is listed by %v", n)
	}
	ann.leave()
	taken()
	b.sweepRoom("CODE", map[string]Presence{})
	if n := taken(); len(n) != 0 {
		t.Errorf("without its host it is listed by %v", n)
	}
	enter(t, b, keys[0])
	if n := taken(); n["b"] != 1 {
		t.Errorf("the host is back on the other process, and it is listed by %v", n)
	}
	bob.say(room.Say{Do: room.Sit, Seat: 1, Name: "Bob"})
	if n := taken(); n["b not"] != 1 {
		t.Errorf("it is full, and listed by %v", n)
	}
}
