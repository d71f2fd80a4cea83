//go:build !js

package abandonment

import (
	"bytes"
	"context"
	"io/fs"
	"log/slog"
	"os"
	"testing"
	"time"

	"yanyi/cmd/rooms/journal"
)

// on opens the leavers on a folder's journal, or returns the error.
func on(t *testing.T, folder string) (*journal.Journal, *Leavers) {
	t.Helper()
	j, err := journal.Open(t.Context(), folder, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return j, opened(t, j)
}

func opened(t *testing.T, j *journal.Journal) *Leavers {
	t.Helper()
	l, err := Open(t.Context(), j, slog.Default())
	if err != nil {
		t.Fatal(err)
	}
	return l
}

const address = "198.51.100.77"

// Games left at two processes count as two; both processes know it, and so does a third after a
// restart. No address is stored in plain text.
func TestProcessesKnowWhoRests(t *testing.T) {
	folder, now := t.TempDir(), time.Now()
	j, a := on(t, folder)
	b := opened(t, j)
	a.Leave(address, "AAAAAA", now)
	if b.Leave(address, "BBBBBB", now); b.Rests(address, now) != Rest {
		t.Error("who has left twice does not rest")
	}
	for n := 0; a.Rests(address, now) != Rest; n++ {
		if n == 1000 {
			t.Fatal("the other process does not know")
		}
		time.Sleep(10 * time.Millisecond)
	}
	j.Close()
	j, c := on(t, folder)
	defer j.Close()
	if left := c.Rests(address, now.Add(time.Minute)); left != Rest-time.Minute {
		t.Errorf("after a restart it rests for %v", left)
	}
	if c.Rests("198.51.100.78", now) != 0 {
		t.Error("somebody else rests")
	}
	for mark := range c.known {
		if mark == (&Leavers{}).mark(address) {
			t.Error("no secret stands before the address")
		}
	}
	err := fs.WalkDir(os.DirFS(folder), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(os.DirFS(folder), path)
		if bytes.Contains(text, []byte(address)) {
			t.Errorf("the address stands in %s", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A forged entry counts for nothing, and a leaver that cannot be stored is still known to this
// process.
func TestForgedLeaversAreNone(t *testing.T) {
	j, l := on(t, t.TempDir())
	now, mark := time.Now(), l.mark(address)
	for _, text := range []string{`{"until":"2999-01-01T00:00:00Z"}`, `[`, `{"left":[{},{},{}]}`} {
		if _, err := l.bucket.Put(context.Background(), mark, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if again := opened(t, j); again.Rests(address, now) != 0 {
			t.Errorf("%s lets it rest", text)
		}
	}
	if l.Leave(address, "AAAAAA", now); l.Rests(address, now) != 0 {
		t.Error("who has left once rests")
	}
	j.Close()
	for _, code := range []string{"BBBBBB", "CCCCCC"} {
		l.Leave(address, code, now)
	}
	if l.Rests(address, now) != Rest {
		t.Error("without its journal nothing is known")
	}
}

// The number of remembered addresses is bounded.
func TestLeaversAreBounded(t *testing.T) {
	var l Leavers
	for i := range mostKnown + 10 {
		l.keep(string(rune(i)), leaver{Until: time.Now()})
	}
	if len(l.known) != mostKnown {
		t.Errorf("%d are known", len(l.known))
	}
}

// Who was asked to go from one table is known at all processes, for that table, an hour long.
func TestProcessesKnowWhoWasAskedToGo(t *testing.T) {
	now := time.Now()
	j, a := on(t, t.TempDir())
	defer j.Close()
	b := opened(t, j)
	if a.Bar(address, "AAAAAA", now); !a.Barred(address, "AAAAAA", now) {
		t.Error("it is not known at once")
	}
	for n := 0; !b.Barred(address, "AAAAAA", now); n++ {
		if n == 1000 {
			t.Fatal("the other process does not know")
		}
		time.Sleep(10 * time.Millisecond)
	}
	if later := opened(t, j); !later.Barred(address, "AAAAAA", now) {
		t.Error("a later process does not know")
	}
	if b.Barred(address, "BBBBBB", now) || b.Barred("198.51.100.78", "AAAAAA", now) || b.Rests(address, now) > 0 {
		t.Error("it counts for other tables or addresses")
	}
	if b.Barred(address, "AAAAAA", now.Add(Within)) {
		t.Error("it counts for ever")
	}
}
