package hall

import (
	"bytes"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// trap is a game whose positions panic once it is set.
type trap struct {
	game.Variant
	set *atomic.Bool
}

func (v trap) Parse(text string, o game.Options) (game.Position, error) {
	pos, err := v.Variant.Parse(text, o)
	return trapped{pos, v.set}, err
}

type trapped struct {
	game.Position
	set *atomic.Bool
}

// spring panics if the trap is set.
func spring(set *atomic.Bool) {
	if set.Load() {
		panic("a fault of this program")
	}
}

func (p trapped) Outcome() game.Outcome {
	spring(p.set)
	return p.Position.Outcome()
}

func (p trapped) Alive() game.SeatSet {
	spring(p.set)
	return p.Position.Alive()
}

func (p trapped) Turns(dst []game.Turn) []game.Turn {
	spring(p.set)
	return p.Position.Turns(dst)
}

func (p trapped) Plies() int {
	spring(p.set)
	return p.Position.Plies()
}

func (p trapped) Clone() game.Position { return trapped{p.Position.Clone(), p.set} }

// diary is a log that can be read while it is written.
type diary struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (d *diary) Write(b []byte) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.text.Write(b)
}

func (d *diary) has(what string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return strings.Contains(d.text.String(), what)
}

// TestAFaultEndsOneRoomAlone panics at each stage of a room's life: everybody in the room is
// told, the fault is logged, and other rooms continue.
func TestAFaultEndsOneRoomAlone(t *testing.T) {
	for name, life := range map[string]func(h *Hall, g *Guest, e journal.Entry){
		"sweep":  func(h *Hall, _ *Guest, _ journal.Entry) { h.sweep() },
		"timer":  func(h *Hall, _ *Guest, _ journal.Entry) { h.tick("CODE") },
		"expiry": func(h *Hall, _ *Guest, _ journal.Entry) { h.shut("CODE") },
		"say": func(h *Hall, g *Guest, _ journal.Entry) {
			h.Say(h.ctx, "CODE", g.Key, &room.Say{V: room.Version, Do: room.Play, Turn: "a1a2"})
		},
		"enter": func(h *Hall, _ *Guest, _ journal.Entry) {
			h.Enter(h.ctx, "CODE", (&friend{t: t, room: room.New(catalog.Find)}).guest())
		},
		"leave":     func(h *Hall, g *Guest, _ journal.Entry) { h.Leave("CODE", g) },
		"weak":      func(h *Hall, g *Guest, _ journal.Entry) { h.Weak("CODE", g, true) },
		"count":     func(h *Hall, _ *Guest, _ journal.Entry) { h.count("CODE") },
		"presence":  func(h *Hall, _ *Guest, _ journal.Entry) { h.note("CODE", "another", Presence{Watching: 3}) },
		"journal":   func(h *Hall, _ *Guest, e journal.Entry) { h.catchUp("CODE", e) },
		"enquiry":   func(h *Hall, g *Guest, _ journal.Entry) { h.Outline(h.ctx, "CODE", anyway) },
		"desertion": func(h *Hall, _ *Guest, _ journal.Entry) { h.Deserted(h.ctx, "CODE", keys[1]) },
		"computer": func(h *Hall, _ *Guest, _ journal.Entry) {
			v, _ := h.Find("baige")
			pos, _ := v.Parse(v.Info().Start, nil)
			h.answer(h.ctx, &thought{code: "CODE", level: 1, info: v.Info(), pos: pos, cancel: func() {}}, 0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			j := open(t, t.TempDir())
			defer j.Close()
			var log diary
			var set atomic.Bool
			o := options(now)
			o.Log = slog.New(slog.NewTextHandler(&log, nil))
			o.Now = func() room.Time { spring(&set); return now() }
			o.List, o.ListAgain = func(string, *room.Table) { spring(&set) }, time.Nanosecond
			o.Find = func(id string) (game.Variant, bool) {
				v, ok := catalog.Find(id)
				if id == "baige" {
					v = trap{v, &set}
				}
				return v, ok
			}
			h := serveWith(t, j, o)
			ended := make(chan bool, 9)
			friends := sitDown(t, "baige", h)
			g := (&friend{t: t, key: keys[0], room: room.New(catalog.Find)}).guest()
			g.End = func() { ended <- true }
			if err := h.Enter(t.Context(), "CODE", g); err != nil {
				t.Fatal(err)
			}
			friends[0].say(room.Say{Do: room.List, List: &room.Listing{Open: true, Watch: true}})
			friends[1].say(room.Say{Do: room.Leave})
			entry := nextEntry(t, j)
			set.Store(true)
			life(h, g, entry)
			if !log.has("a fault of this program") {
				t.Fatal("no fault is made there")
			}
			if !log.has("broken_test.go") || !log.has("room=CODE") {
				t.Error("the log does not say where")
			}
			if name != "leave" && len(ended) == 0 {
				t.Error("whoever is there is not told")
			}
			if err := h.Say(t.Context(), "CODE", g.Key, &room.Say{V: room.Version, Do: room.Resign}); !errors.Is(err, ErrBroken) {
				t.Errorf("the room goes on: %v", err)
			}
			set.Store(false)
			if err := h.Say(t.Context(), "OTHER", keys[0], &room.Say{V: room.Version, Do: room.Create,
				Setup: &room.Setup{Variant: "xiangqi", Seats: []room.Place{{Name: "a", Key: keys[0]}, {Key: keys[1]}}}}); err != nil {
				t.Errorf("another room does not go on: %v", err)
			}
		})
	}
}

// nextEntry appends an entry as another process might, unknown to this one.
func nextEntry(t *testing.T, j *journal.Journal) journal.Entry {
	t.Helper()
	all, err := j.Read(t.Context(), "CODE", 0)
	if err != nil {
		t.Fatal(err)
	}
	e := room.Event{V: room.Version, N: len(all) + 1, At: now() + 1000, Kind: room.Resigned, Seat: 0}
	return journal.Entry{Seq: all[len(all)-1].Seq + 1, Data: e.Encode()}
}

// TestWhatLeadsNowhereIsNotWritten checks that an event that cannot be applied, because of a
// fault of this program, is refused before it is appended, and the room continues.
func TestWhatLeadsNowhereIsNotWritten(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	friends := sitDown(t, "baige", h)
	play(t, friends, 2)
	before, err := j.Read(t.Context(), "CODE", 0)
	if err != nil {
		t.Fatal(err)
	}
	x := h.locked("CODE", false)
	_, _, bad := ahead(x.room, (&room.Event{V: room.Version, N: x.room.Events() + 1, At: x.room.Last(), Kind: room.Turned, Turn: "a1a1"}).Encode())
	_, _, panics := ahead(nil, (&room.Event{V: room.Version, N: 1}).Encode())
	x.mu.Unlock()
	if bad == nil || panics == nil {
		t.Errorf("looking ahead finds %v and %v", bad, panics)
	}
	after, err := j.Read(t.Context(), "CODE", 0)
	if err != nil || len(after) != len(before) {
		t.Errorf("%d entries have become %d: %v", len(before), len(after), err)
	}
	play(t, friends, 2)
	agree(t, friends)
}

// TestABrokenRoomSpoilsNothing checks that a room whose entries cannot be applied is left out of
// enquiries, does not affect others, and is removed when it is old enough.
func TestABrokenRoomSpoilsNothing(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	o := options(now)
	o.Keep = 20 * time.Millisecond
	h := serveWith(t, j, options(now))
	friends := sitDown(t, "baige", h)
	for _, f := range friends {
		f.leave()
	}
	all, err := j.Read(t.Context(), "CODE", 0)
	if err != nil {
		t.Fatal(err)
	}
	e := room.Event{V: room.Version, N: len(all) + 1, At: now() + 1000, Kind: room.Turned, Turn: "a1a1"}
	if _, err := j.Append(t.Context(), "CODE", all[len(all)-1].Seq, e.Encode()); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, _, err := h.Outline(t.Context(), "CODE", anyway); !errors.Is(err, ErrBroken) {
			t.Errorf("it stands: %v", err)
		}
	}
	if h.inMemory() != 0 {
		t.Error("it is in memory")
	}
	tidier := serveWith(t, j, o)
	tidier.expire()
	if all, err = j.Read(t.Context(), "CODE", 0); err != nil || len(all) == 0 {
		t.Errorf("it is gone at once: %v", err)
	}
	time.Sleep(unfinished * o.Keep)
	tidier.expire()
	if all, err = j.Read(t.Context(), "CODE", 0); err != nil || len(all) > 0 {
		t.Errorf("%d of its entries stay: %v", len(all), err)
	}
}

func anyway() bool { return true }
