package hall

import (
	"testing"

	"yanyi/game"
	"yanyi/game/room"
)

// watcher has no seat.
const watcher room.Key = "watcher"

// Who has no seat hears turns as late as the host wants it, whether there from the start,
// come later, or come after the room was read again; who sits hears them at once. When the
// game is over all is told.
func TestWatchersHearLate(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	s := &room.Setup{Variant: "baige", Seats: []room.Place{{Key: keys[0], Name: "Ann"}, {Key: keys[1], Name: "Bob"}}}
	if err := h.Say(t.Context(), "CODE", keys[0], &room.Say{V: room.Version, Do: room.Create, Setup: s}); err != nil {
		t.Fatal(err)
	}
	friends := []*friend{enter(t, h, keys[0]), enter(t, h, keys[1])}
	early := enter(t, h, watcher)
	friends[0].say(room.Say{Do: room.List, List: &room.Listing{Watch: true, Delay: 2}})
	for _, f := range friends {
		f.say(room.Say{Do: room.SetReady, Yes: true})
	}
	play(t, friends, 5)
	agree(t, friends)
	all := latest(friends)
	late := enter(t, h, watcher)
	again := enter(t, serve(t, j), watcher) // where the room is read from the journal
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

// Without a wish for it watchers hear at once.
func TestAVeilOfNoTurnsHidesNothing(t *testing.T) {
	r := room.New(nil)
	v := veil{}
	for n := range 3 {
		if free := v.take(room.Event{N: n + 1, Kind: room.Turned, Seat: game.First}, r); len(free) != 1 || v.told != n+1 {
			t.Errorf("of event %d they hear %v", n+1, free)
		}
	}
}
