package hall

import (
	"fmt"
	"log/slog"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"yanyi/cmd/rooms/journal"
	"yanyi/game"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

func now() room.Time { return room.Time(time.Now().UnixMilli()) }

func open(t *testing.T, folder string) *journal.Journal {
	t.Helper()
	j, err := journal.Open(t.Context(), folder, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

func options(now func() room.Time) Options {
	return Options{Find: catalog.Find, Now: now, Log: slog.Default(), Thinkers: 1, Away: time.Hour, Keep: time.Hour}
}

func serve(t *testing.T, j *journal.Journal) *Hall { return serveWith(t, j, options(now)) }

func serveWith(t *testing.T, j *journal.Journal, o Options) *Hall {
	t.Helper()
	h, err := New(t.Context(), j, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.Close)
	return h
}

// friend is a client: the messages it receives and the room that it builds from them.
type friend struct {
	t    *testing.T
	hall *Hall
	key  room.Key

	mu     sync.Mutex
	room   *room.Room
	told   string
	you    game.Seat
	seen   Presence
	counts int // number of presence messages
	as     *Guest
}

func enter(t *testing.T, h *Hall, key room.Key) *friend {
	t.Helper()
	f := &friend{t: t, hall: h, key: key, room: room.New(catalog.Find)}
	f.enter()
	return f
}

// enter connects the friend without any known events.
func (f *friend) enter() {
	f.t.Helper()
	f.room, f.as = room.New(catalog.Find), f.guest()
	if err := f.hall.Enter(f.t.Context(), "CODE", f.as); err != nil {
		f.t.Fatal(err)
	}
}

func (f *friend) leave() { f.hall.Leave("CODE", f.as) }

// knows waits until a condition on the friend's knowledge holds.
func (f *friend) knows(what string, so func() bool) {
	f.t.Helper()
	for range 4000 {
		f.mu.Lock()
		now := so()
		f.mu.Unlock()
		if now {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	f.t.Fatalf("%s never hears that %s", f.key, what)
}

func (f *friend) guest() *Guest {
	return &Guest{Key: f.key, Hear: f.hear, See: f.see, Welcome: func(you game.Seat, _ bool, _ int) { f.you = you }}
}

func (f *friend) see(p Presence) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.seen = p
	f.counts++
}

// counted is the number of presence messages that the friend received.
func (f *friend) counted() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.counts
}

func (f *friend) hear(e room.Event, you game.Seat) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.you = you
	f.told += string(e.Encode())
	if err := f.room.Apply(e); err != nil {
		f.t.Errorf("%s hears something doubled, lost or wrong: %v", f.key, err)
	}
}

// say sends a message that must not be refused.
func (f *friend) say(s room.Say) {
	f.t.Helper()
	s.V = room.Version
	if err := f.hall.Say(f.t.Context(), "CODE", f.key, &s); err != nil {
		f.t.Fatalf("%s: %s: %v", f.key, s.Do, err)
	}
}

// record waits until the friend has received n events and returns the record then.
func (f *friend) record(n int) string {
	f.t.Helper()
	f.knows(fmt.Sprintf("event %d", n), func() bool { return f.room.Events() >= n })
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.room.Match().Record() + f.room.Match().Position().String()
}

var keys = []room.Key{"key-of-ann", "key-of-bob", "key-of-cyd"}

// sitDown creates a room of a variant and seats its people, spread over the given halls.
func sitDown(t *testing.T, variant string, halls ...*Hall) []*friend {
	t.Helper()
	v, _ := catalog.Find(variant)
	s := &room.Setup{Variant: variant}
	for i := range v.Info().Seats {
		s.Seats = append(s.Seats, room.Place{Key: keys[i]})
	}
	create := &room.Say{V: room.Version, Do: room.Create, Setup: s}
	if err := halls[0].Say(t.Context(), "CODE", keys[0], create); err != nil {
		t.Fatal(err)
	}
	var friends []*friend
	for i := range s.Seats {
		f := enter(t, halls[i%len(halls)], keys[i])
		f.say(room.Say{Do: room.Sit, Seat: game.Seat(i), Name: string(keys[i][7:])})
		friends = append(friends, f)
	}
	for _, f := range friends {
		f.say(room.Say{Do: room.SetReady, Yes: true})
	}
	return friends
}

// play plays random turns, each by the player to move once the last turn has arrived.
func play(t *testing.T, friends []*friend, turns int) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	n := latest(friends)
	for range turns {
		friends[0].record(n)
		f := friends[friends[0].room.Match().Actor()]
		f.record(n)
		legal := f.room.View(f.room.Match().Actor()).Turns
		choice := f.room.Match().Info().FormatTurn(legal[r.IntN(len(legal))].Chosen())
		f.say(room.Say{Do: room.Play, Turn: choice, Of: f.room.Mark()})
		n++
	}
}

func latest(friends []*friend) int {
	n := 0
	for _, f := range friends {
		f.mu.Lock()
		n = max(n, f.room.Events())
		f.mu.Unlock()
	}
	return n
}

// agree checks that all have the same game.
func agree(t *testing.T, friends []*friend) {
	t.Helper()
	n := latest(friends)
	want := friends[0].record(n)
	for _, f := range friends[1:] {
		if got := f.record(n); got != want {
			t.Errorf("%s knows\n%s\n%s knows\n%s", f.key, got, friends[0].key, want)
		}
	}
}

// TestPeopleOnTwoProcessesPlayOneGame connects the players to two halls on one journal.
func TestPeopleOnTwoProcessesPlayOneGame(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	friends := sitDown(t, "jieqi", serve(t, j), serve(t, j))
	play(t, friends, 20)
	agree(t, append(friends, enter(t, friends[1].hall, "")))
}

// TestTwoProcessesNeverBothAcceptATurn sends the same turn to both; it is played once.
func TestTwoProcessesNeverBothAcceptATurn(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	one, two := serve(t, j), serve(t, j)
	friends := sitDown(t, "baige", one, two)
	for i := range 10 {
		f := friends[0]
		f.record(latest(friends))
		actor := f.room.Match().Actor()
		view := f.room.View(actor)
		say := room.Say{V: room.Version, Do: room.Play, Turn: f.room.Match().Info().FormatTurn(view.Turns[7*i%len(view.Turns)].Chosen()), Of: f.room.Mark()}
		errs := make(chan error)
		for _, h := range []*Hall{one, two} {
			go func() { s := say; errs <- h.Say(t.Context(), "CODE", keys[actor], &s) }()
		}
		if a, b := <-errs, <-errs; (a == nil) == (b == nil) {
			t.Fatalf("the two processes answered %v and %v", a, b)
		}
	}
	agree(t, friends)
	if n := friends[0].room.Match().Ply(); n != 10 {
		t.Errorf("%d turns were played", n)
	}
}

// TestARoomIsFoundAgain checks that a room continues at the right turn after its process has
// gone.
func TestARoomIsFoundAgain(t *testing.T) {
	folder := t.TempDir()
	j := open(t, folder)
	friends := sitDown(t, "yanyi", serve(t, j))
	play(t, friends, 6)
	before := friends[0].record(latest(friends))
	j.Close()

	j = open(t, folder)
	defer j.Close()
	h := serve(t, j)
	var back []*friend
	for _, k := range keys {
		back = append(back, enter(t, h, k))
	}
	if got := back[2].record(latest(back)); got != before {
		t.Errorf("found again it is\n%s\nit was\n%s", got, before)
	}
	play(t, back, 3)
	agree(t, back)
}

// TestNothingIsHeardOfTilesOrKeys checks every byte sent before both players have laid their
// tiles.
func TestNothingIsHeardOfTilesOrKeys(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	friends := sitDown(t, "qice", serve(t, j))
	v, _ := catalog.Find("qice")
	tiles := v.(game.Deployer).Suggest(0, 5, nil)
	friends[0].say(room.Say{Do: room.Lay, Tiles: tiles})
	watcher := enter(t, friends[0].hall, "")
	for _, f := range []*friend{friends[1], watcher} {
		f.record(latest(friends))
		if strings.Contains(f.told, "tiles") || strings.Contains(f.told, "key-of") {
			t.Errorf("%q heard %s", f.key, f.told)
		}
	}
	if v := friends[0].room.View(0); !slices.Equal(v.Seats[0].Tiles, tiles) {
		t.Error("who has laid does not see its own tiles")
	}
	friends[1].say(room.Say{Do: room.Lay, Tiles: v.(game.Deployer).Suggest(1, 6, nil)})
	play(t, friends, 2)
	agree(t, append(friends, watcher))
}

// TestRoomsWithoutGuestsAreNotInMemory checks that too, and that unknown rooms are reported as
// such.
func TestRoomsWithoutGuestsAreNotInMemory(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	h := serve(t, j)
	g := (&friend{t: t, room: room.New(catalog.Find)}).guest()
	if err := h.Enter(t.Context(), "NONE", g); err != ErrNone {
		t.Errorf("entering no room: %v", err)
	}
	sitDown(t, "baige", h)
	if h.inMemory() != 1 {
		t.Errorf("%d rooms are in memory", h.inMemory())
	}
	g2 := (&friend{t: t, room: room.New(catalog.Find)}).guest()
	h2 := serve(t, j)
	if err := h2.Enter(t.Context(), "CODE", g2); err != nil {
		t.Fatal(err)
	}
	h2.Leave("CODE", g2)
	if h2.inMemory() != 0 {
		t.Error("a room without guests is in memory")
	}
}

// inMemory is the number of rooms in memory.
func (h *Hall) inMemory() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.tables)
}
