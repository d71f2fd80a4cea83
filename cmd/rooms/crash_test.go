package main

import (
	"bytes"
	"context"
	"flag"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"yanyi/cmd/rooms/bots"
	"yanyi/game/room"
)

// kills is the number of times that the crash test kills its server:
//
//	go test ./cmd/rooms -run Crash -timeout 30m -kills 200
var kills = flag.Int("kills", 4, "of the server in the crash test")

var unlimited = []string{"-rooms", "0", "-connections", "0", "-messages", "0", "-openings", "0"}

// TestCrashesLoseNothing kills a server with ten rooms of bots at random moments. The bots draw
// and swap seats, play, study their games and begin new ones; their games are listed, and
// strangers meet by quick games. Whatever a bot has received exists afterwards, unchanged and
// once; bots compare at each reconnection.
func TestCrashesLoseNothing(t *testing.T) {
	arguments := append([]string{"-data", t.TempDir(), "-lobby"}, unlimited...)
	p := start(t, arguments...)
	var host atomic.Value
	host.Store(p.host)
	at := func(int) string { return host.Load().(string) }
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var playing sync.WaitGroup
	tables := seat(t, 10, 20*time.Millisecond, p)
	for _, table := range tables {
		table.Listed = true
		playing.Go(func() { table.Play(ctx, at) })
	}
	others := &strangers{host: at}
	playing.Go(func() { others.meet(ctx) })
	for range *kills {
		time.Sleep(time.Duration(200+rand.IntN(1000)) * time.Millisecond)
		p.kill()
		p = start(t, arguments...)
		host.Store(p.host)
	}
	before := played(tables)
	for patience := time.Now(); played(tables) < before+10 && time.Since(patience) < time.Minute; {
		time.Sleep(50 * time.Millisecond)
	}
	seesAll(t, p, tables)
	stop()
	playing.Wait()
	studied := 0
	for _, table := range tables {
		checkKept(t, p, table)
		studied += table.Heard(room.Grown)
		if table.Heard(room.Shuffled) != 1 {
			t.Errorf("in room %s the seats were not drawn", table.Code)
		}
	}
	others.check(t, p)
	turns := played(tables)
	t.Logf("%d kills, %d turns, %d in studies; strangers met %d times, and %d times in vain", *kills, turns, studied, len(others.tables), others.missed)
	if studied == 0 && *kills >= 10 {
		t.Error("no game was studied")
	}
	if turns < max(*kills, before+10) {
		t.Errorf("only %d turns were played, %d of them before the last start", turns, before)
	}
}

// played is the number of turns received at all tables.
func played(tables []*bots.Table) (n int) {
	for _, table := range tables {
		n += table.Turns()
	}
	return n
}

// seat opens the given number of rooms of bots, of several variants.
func seat(t *testing.T, n int, pace time.Duration, on ...*process) []*bots.Table {
	t.Helper()
	var tables []*bots.Table
	for i := range n {
		games := []string{"yanyi", "jieqi", "qice", "baige", "anqi"}
		table, err := bots.Open(t.Context(), on[i%len(on)].host, games[i%len(games)], pace)
		if err != nil {
			t.Fatal(err)
		}
		tables = append(tables, table)
	}
	return tables
}

// checkKept compares what bots have received with the room's current events, and checks that
// nobody sits twice.
func checkKept(t *testing.T, p *process, table *bots.Table) {
	t.Helper()
	if err := table.Fault(); err != nil {
		t.Error(err)
	}
	kept := p.connect(t, table.Code, "")
	kept.log = true
	heard := table.Events()
	kept.until(len(heard))
	for i, text := range heard {
		if !bytes.Equal(kept.events[i], text) {
			t.Fatalf("room %s: event %d was %s, is now %s", table.Code, i+1, text, kept.events[i])
		}
	}
	names := map[string]bool{}
	for _, seat := range kept.room.Seats() {
		if seat.Taken && names[seat.Name] {
			t.Errorf("in room %s sits twice %q", table.Code, seat.Name)
		}
		names[seat.Name] = names[seat.Name] || seat.Taken
	}
}

// TestManyRoomsPlayAtOnce runs many rooms on two processes that share each room; the tool in
// load makes the full measurement.
func TestManyRoomsPlayAtOnce(t *testing.T) {
	url := nats(t)
	both := []*process{start(t, append(unlimited, "-nats", url)...), start(t, append(unlimited, "-nats", url)...)}
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	var playing sync.WaitGroup
	tables := seat(t, 20, 100*time.Millisecond, both...)
	playing.Go(func() {
		idle := func(table *bots.Table) bool { return table.Turns() < 3 }
		for ctx.Err() == nil && slices.ContainsFunc(tables, idle) {
			time.Sleep(50 * time.Millisecond)
		}
		stop()
	})
	for i, table := range tables {
		playing.Go(func() { table.Play(ctx, func(seat int) string { return both[(i+seat)%2].host }) })
	}
	playing.Wait()
	for _, table := range tables {
		if err := table.Fault(); err != nil {
			t.Error(err)
		}
		if n := table.Turns(); n < 3 {
			t.Errorf("%d turns were played in room %s", n, table.Code)
		}
	}
}
