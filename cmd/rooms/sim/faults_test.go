package sim

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// putBack is which faults are put into the server again, to show that they are seen:
//
//	go test ./cmd/rooms/sim -run Faults -v -put-back all -timeout 2h
var putBack = flag.String("put-back", "", "a fault's name, or all")

// edit is a change of a source.
type edit struct{ file, old, new string }

// faulty is a fault, as changes of the sources or, where it is the journal's, as a flag.
type faulty struct {
	name  string
	edits []edit
	flag  string
}

const (
	roomSource = "game/room/"
	hallSource = "cmd/rooms/hall/"
	doorSource = "cmd/rooms/door/"
)

var overStart = []edit{
	{roomSource + "arrange.go", "return trial.playable()", "return nil"},
	{roomSource + "room.go", "case r.match.Actor() == game.NoSeat:", "case false:"},
	{roomSource + "clock.go", "return s, int(s) < len(r.seats) && r.seats[s].Level == 0", "return s, r.seats[s].Level == 0"},
}

var allFaults = []faulty{
	// Those that were found from outside.
	{name: "a start that is over is accepted", edits: overStart},
	{name: "an event is written before it is applied", edits: append([]edit{
		{hallSource + "say.go", "next, read, err := ahead(t.room, text)\n\tif err != nil {", "read, err := room.DecodeEvent(text)\n\tif err != nil {"},
		{hallSource + "say.go", "\tt.room = next\n", "\tif err := t.room.Apply(read); err != nil {\n\t\treturn err\n\t}\n"},
	}, overStart[:2]...)},
	{name: "a panic in a room ends the process", edits: []edit{{hallSource + "broken.go", "fault := recover()\n\tif fault == nil {\n\t\treturn\n\t}\n\tif err", "fault := any(nil)\n\tif fault == nil {\n\t\treturn\n\t}\n\tif err"}}},
	{name: "a bad room spoils an enquiry", edits: []edit{{doorSource + "seats.go", "case errors.Is(err, hall.ErrBroken):", "case false:"}}},
	{name: "a full disk is never got over", flag: "stubborn"},
	{name: "the power fails before a sync", flag: "lax"},
	{name: "a ghost keeps a seat", edits: []edit{{hallSource + "away.go", "long, host = min(long, graceTime), t.room.HostSeat()", "return nil"}}},
	{name: "the list tells delayed turns", edits: []edit{{hallSource + "list.go", "now.Ply = t.veil.seen.Ply", "now.Ply += 0"}}},
	{name: "an enquiry tells delayed turns", edits: []edit{{roomSource + "standing.go", "if s.You == game.NoSeat && o.behind != nil {", "if false {"}}},
	// Found by this simulation.
	{name: "an outage makes idle games young", edits: []edit{{hallSource + "expire.go", "h.read(h.ctx, code, t)", "h.load(h.ctx, code, t)"}}},
	{name: "what time brings is tried once", edits: []edit{{hallSource + "time.go", "\t\tt.flag.Reset(retryTime)\n", ""}}},
	{name: "a clock that is set forward is not noticed", edits: []edit{{hallSource + "away.go", "ok && at <= now {", "ok && at <= now && false {"}}},
	{name: "a clock that is set back stops the clocks", edits: []edit{{hallSource + "time.go", "case ok && at > now:", "case ok && at > now && false:"}}},
	// Others.
	{name: "who is not ready keeps a seat", edits: []edit{{hallSource + "away.go", "now-t.room.Full() >= readyTime", "now-t.room.Full() >= readyTime && false"}}},
	{name: "who was asked to go comes back", edits: []edit{{roomSource + "apply.go", "r.dismissed = append(r.dismissed, s.key)\n", ""},
		{doorSource + "leaving.go", "if x.door.Leavers.Barred(x.address, x.code, time.Now()) &&", "if false &&"}}},
	{name: "a turn's position is not checked", edits: []edit{{roomSource + "playing.go", "case t.Of != r.mark:\n\t\treturn errStale\n\t}\n\tfound", "case false:\n\t\treturn errStale\n\t}\n\tfound"}}},
	{name: "a delay is one turn too short", edits: []edit{{hallSource + "veil.go", "late = r.Listing().Delay", "late = max(0, r.Listing().Delay-1)"}}},
	{name: "who comes hears delayed turns", edits: []edit{{hallSource + "table.go", "heard = t.veil.told", "heard += 0"}}},
	{name: "a seat is left and not freed", edits: []edit{{roomSource + "apply.go", "*s = Seat{key: s.key}\n\t\tif e.Yes {", "if e.Yes {"}}},
	{name: "an event is told before it is written", edits: []edit{{hallSource + "say.go", "start := time.Now()\n", "start := time.Now()\n\tt.tell(journal.Entry{Seq: t.seq.Load() + 1, Data: text}, read)\n"}}},
	{name: "a key is told", edits: []edit{{roomSource + "event.go", "\te.Key = \"\"\n", ""}}},
	{name: "tiles are told", edits: []edit{{roomSource + "event.go", "if e.Kind == Laid && e.All == nil && e.Seat != to {", "if false {"}}},
	{name: "a token is told to all", edits: []edit{{doorSource + "socket.go", "say.Key = keyOf(token)", "say.Key, say.Name = keyOf(token), token"},
		{roomSource + "arrange.go", "e.Seat, e.Key, e.Yes = t.Seat, t.Key,", "e.Name = t.Name\n\te.Seat, e.Key, e.Yes = t.Seat, t.Key,"}}},
	{name: "one person takes two seats", edits: []edit{{roomSource + "arrange.go", "case r.SeatOf(t.who) != game.NoSeat && r.SeatOf(t.who) != t.Seat:\n\t\treturn errSeated", "case false:\n\t\treturn errSeated"}}},
	{name: "a clock runs on for the next", edits: []edit{{roomSource + "apply.go", "r.mark, r.since = e.N, max(r.since, e.At)\n\tif r.match.Over()", "r.mark = e.N\n\tif r.match.Over()"},
		{roomSource + "clock.go", "\tr.since = max(r.since, at)\n\treturn nil\n", "\treturn nil\n"}}},
	{name: "a run-out clock is not noticed", edits: []edit{{hallSource + "time.go", "err = h.Say(h.ctx, code, room.Server, &room.Say{V: room.Version, Do: room.Tick})", "err = nil"}}},
	{name: "an entry is taken in twice", edits: []edit{{hallSource + "table.go", "if entry.Seq <= t.seq.Load() {\n\t\t\treturn nil\n\t\t}\n", ""},
		{hallSource + "table.go", "bad == nil && e.N == t.room.Events()+1", "bad == nil && e.N > 0"},
		{hallSource + "table.go", "; t != nil && entry.Seq > t.seq.Load() {", "; t != nil {"}}},
	{name: "who was outrun does not read on", edits: []edit{{hallSource + "say.go", "if try > 0 || t.seq.Load() == 0 {", "if _ = try; t.seq.Load() == 0 {"}}},
	{name: "a computer gives up when the journal fails", edits: []edit{{hallSource + "think.go", "if err == nil || errors.Is(err, ErrNone)", "if err != nil || err == nil || errors.Is(err, ErrNone)"}}},
	{name: "a quick game does not begin", edits: []edit{{hallSource + "quick.go", "q > 0 && t.room.Phase() == room.Gathering {\n\t\treturn q, true", "false {\n\t\treturn q, true"}}},
	{name: "who goes stays in memory", edits: []edit{{doorSource + "socket.go", "\tdefer x.door.hall.Leave(x.code, x.guest)\n", ""}}},
	{name: "a private room is listed", edits: []edit{{roomSource + "table.go", "return t, l.Open && len(t.Free()) > 0", "return t, len(t.Free()) > 0"}}},
	{name: "an unsent event is forgotten", edits: []edit{{doorSource + "queue.go", "q.texts, q.bytes = append(q.texts, text), q.bytes+len(text)", "if q.writing && len(q.texts) > 2 {\n\t\treturn\n\t}\n\tq.texts, q.bytes = append(q.texts, text), q.bytes+len(text)"}}},
}

const root = "../../.."

// patched writes the sources with the fault, and with more changes, and is a file for
// go test -overlay.
func (f *faulty) patched(folder string, more []edit) (overlay string, err error) {
	texts := map[string]string{}
	for _, e := range slices.Concat(more, f.edits) {
		if texts[e.file] == "" {
			b, err := os.ReadFile(source(e.file))
			if err != nil {
				return "", err
			}
			texts[e.file] = string(b)
		}
		if n := strings.Count(texts[e.file], e.old); n != 1 {
			return "", fmt.Errorf("%s: in %s %q stands %d times", f.name, e.file, e.old, n)
		}
		texts[e.file] = strings.Replace(texts[e.file], e.old, e.new, 1)
	}
	replace := map[string]string{}
	for name, text := range texts {
		at := filepath.Join(folder, strings.ReplaceAll(name, "/", "_"))
		if err := os.WriteFile(at, []byte(text), 0o600); err != nil {
			return "", err
		}
		full, err := filepath.Abs(source(name))
		if err != nil {
			return "", err
		}
		replace[full] = at
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay = filepath.Join(folder, "overlay.json")
	return overlay, os.WriteFile(overlay, list, 0o600)
}

var (
	failing = regexp.MustCompile(`seed (\d+): (.*)`)
	running = regexp.MustCompile(`=== RUN +TestWorlds/seed=(\d+)`)
	crashed = regexp.MustCompile(`(?m)^(panic|fatal error): (.*)`)
)

// TestFaultsAreSeen puts faults into the server one at a time, and runs seeds until one sees it.
// Without the flag it only checks that all of them can still be put there.
func TestFaultsAreSeen(t *testing.T) {
	for _, f := range allFaults {
		folder := t.TempDir()
		if _, err := f.patched(folder, nil); err != nil {
			t.Error(err)
			continue
		}
		if *putBack != "all" && *putBack != f.name {
			continue
		}
		program, err := built(folder, &f)
		if err != nil {
			t.Error(err)
			continue
		}
		text, _ := worlds(t, program, 1, 2000, "-one", "-test.v", "-fault", f.flag) // it is to fail
		switch found := failing.FindStringSubmatch(text); {
		case found != nil:
			fmt.Printf("| %s | %s | %s |\n", f.name, found[1], found[2])
		case crashed.MatchString(text):
			last := running.FindAllStringSubmatch(text, -1)
			fmt.Printf("| %s | %s | %s |\n", f.name, last[len(last)-1][1], crashed.FindString(text))
		default:
			t.Errorf("%s is not seen", f.name)
		}
	}
}

// TestAMissingPlaceIsNamed checks that a change whose place is gone, of the sources here or of
// Go's runtime, is told with the file and what was sought there.
func TestAMissingPlaceIsNamed(t *testing.T) {
	for _, file := range []string{roomSource + "apply.go", runtimeSource + "select.go"} {
		f := faulty{name: "a fault", edits: []edit{{file, "what stands nowhere", ""}}}
		if _, err := f.patched(t.TempDir(), nil); err == nil || err.Error() != "a fault: in "+file+` "what stands nowhere" stands 0 times` {
			t.Errorf("%s: %v", file, err)
		}
	}
}
