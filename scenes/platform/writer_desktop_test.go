//go:build !js

package platform

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"
	"testing"
)

// disk is a slow folder in memory, which writes when the test allows it.
type disk struct {
	lock  sync.Mutex
	texts map[string]string
	log   []string
	full  bool
	let   chan bool // nil: writes at once
}

func (d *disk) get(key string) (string, error) {
	d.lock.Lock()
	defer d.lock.Unlock()
	return d.texts[key], nil
}

var errDisk = errors.New("full")

func (d *disk) put(key, text string) error {
	if d.let != nil {
		<-d.let
	}
	d.lock.Lock()
	defer d.lock.Unlock()
	if d.full {
		return errDisk
	}
	d.texts[key] = text
	d.log = append(d.log, key+"="+text)
	return nil
}

func (d *disk) set(full bool, texts map[string]string) {
	d.lock.Lock()
	defer d.lock.Unlock()
	d.full = full
	maps.Copy(d.texts, texts)
}

func newDisk(let chan bool) (*disk, *writer) {
	d := &disk{texts: map[string]string{}, let: let}
	return d, newWriter(d.get, d.put)
}

func loads(t *testing.T, w *writer, key, want string) {
	t.Helper()
	if got, err := w.load(key); got != want || err != nil {
		t.Errorf("%s holds %q (%v), want %q", key, got, err, want)
	}
}

// Saving does not block; a save can be read at once, and saves are written in order up to the
// last one.
func TestSavesAreWrittenInOrder(t *testing.T) {
	let := make(chan bool)
	d, w := newDisk(let)
	var want []string
	for i := range 50 {
		key, text := fmt.Sprint("k", i%3), fmt.Sprint(i)
		w.save(key, text)
		loads(t, w, key, text)
		want = append(want, key+"="+text)
	}
	if len(d.log) != 0 {
		t.Error("written within the tick")
	}
	close(let)
	w.flush()
	if !slices.Equal(d.log, want) {
		t.Errorf("written %v", d.log)
	}
	loads(t, w, "k1", "49")
	if w.failed() != nil {
		t.Error("something failed")
	}
}

// A series of failures is reported once; a text that could not be written stays readable until a
// write succeeds or another program has written the key.
func TestFailedSaves(t *testing.T) {
	d, w := newDisk(nil)
	w.save("game", "old")
	w.flush()
	d.set(true, nil)
	for _, text := range []string{"one", "two"} {
		w.save("game", text)
		w.save("games", text)
	}
	w.flush()
	loads(t, w, "game", "two")
	if err := w.failed(); !errors.Is(err, errDisk) || w.failed() != nil {
		t.Errorf("told %v", err)
	}
	d.set(true, map[string]string{"game": "theirs"})
	loads(t, w, "game", "theirs")
	d.set(false, nil)
	w.save("games", "three")
	w.flush()
	loads(t, w, "games", "three")
	d.set(true, nil)
	w.save("games", "four")
	w.flush()
	if w.failed() == nil {
		t.Error("a later failure is not told")
	}
}

// Closing the machine writes the last save, and a text set aside is the last one saved.
func TestMachineWritesBeforeItCloses(t *testing.T) {
	dir := t.TempDir()
	m := &Machine{Store: openFolder(dir)}
	for i := range 100 {
		if err := m.Save("game", fmt.Sprint("text ", i)); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	want(t, openFolder(dir), "game", "text 99")
	if err := m.Save("game", "broken"); err != nil {
		t.Fatal(err)
	}
	if err := m.SetAside("game"); err != nil || m.Store.Aside() != 1 {
		t.Errorf("%v, %d aside", err, m.Store.Aside())
	}
	want(t, openFolder(dir), "game", "")
}

// An unreported failure is reported on closing.
func TestCloseTellsOfFailure(t *testing.T) {
	s := openFolder(t.TempDir())
	m := &Machine{Store: s}
	s.late.put = func(string, string) error { return errDisk }
	if err := m.Save("game", "text"); err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); !errors.Is(err, errDisk) {
		t.Errorf("told %v", err)
	}
}
