package hall

import (
	"testing"
	"time"

	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// sees waits until the friend has received these present and weak seats and number of
// spectators.
func (f *friend) sees(here, weak game.SeatSet, watching int) {
	f.t.Helper()
	f.knows("these are here", func() bool { return f.seen == Presence{here, weak, watching} })
}

// TestAllAreToldWhoIsHere checks presence across processes.
func TestAllAreToldWhoIsHere(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	one, two := serve(t, j), serve(t, j)
	friends := sitDown(t, "yanyi", one, two)
	all := game.SetOf(0).With(1).With(2)
	for _, f := range friends {
		f.sees(all, 0, 0)
	}
	watcher := enter(t, two, "")
	friends[0].sees(all, 0, 1)
	one.Weak("CODE", friends[2].as, true)
	watcher.sees(all, game.SetOf(2), 1)
	one.Weak("CODE", friends[2].as, false)
	friends[1].leave()
	for _, f := range []*friend{friends[0], friends[2], watcher} {
		f.sees(game.SetOf(0).With(2), 0, 1)
	}
}

// TestWhoLosesTheConnectionIsAway checks that a lost connection is reported as absence after a
// while, and its return too.
func TestWhoLosesTheConnectionIsAway(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	o := options(now)
	o.Away = time.Millisecond
	h := serveWith(t, j, o)
	friends := sitDown(t, "yanyi", h)
	play(t, friends, 1)
	friends[1].leave()
	for range 2 {
		h.sweep()
		time.Sleep(2 * time.Millisecond)
	}
	friends[0].knows("Bob is away", func() bool { return friends[0].room.Seats()[1].Away })
	friends[1].enter()
	friends[0].knows("Bob is back", func() bool { return !friends[0].room.Seats()[1].Away })
	play(t, friends, 3)
	agree(t, friends)
}

// TestWhoVanishesWithTheProcessIsAway checks the same of a person whose process has died, in a
// room whose state was dropped from memory for inactivity.
func TestWhoVanishesWithTheProcessIsAway(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	o := options(now)
	o.Away = time.Millisecond
	one, two := serveWith(t, j, o), serveWith(t, j, o)
	friends := sitDown(t, "yanyi", one, two)
	friends[0].sees(game.SetOf(0).With(1).With(2), 0, 0)
	two.Close()
	x := one.locked("CODE", false)
	x.doze(one.Find)
	for name, p := range x.others {
		p.at = p.at.Add(-2 * staleTime)
		x.others[name] = p
	}
	x.mu.Unlock()
	for range 3 {
		one.sweep()
		time.Sleep(2 * time.Millisecond)
	}
	friends[0].knows("Bob is away", func() bool { return friends[0].room.Seats()[1].Away })
}

// TestInGamesOfDaysNobodyIsAway checks that games with days per turn report no absence.
func TestInGamesOfDaysNobodyIsAway(t *testing.T) {
	x := newTable(catalog.Find, func() {})
	day := room.Clock{PerTurn: 24 * dayGame}
	create := room.Event{V: room.Version, N: 1, Kind: room.Created, Seat: game.NoSeat,
		Setup: &room.Setup{Variant: "baige", Clock: day, Seats: []room.Place{{Name: "a", Key: "a"}, {Name: "b", Key: "b"}}}}
	for n, e := range []room.Event{create, {Kind: room.Ready, Yes: true}, {Kind: room.Ready, Seat: 1, Yes: true}} {
		e.V, e.N = room.Version, n+1
		if err := x.room.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	x.away(0, 1)
	if away := x.away(1000, 1); away != nil {
		t.Errorf("seats %v are away", away)
	}
}

// TestIdleRoomsAreFoundAgain checks that a room dropped from memory under connected people is
// restored at their next message, and that nothing is sent twice.
func TestIdleRoomsAreFoundAgain(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	one, two := serve(t, j), serve(t, j)
	friends := sitDown(t, "yanyi", one, two)
	play(t, friends, 5)
	agree(t, friends)
	for range 3 {
		for _, h := range []*Hall{one, two} {
			x := h.locked("CODE", false)
			x.doze(h.Find)
			if x.seq.Load() != 0 || x.room.Phase() != room.Empty {
				t.Error("the state is still in memory")
			}
			x.mu.Unlock()
		}
		play(t, friends, 2)
		agree(t, friends)
	}
	friends[2].leave()
	friends[0].sees(game.SetOf(0).With(1), 0, 0)
	friends[2].enter()
	play(t, friends, 2)
	agree(t, append(friends, enter(t, two, "")))
}
