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
