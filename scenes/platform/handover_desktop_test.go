//go:build !js

package platform

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"yanyi/scenes/machine"
)

const brought = "[Variant \"xiangqi\"]\n\n1. h3e3 *"

// home is a data folder for the test, with a record beside it.
func home(t *testing.T) (record string) {
	t.Helper()
	dir, err := os.MkdirTemp("", "yanyi") // short: a socket's path has at most 104 bytes
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	for _, name := range []string{"HOME", "XDG_DATA_HOME", "AppData"} {
		t.Setenv(name, dir)
	}
	record = filepath.Join(dir, "game.yanyi")
	if err := os.WriteFile(record, []byte(brought), 0o600); err != nil {
		t.Fatal(err)
	}
	return record
}

func arrival(m *Machine) (a machine.Arrival, ok bool) {
	for end := time.Now().Add(5 * time.Second); !ok && time.Now().Before(end); time.Sleep(time.Millisecond) {
		a, ok = m.Arrived()
	}
	return a, ok
}

// A record is handed to the running program exactly once; before the program starts and after it
// ends nobody accepts it.
func TestTheRunningProgramTakesFurtherRecords(t *testing.T) {
	record := home(t)
	if HandOver(record) {
		t.Fatal("a record was taken where nothing runs")
	}
	m := Open(nil, "")
	if !HandOver(record) {
		t.Fatal("the running program does not take the record")
	}
	if a, ok := arrival(m); !ok || a.Text != brought || a.Err != nil {
		t.Errorf("it brought %+v", a)
	}
	if !m.Called() || m.Called() {
		t.Error("the program is not told once that it was called")
	}
	path, err := doorPath()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{path, filepath.Dir(path)} {
		if info, err := os.Stat(file); err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s is open to others: %v (%v)", file, info.Mode(), err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if HandOver(record) {
		t.Error("a closed program takes a record")
	}
}

// A program that was killed has left its socket; the next one listens all the same. A second
// window does not take the socket of the first.
func TestADoorIsNotShutByWhoDied(t *testing.T) {
	record := home(t)
	path, err := doorPath()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	dead, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	dead.SetUnlinkOnClose(false)
	dead.Close()
	first := Open(nil, "")
	second := Open(nil, "")
	if !HandOver(record) {
		t.Fatal("nobody takes the record")
	}
	if a, ok := arrival(first); !ok || a.Text != brought {
		t.Errorf("it brought %+v", a)
	}
	if err := second.Close(); err != nil {
		t.Fatal(err)
	}
	if !HandOver(record) {
		t.Error("once the second window is closed the first takes nothing")
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
}

// A file that is too large is reported as such; an empty one is no record.
func TestWhatIsHandedOverIsBounded(t *testing.T) {
	record := home(t)
	m := Open(nil, "")
	defer m.Close()
	if err := os.WriteFile(record, []byte(strings.Repeat("x", maxRecord+10)), 0o600); err != nil {
		t.Fatal(err)
	}
	if !HandOver(record) {
		t.Fatal("nobody answers for a large file")
	}
	if a, ok := arrival(m); !ok || a.Err == nil {
		t.Errorf("it brought %d bytes, %v", len(a.Text), a.Err)
	}
	if HandOver(filepath.Join(t.TempDir(), "none.pgn")) {
		t.Error("a file that is not there was taken")
	}
}

// Pictures are saved in the desktop's picture folder, or in the user's home.
func TestPictures(t *testing.T) {
	t.Setenv("HOME", "/home/lu")
	config := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", config)
	if got := Pictures(); got != filepath.FromSlash("/home/lu/Pictures") {
		t.Errorf("by default they go to %s", got)
	}
	dirs := "# xdg-user-dirs\nXDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"$HOME/图片\"\n"
	if err := os.WriteFile(filepath.Join(config, "user-dirs.dirs"), []byte(dirs), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := Pictures(); got != "/home/lu/图片" {
		t.Errorf("the desktop says 图片, they go to %s", got)
	}
}
