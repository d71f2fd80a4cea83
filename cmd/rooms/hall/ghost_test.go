package hall

import (
	"testing"

	"yanyi/game"
	"yanyi/game/room"
)

// openTable is an open table of three with its host on the first seat and a guest on the second.
func openTable(t *testing.T, h *Hall, listed bool) (host, guest *friend) {
	t.Helper()
	s := &room.Setup{Variant: "yanyi", Seats: []room.Place{{Key: keys[0], Name: "Ann"}, {Key: "free 1"}, {Key: "free 2"}}}
	if err := h.Say(t.Context(), "CODE", keys[0], &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	host, guest = enter(t, h, keys[0]), enter(t, h, keys[1])
	if listed {
		host.say(room.Say{Do: room.List, List: &room.Listing{Open: true}})
	}
	guest.say(room.Say{Do: room.Sit, Seat: 1, Name: "Bob"})
	host.knows("Bob sits", func() bool { return host.room.Seats()[1].Taken })
	return host, guest
}

func (f *friend) sitsOn(seat game.Seat, taken bool, what string) {
	f.t.Helper()
	f.knows(what, func() bool { return f.room.Seats()[seat].Taken == taken })
}

// TestAGhostsSeatFallsFree checks that an absent player's seat at an open table becomes free
// after the grace of quick games; the host's seat stays, and in private rooms all seats do.
func TestAGhostsSeatFallsFree(t *testing.T) {
	for _, listed := range []bool{true, false} {
		j := open(t, t.TempDir())
		clock := &watch{at: now()}
		h := serveWith(t, j, options(clock.now))
		host, guest := openTable(t, h, listed)
		eye := enter(t, h, watcher)
		guest.leave()
		sweep := func() { h.sweepRoom("CODE", map[string]Presence{}) }
		sweep()
		clock.pass(graceTime - 1)
		sweep()
		host.sitsOn(1, true, "the seat is kept for a while")
		clock.pass(1)
		sweep()
		host.sitsOn(1, !listed, "the seat is free")
		host.leave()
		sweep()
		clock.pass(10 * graceTime)
		sweep()
		eye.sitsOn(0, true, "the host keeps his seat")
		j.Close()
	}
}

// TestAGhostsSeatFallsFreeAfterLong checks the same after the room's state was dropped from
// memory for inactivity.
func TestAGhostsSeatFallsFreeAfterLong(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	clock := &watch{at: now()}
	h, elsewhere := serveWith(t, j, options(clock.now)), serveWith(t, j, options(clock.now))
	host, guest := openTable(t, h, true)
	guest.leave()
	guest.hall = elsewhere
	guest.enter()
	host.knows("Bob is there", func() bool { return host.seen.Here.Has(1) })
	x := h.locked("CODE", false)
	x.doze(h.Find)
	x.mu.Unlock()
	guest.leave()
	host.knows("Bob is gone", func() bool { return !host.seen.Here.Has(1) })
	h.sweepRoom("CODE", map[string]Presence{})
	clock.pass(graceTime)
	h.sweepRoom("CODE", map[string]Presence{})
	host.sitsOn(1, false, "the seat is free")
}

// TestTheHostFreesAGhostsSeatAtOnce checks that only the host frees an absent player's seat, or
// gives it to a computer, in any room, and that present players cannot be removed.
func TestTheHostFreesAGhostsSeatAtOnce(t *testing.T) {
	for _, say := range []room.Say{{Do: room.Offer, Seat: 1, Key: "free 3"}, {Do: room.Appoint, Seat: 1, Level: 2}} {
		j := open(t, t.TempDir())
		h := serve(t, j)
		host, guest := openTable(t, h, say.Do == room.Offer)
		say.V = room.Version
		if err := h.Say(t.Context(), "CODE", keys[0], &say); !refused(err, "taken") {
			t.Errorf("%s while Bob is there: %v", say.Do, err)
		}
		guest.leave()
		if err := h.Say(t.Context(), "CODE", keys[1], &say); !refused(err, "host") {
			t.Errorf("%s by another: %v", say.Do, err)
		}
		if own := say; say.Do == room.Appoint {
			own.Seat = 0
			if err := h.Say(t.Context(), "CODE", keys[0], &own); !refused(err, "taken") {
				t.Errorf("the host's own seat is given to a computer: %v", err)
			}
		}
		host.sitsOn(1, true, "nothing has happened")
		host.say(say)
		host.sitsOn(1, false, "the seat is free")
		if level := host.room.Seats()[1].Level; level != say.Level {
			t.Errorf("a computer of level %d sits there", level)
		}
		guest.enter()
		if guest.you != game.NoSeat {
			t.Errorf("Bob is offered seat %d by the old link", guest.you)
		}
		j.Close()
	}
}

// TestWhoIsNotReadyLosesTheSeat checks that at an open table whose seats are taken a player who
// is there but not ready loses the seat after a while, unless ready or the host; in private
// rooms nobody does.
func TestWhoIsNotReadyLosesTheSeat(t *testing.T) {
	for _, listed := range []bool{true, false} {
		j := open(t, t.TempDir())
		clock := &watch{at: now()}
		h := serveWith(t, j, options(clock.now))
		host, guest := openTable(t, h, listed)
		third := enter(t, h, keys[2])
		sweep := func() { h.sweepRoom("CODE", map[string]Presence{}) }
		clock.pass(10 * readyTime)
		sweep()
		host.sitsOn(1, true, "nobody is asked to be ready while a seat is free")
		third.say(room.Say{Do: room.Sit, Seat: 2, Name: "Cyd"})
		third.say(room.Say{Do: room.SetReady, Yes: true})
		clock.pass(readyTime - 1)
		sweep()
		host.sitsOn(1, true, "the seat is kept for a while")
		clock.pass(1)
		sweep()
		guest.sitsOn(1, !listed, "the seat is free")
		host.sitsOn(2, true, "who is ready keeps the seat")
		host.sitsOn(0, true, "the host keeps the seat")
		if listed && host.room.Seats()[1].Freed != room.Unready {
			t.Errorf("nobody is told why: %+v", host.room.Seats()[1])
		}
		j.Close()
	}
}

// TestTheHostAsksSomebodyToGo checks that a person who is there goes, whose token is void then.
func TestTheHostAsksSomebodyToGo(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	host, guest := openTable(t, h, true)
	host.say(room.Say{Do: room.Offer, Seat: 1, Key: "free 3", Yes: true})
	guest.sitsOn(1, false, "the seat is free")
	guest.knows("Bob has no seat", func() bool { return guest.you == game.NoSeat })
	sit := room.Say{V: room.Version, Do: room.Sit, Seat: 1, Name: "Bob"}
	if err := h.Say(t.Context(), "CODE", keys[1], &sit); !refused(err, "dismissed") {
		t.Errorf("Bob comes back: %v", err)
	}
}
