package hall

import (
	"sync"
	"testing"

	"yanyi/game"
	"yanyi/game/room"
)

// watcher is a connection without a seat.
const watcher room.Key = "watcher"

// Spectators receive turns with the host's delay, whether present from the start, later, or
// after the room was read again; players receive them at once. When the game is over everything
// is sent.
func TestWatchersHearLate(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	friends, early := watched(t, h, "baige", 2)
	play(t, friends, 5)
	agree(t, friends)
	all := latest(friends)
	late := enter(t, h, watcher)
	again := enter(t, serve(t, j), watcher) // the room is read from the journal
	for name, f := range map[string]*friend{"early": early, "late": late, "again": again} {
		f.knows("turns were played", func() bool { return f.room.Phase() == room.Playing && f.room.Match().Ply() == 3 })
		if n := latest([]*friend{f}); n != all-2 {
			t.Errorf("who came %s knows %d of %d events", name, n, all)
		}
	}
	h.table("CODE", false).doze(h.Find)
	play(t, friends, 1)
	friends[0].say(room.Say{Do: room.Resign, Of: friends[0].room.Mark()})
	for _, f := range []*friend{early, late, again} {
		f.knows("the game is over", func() bool { return f.room.Phase() == room.Over && f.room.Events() == all+2 })
	}
}

// watched begins a game of two friends and others in which spectators are delayed by some turns.
func watched(t *testing.T, h *Hall, variant string, delay int, others ...room.Place) (friends []*friend, looker *friend) {
	t.Helper()
	seats := append([]room.Place{{Key: keys[0], Name: "Ann"}, {Key: keys[1], Name: "Bob"}}, others...)
	s := &room.Setup{Variant: variant, Seats: seats}
	if err := h.Say(t.Context(), "CODE", keys[0], &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	friends = []*friend{enter(t, h, keys[0]), enter(t, h, keys[1])}
	looker = enter(t, h, watcher)
	friends[0].say(room.Say{Do: room.List, List: &room.Listing{Watch: true, Delay: delay}})
	for _, f := range friends {
		f.say(room.Say{Do: room.SetReady, Yes: true})
	}
	return friends, looker
}

// Without a delay spectators receive turns at once.
func TestAVeilOfNoTurnsHidesNothing(t *testing.T) {
	r := room.New(nil)
	v := veil{}
	for n := range 3 {
		if free := v.take(room.Event{N: n + 1, Kind: room.Turned, Seat: game.First}, r); len(free) != 1 || v.told != n+1 {
			t.Errorf("of event %d they hear %v", n+1, free)
		}
	}
}

// A spectator who takes over a computer's seat receives the withheld turns at once.
func TestWhoTakesASeatOverHearsWhatWasKeptBack(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	friends, late := watched(t, h, "yanyi", 3, room.Place{Level: 1})
	play(t, friends, 2)
	friends[0].knows("the computer has played", func() bool { return friends[0].room.Match().Ply() == 3 })
	late.say(room.Say{Do: room.Ask, What: room.Join, Seat: 2, Name: "Cyd"})
	late.knows("the game has begun", func() bool { return late.room.Phase() == room.Playing && late.room.Match().Ply() == 0 })
	n := late.asks(friends[0])
	for _, f := range friends {
		f.say(room.Say{Do: room.Answer, Of: n, Yes: true})
	}
	late.knows("the seat is taken", func() bool { return late.you == 2 && late.room.Seats()[2].Taken })
	agree(t, append(friends, late))
	play(t, append(friends, late), 3)
}

// asks is the number of somebody's pending question, as another knows it.
func (f *friend) asks(who *friend) (n int) {
	f.t.Helper()
	who.knows("somebody asks", func() bool {
		if q := who.room.Question(); q != nil {
			n = q.N
		}
		return n > 0
	})
	return n
}

// A request for a seat ends when its sender disconnects.
func TestAskingForASeatEndsWithItsConnection(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	s := &room.Setup{Variant: "baige", Seats: []room.Place{{Key: keys[0], Name: "Ann"}, {Level: 1}}}
	if err := h.Say(t.Context(), "CODE", keys[0], &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	ann, late, again := enter(t, h, keys[0]), enter(t, h, watcher), enter(t, h, watcher)
	ann.say(room.Say{Do: room.SetReady, Yes: true})
	late.say(room.Say{Do: room.Ask, What: room.Join, Seat: 1, Name: "Cyd"})
	asked := func() bool { return ann.room.Question() != nil }
	ann.knows("somebody asks", asked)
	late.leave() // from one of two windows
	ann.knows("somebody still asks", asked)
	again.leave()
	ann.knows("nobody asks any more", func() bool { return !asked() })
}

// TestTheListCountsTurnsAsLateAsTheyAreHeard checks that the lobby's count of turns respects the
// delay.
func TestTheListCountsTurnsAsLateAsTheyAreHeard(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	var mu sync.Mutex
	said := room.Table{}
	o := options(now)
	o.List = func(_ string, x *room.Table) {
		mu.Lock()
		defer mu.Unlock()
		if x != nil {
			said = *x
		}
	}
	h := serveWith(t, j, o)
	friends, _ := watched(t, h, "baige", 3)
	for turns := 1; turns < 6; turns++ {
		play(t, friends, 1)
		mu.Lock()
		if want := max(0, turns-3); !said.Playing || said.Ply != want {
			t.Errorf("after %d turns the list says %d, not %d", turns, said.Ply, want)
		}
		mu.Unlock()
	}
}
