package journal

import (
	"context"
	"testing"
	"time"
)

// TestAStoreThatTakesNothingIsOpenedAnew simulates a disk that was full: appended entries are
// there, new ones are received, and stores of all kinds continue.
func TestAStoreThatTakesNothingIsOpenedAnew(t *testing.T) {
	j := open(t, t.TempDir())
	defer j.Close()
	heard := make(chan string, 100)
	stop, err := j.Follow(t.Context(), func(room string, e Entry) { heard <- string(e.Data) })
	if err != nil {
		t.Fatal(err)
	}
	defer stop()
	kept, err := j.Kept(t.Context(), "KEPT", time.Hour, 100, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := kept.PutString(t.Context(), "key", "value"); err != nil {
		t.Fatal(err)
	}
	first, err := j.Append(t.Context(), "A", 0, []byte("before"))
	if err != nil {
		t.Fatal(err)
	}
	if err := j.store.now.DisableJetStream(); err != nil { // NATS does this when a disk is full
		t.Fatal(err)
	}
	if _, err := j.Append(t.Context(), "A", first, []byte("lost")); err == nil || j.Ailing() == nil {
		t.Errorf("appended: %v, ailing: %v", err, j.Ailing())
	}
	for patience := time.Now(); j.Ailing() != nil; time.Sleep(50 * time.Millisecond) {
		if time.Since(patience) > time.Minute {
			t.Fatal(j.Ailing())
		}
	}
	if _, err = j.Append(t.Context(), "A", first, []byte("after")); err != nil {
		t.Fatal(err)
	}
	all, err := j.Read(t.Context(), "A", 0)
	if err != nil || len(all) != 2 || string(all[1].Data) != "after" {
		t.Errorf("there are %v: %v", all, err)
	}
	for _, want := range []string{"before", "after"} {
		select {
		case got := <-heard:
			if got != want {
				t.Errorf("heard is %q, not %q", got, want)
			}
		case <-time.After(30 * time.Second):
			t.Fatalf("%q is not heard", want)
		}
	}
	if e, err := kept.Get(context.Background(), "key"); err != nil || string(e.Value()) != "value" {
		t.Errorf("what was kept is gone: %v", err)
	}
	if old, err := j.Unused(t.Context(), time.Now().Add(time.Hour)); err != nil || len(old) != 1 {
		t.Errorf("rooms are %v: %v", old, err)
	}
}
