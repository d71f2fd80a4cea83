//go:build !js

package lobby

import (
	"encoding/json"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"yanyi/cmd/rooms/journal"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

func now() room.Time { return room.Time(time.Now().UnixMilli()) }

func records(t *testing.T) *journal.Journal {
	t.Helper()
	j, err := journal.Open(t.Context(), t.TempDir(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(j.Close)
	return j
}

func open(t *testing.T, j *journal.Journal, lasting time.Duration) *Lobby {
	t.Helper()
	l, err := Open(t.Context(), j, Options{Find: catalog.Find, Now: now, Log: slog.Default(), Lasting: lasting})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	return l
}

// eye views a lobby and keeps the list of what it receives.
type eye struct {
	lobby *Lobby
	t     *testing.T
	mu    sync.Mutex
	told  int // messages
	bytes int // of the longest
	list  map[string]room.Table
}

func look(t *testing.T, l *Lobby) *eye {
	e := &eye{lobby: l, t: t, list: map[string]room.Table{}}
	k := &Looker{Hear: e.hear}
	l.Enter(k)
	t.Cleanup(func() { l.Leave(k) })
	return e
}

func (e *eye) hear(text []byte) {
	e.mu.Lock()
	defer e.mu.Unlock()
	var m room.Message
	if err := json.Unmarshal(text, &m); err != nil || m.Tables == nil || m.V != room.Version {
		e.t.Errorf("heard %s: %v", text, err)
		return
	}
	e.told++
	e.bytes = max(e.bytes, len(text))
	if m.Tables.All {
		clear(e.list)
	}
	for _, t := range m.Tables.List {
		e.list[t.Code] = t
	}
	for code, n := range m.Tables.Plies {
		t := e.list[code]
		t.Ply = n
		e.list[code] = t
	}
	for _, code := range m.Tables.Gone {
		delete(e.list, code)
	}
}

// sees waits until the list meets a condition and meanwhile repeats some calls. These may call
// the lobby; the condition must not.
func (e *eye) sees(what string, so func() bool, again ...func()) {
	e.t.Helper()
	for range 2000 {
		for _, say := range again {
			say()
		}
		e.mu.Lock()
		now := so()
		e.mu.Unlock()
		if now {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	e.t.Fatalf("never is %s: %v", what, e.list)
}

func table(code string) *room.Table {
	return &room.Table{Code: code, Game: "yanyi", Seats: []room.Occupant{{Taken: true, Name: "Ann"}, {}, {Level: 3}}, Since: now()}
}

// All processes show the same tables. A withdrawn table disappears at once, one that is no
// longer renewed after a while.
func TestAllProcessesShowTheSameTables(t *testing.T) {
	t.Parallel()
	j := records(t)
	a, b := open(t, j, 3*time.Second), open(t, j, 3*time.Second)
	one, other := table("AAAAAA"), table("BBBBBB")
	here, there := look(t, a), look(t, b)
	for _, x := range []*eye{here, there} {
		x.sees("both tables", func() bool { return len(x.list) == 2 },
			func() { a.List("AAAAAA", one) }, func() { b.List("BBBBBB", other) })
	}
	b.List("BBBBBB", nil)
	here.sees("one taken back", func() bool { return len(here.list) == 1 && here.list["AAAAAA"].Code != "" },
		func() { a.List("AAAAAA", one) })
	late := look(t, b)
	there.sees("the other gone, which nobody says again", func() bool { return len(there.list) == 0 })
	late.sees("it gone", func() bool { return len(late.list) == 0 })
	here.sees("it gone", func() bool { return len(here.list) == 0 })
}

// A viewer receives at most one message a second, however much changes.
func TestChangesAreToldTogether(t *testing.T) {
	t.Parallel()
	l := open(t, records(t), 0)
	x := look(t, l)
	start := time.Now()
	for i := range 60 {
		x := table("AAAAAA")
		x.Watching = i
		l.List("AAAAAA", x)
		time.Sleep(40 * time.Millisecond)
	}
	x.sees("the last of it", func() bool { return x.list["AAAAAA"].Watching == 59 })
	x.mu.Lock()
	defer x.mu.Unlock()
	if most := int(time.Since(start).Seconds()) + 2; x.told > most {
		t.Errorf("%d messages in %v", x.told, time.Since(start))
	}
}

// Entries of the bucket that no room could have are ignored.
func TestForgedEntriesAreNotShown(t *testing.T) {
	t.Parallel()
	j := records(t)
	l := open(t, j, time.Minute)
	bucket, err := j.Bucket(t.Context(), tables, time.Minute, mostValue)
	if err != nil {
		t.Fatal(err)
	}
	good, err := json.Marshal(table("GGGGGG"))
	if err != nil {
		t.Fatal(err)
	}
	forge := func(old, forged string) []byte { return []byte(strings.Replace(string(good), old, forged, 1)) }
	for code, text := range map[string][]byte{
		"AAAAAA": forge("GGGGGG", "ZZZZZZ"), // another's code
		"BBBBBB": []byte(`{`),
		"CCCCCC": forge(`"GGGGGG"`, `"CCCCCC","x":1`),
		"DDDDDD": []byte(strings.Replace(string(forge("GGGGGG", "DDDDDD")), "yanyi", "chess", 1)),
		"EEEEEE": []byte(strings.Replace(string(forge("GGGGGG", "EEEEEE")), "Ann", `<b>\u202ennA`, 1)),
		"FFFFFF": []byte(strings.Replace(string(forge("GGGGGG", "FFFFFF")), "Ann", `A\u0007nn`, 1)),
		"x":      forge("GGGGGG", "x"),
		"GGGGGG": good,
	} {
		if _, err := bucket.Put(t.Context(), code, text); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := bucket.Put(t.Context(), "HHHHHH", []byte(strings.Repeat(" ", mostValue+1))); err == nil {
		t.Error("the bucket takes as much as anybody writes")
	}
	x := look(t, l)
	x.sees("the true one", func() bool { return x.list["GGGGGG"].Code != "" })
	l.List("JJJJJJ", table("JJJJJJ"))
	x.sees("a later one", func() bool { return x.list["JJJJJJ"].Code != "" })
	x.mu.Lock()
	defer x.mu.Unlock()
	if len(x.list) != 2 {
		t.Errorf("shown is %v", x.list)
	}
}

// Handled requests are known to all processes, and of two processes that make a room for the
// same game one is first.
func TestAsksAreSharedByAllProcesses(t *testing.T) {
	t.Parallel()
	j := records(t)
	a, b := open(t, j, 0), open(t, j, 0)
	first, err := a.Once(t.Context(), "abc")
	again, bad := b.Once(t.Context(), "abc")
	if !first || again || err != nil || bad != nil {
		t.Errorf("first %t, again %t, %v, %v", first, again, err, bad)
	}
	terms := Terms{Game: "yanyi", Clock: room.Clock{Total: 1}}
	code, mark, err := a.Gathers(t.Context(), terms)
	if code != "" || err != nil {
		t.Fatal(code, err)
	}
	won, err := a.Gather(t.Context(), terms, "AAAAAA", mark)
	lost, bad := b.Gather(t.Context(), terms, "BBBBBB", mark)
	if !won || lost || err != nil || bad != nil {
		t.Errorf("won %t, lost %t, %v, %v", won, lost, err, bad)
	}
	code, mark, _ = b.Gathers(t.Context(), terms)
	if won, err = b.Gather(t.Context(), terms, "CCCCCC", mark); code != "AAAAAA" || !won || err != nil {
		t.Errorf("%s, %t, %v", code, won, err)
	}
	if lost, err = a.Gather(t.Context(), terms, "DDDDDD", mark); lost || err != nil {
		t.Errorf("an old mark wins: %v", err)
	}
	if code, _, _ := a.Gathers(t.Context(), Terms{Game: "yanyi"}); code != "" {
		t.Errorf("without a clock they gather in %s", code)
	}
}

// A bucket lost with its server's memory is created again.
func TestALostBucketIsMadeAnew(t *testing.T) {
	t.Parallel()
	s, err := server.NewServer(&server.Options{Host: "localhost", Port: server.RANDOM_PORT, JetStream: true,
		StoreDir: t.TempDir(), NoSigs: true, NoLog: true})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	j, err := journal.Connect(t.Context(), s.ClientURL(), "", 1)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(j.Close)
	x := look(t, open(t, j, time.Minute))
	conn, err := nats.Connect(s.ClientURL())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if js, err := jetstream.New(conn); err != nil || js.DeleteKeyValue(t.Context(), tables) != nil {
		t.Fatal("the bucket stays", err)
	}
	x.sees("a table", func() bool { return len(x.list) == 1 }, func() { x.lobby.List("AAAAAA", table("AAAAAA")) })
}
