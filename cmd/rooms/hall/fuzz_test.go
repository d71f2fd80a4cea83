package hall

import (
	"log/slog"
	"testing"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// FuzzStored checks that any content of a room's subject is applied, or the room is dropped from
// memory with an error that is no refusal.
func FuzzStored(f *testing.F) {
	create := room.Event{V: room.Version, N: 1, Kind: room.Created, Seat: game.NoSeat, Key: "a",
		Setup: &room.Setup{Variant: "baige", Seats: []room.Place{{Name: "a", Key: "a"}, {Name: "b", Key: "b"}}}}
	ready := room.Event{V: room.Version, N: 2, Kind: room.Ready, Yes: true}
	f.Add(create.Encode(), ready.Encode())
	f.Add(create.Encode(), []byte(`{"v":1,"n":2,"kind":"closed"}`))
	f.Add([]byte(`{}`), []byte(``))
	f.Fuzz(func(t *testing.T, first, second []byte) {
		h := &Hall{Options: Options{Find: catalog.Find, Now: now, Log: slog.Default()},
			tables: map[string]*table{}, thoughts: map[string]*thought{}}
		x := h.table("CODE", true)
		for i, text := range [][]byte{first, second} {
			err := h.takeIn("CODE", x, journal.Entry{Seq: uint64(i + 1), Data: text})
			if _, refused := err.(*room.Refusal); refused || (err != nil) == (h.inMemory() == 1) {
				t.Fatalf("%v with %d rooms in memory", err, h.inMemory())
			}
			if err != nil {
				return
			}
		}
	})
}
