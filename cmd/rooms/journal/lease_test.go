package journal

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestOnAFolderRunsOneServer checks that a second server is told which one holds the folder, and
// that the first one's entries stay.
func TestOnAFolderRunsOneServer(t *testing.T) {
	folder := t.TempDir()
	j := open(t, folder)
	_, err := Open(t.Context(), folder, time.Minute)
	host, _ := os.Hostname()
	if err == nil || !strings.Contains(err.Error(), "in use by process") || !strings.Contains(err.Error(), host) {
		t.Fatalf("a second server on the folder: %v", err)
	}
	last := uint64(0)
	for range 240 {
		if last, err = j.Append(t.Context(), "A", last, []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	j.Close()
	j = open(t, folder)
	defer j.Close()
	if all, err := j.Read(t.Context(), "A", 0); err != nil || len(all) != 240 {
		t.Errorf("%d of 240 entries stay: %v", len(all), err)
	}
}

// elsewhere writes a lease as another machine does, unrelated to this machine's locks.
func elsewhere(t *testing.T, folder string, beat int) {
	t.Helper()
	text, _ := json.Marshal(lease{Host: "far-away", Kernel: "another", PID: 7, Since: time.Unix(1e9, 0), Beat: beat})
	if err := os.WriteFile(filepath.Join(folder, leaseFile), text, 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestAFolderIsHeldByAnotherMachine checks that the lease holds as long as it is renewed.
func TestAFolderIsHeldByAnotherMachine(t *testing.T) {
	folder, wait := t.TempDir(), 400*time.Millisecond
	elsewhere(t, folder, 1)
	said := make(chan bool)
	go func() {
		for beat := 2; ; beat++ {
			select {
			case <-said:
				return
			case <-time.After(wait / 8):
				elsewhere(t, folder, beat)
			}
		}
	}()
	_, err := hold(t.Context(), folder, wait, nil)
	if err == nil || !strings.Contains(err.Error(), "process 7 on far-away, since 2001-09-0") {
		t.Errorf("a folder in use elsewhere: %v", err)
	}
	said <- true
	began := time.Now()
	x, err := hold(t.Context(), folder, wait, nil)
	if err != nil || time.Since(began) < wait {
		t.Fatalf("after %v: %v", time.Since(began), err)
	}
	x.close()
	began = time.Now()
	if x, err = hold(t.Context(), folder, time.Hour, nil); err != nil || time.Since(began) > time.Minute {
		t.Fatalf("a folder that was let go: after %v: %v", time.Since(began), err)
	}
	x.close()
}

// TestWhoWasKilledHoldsNothing checks that on one machine the system's lock decides, without
// waiting.
func TestWhoWasKilledHoldsNothing(t *testing.T) {
	folder := t.TempDir()
	x := &holding{folder: folder, mine: lease{Host: "here", Kernel: kernel(), PID: 7, Since: time.Unix(1e9, 0)}}
	if err := x.write(); err != nil {
		t.Fatal(err)
	}
	y, err := hold(t.Context(), folder, time.Hour, nil)
	if err != nil {
		t.Fatal(err)
	}
	y.close()
}

// TestWhoLosesTheFolderWritesNoMore checks that a server stops writing when it loses the lease.
func TestWhoLosesTheFolderWritesNoMore(t *testing.T) {
	folder := t.TempDir()
	j := open(t, folder)
	defer j.Close()
	elsewhere(t, folder, 1)
	select {
	case err := <-j.Lost():
		if !strings.Contains(err.Error(), "far-away") {
			t.Error(err)
		}
	case <-time.After(time.Minute):
		t.Fatal("nothing is noticed")
	}
	if _, err := j.Append(t.Context(), "A", 0, []byte("x")); err == nil {
		t.Error("it goes on writing")
	}
}
