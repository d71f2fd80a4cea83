package hall

import (
	"log/slog"
	"math/rand/v2"
	"runtime"
	"strconv"
	"testing"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// BenchmarkRoom reports the memory of a room after sixty turns without its connections: in play,
// and idle.
func BenchmarkRoom(b *testing.B) {
	for _, v := range catalog.All() {
		b.Run(v.Info().ID, func(b *testing.B) {
			entries := played(b, v, 60)
			const rooms = 200
			for b.Loop() {
				h := &Hall{Options: Options{Find: catalog.Find, Now: now, Log: slog.Default()},
					tables: map[string]*table{}, thoughts: map[string]*thought{}}
				before := heap()
				for i := range rooms {
					code := strconv.Itoa(i)
					x := h.table(code, true)
					for _, e := range entries {
						if err := h.takeIn(code, x, e); err != nil {
							b.Fatal(err)
						}
					}
				}
				b.ReportMetric(float64(heap()-before)/rooms, "B/room")
				for _, x := range h.tables {
					x.doze(h.Find)
				}
				b.ReportMetric(float64(heap()-before)/rooms, "B/idle")
				runtime.KeepAlive(h)
			}
		})
	}
}

func heap() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// played is the journal of a room in which random turns were played.
func played(tb testing.TB, v game.Variant, turns int) []journal.Entry {
	tb.Helper()
	setup := &room.Setup{Variant: v.Info().ID}
	for i := range v.Info().Seats {
		setup.Seats = append(setup.Seats, room.Place{Name: "bot", Key: keys[i]})
	}
	r, luck := room.New(catalog.Find), rand.NewPCG(1, 1)
	var entries []journal.Entry
	say := func(who room.Key, s room.Say) {
		s.V = room.Version
		e, err := r.Decide(who, &s, room.Time(len(entries)), luck)
		if err == nil {
			err = r.Apply(*e)
		}
		if err != nil {
			tb.Fatal(err)
		}
		entries = append(entries, journal.Entry{Seq: uint64(len(entries) + 1), Data: e.Encode()})
	}
	say(keys[0], room.Say{Do: room.Create, Setup: setup})
	for i := range setup.Seats {
		say(keys[i], room.Say{Do: room.SetReady, Yes: true})
	}
	for s := game.Seat(0); r.Phase() == room.Laying; s++ {
		say(keys[s], room.Say{Do: room.Lay, Tiles: v.(game.Deployer).Suggest(s, 1, nil)})
	}
	for range turns {
		if r.Phase() != room.Playing {
			break
		}
		actor := r.Match().Actor()
		legal := r.View(actor).Turns
		turn := r.Match().Info().FormatTurn(legal[luck.Uint64()%uint64(len(legal))].Chosen())
		say(keys[actor], room.Say{Do: room.Play, Turn: turn, Of: r.Mark()})
	}
	return entries
}
