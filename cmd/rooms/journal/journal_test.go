package journal

import (
	"errors"
	"testing"
	"time"
)

func open(t *testing.T, folder string) *Journal {
	t.Helper()
	j, err := Open(t.Context(), folder, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// TestWhoeverAppendsFirstWins checks that of two entries with the same predecessor one is
// refused.
func TestWhoeverAppendsFirstWins(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	first, err := j.Append(t.Context(), "A", 0, []byte("one"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := j.Append(t.Context(), "A", 0, []byte("another")); !errors.Is(err, ErrMoved) {
		t.Errorf("a second first entry: %v", err)
	}
	if _, err := j.Append(t.Context(), "B", 0, []byte("of another room")); err != nil {
		t.Error(err)
	}
	if _, err := j.Append(t.Context(), "A", first, []byte("two")); err != nil {
		t.Error(err)
	}
	entries, err := j.Read(t.Context(), "A", 0)
	if err != nil || len(entries) != 2 || string(entries[0].Data) != "one" || string(entries[1].Data) != "two" {
		t.Errorf("room A holds %v, %v", entries, err)
	}
	if rest, _ := j.Read(t.Context(), "A", first); len(rest) != 1 {
		t.Errorf("after the first come %d", len(rest))
	}
}

func TestEntriesOutliveTheProcess(t *testing.T) {
	folder := t.TempDir()
	j := open(t, folder)
	seq, err := j.Append(t.Context(), "A", 0, []byte("one"))
	if err != nil {
		t.Fatal(err)
	}
	j.Close()
	j = open(t, folder)
	defer j.Close()
	if entries, err := j.Read(t.Context(), "A", 0); err != nil || len(entries) != 1 || entries[0].Seq != seq {
		t.Errorf("there are %v, %v", entries, err)
	}
}

// TestOnlyWhatIsStoredIsHeard checks that subscribers receive stored entries only, in order for
// each room.
func TestOnlyWhatIsStoredIsHeard(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	heard := make(chan string, 10)
	stop, err := j.Follow(t.Context(), func(room string, e Entry) { heard <- room + string(e.Data) })
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	first, err := j.Append(t.Context(), "A", 0, []byte("1"))
	if err != nil {
		t.Fatal(err)
	}
	j.Append(t.Context(), "A", 0, []byte("refused"))
	j.Append(t.Context(), "A", first, []byte("2"))
	for _, want := range []string{"A1", "A2"} {
		select {
		case got := <-heard:
			if got != want {
				t.Errorf("heard %s, not %s", got, want)
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("%s is not heard", want)
		}
	}
}

// TestLongRoomsAreReadToTheirEnd checks the order of entries from any starting point.
func TestLongRoomsAreReadToTheirEnd(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	var seqs []uint64
	after := uint64(0)
	for i := range 3 * few {
		var err error
		if after, err = j.Append(t.Context(), "A", after, []byte{byte(i)}); err != nil {
			t.Fatal(err)
		}
		seqs = append(seqs, after)
	}
	for skip := range len(seqs) + 1 {
		from := uint64(0)
		if skip > 0 {
			from = seqs[skip-1]
		}
		entries, err := j.Read(t.Context(), "A", from)
		if err != nil || len(entries) != len(seqs)-skip {
			t.Fatalf("after %d come %d, %v", skip, len(entries), err)
		}
		for i, e := range entries {
			if e.Seq != seqs[skip+i] || int(e.Data[0]) != skip+i {
				t.Errorf("after %d comes %v", skip, e)
			}
		}
	}
}

// BenchmarkRead reads a room of a thousand entries.
func BenchmarkRead(b *testing.B) {
	j, err := Open(b.Context(), b.TempDir(), time.Minute)
	if err != nil {
		b.Fatal(err)
	}
	defer j.Close()
	after := uint64(0)
	for range 1000 {
		if after, err = j.Append(b.Context(), "A", after, make([]byte, 120)); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		if list, err := j.Read(b.Context(), "A", 0); err != nil || len(list) != 1000 {
			b.Fatalf("%d, %v", len(list), err)
		}
	}
}
