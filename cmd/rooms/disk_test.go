//go:build linux

package main

import (
	"errors"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"yanyi/game/room"
)

// smallDisk mounts a file system of a given size, if the system permits it.
func smallDisk(t *testing.T, size string) string {
	t.Helper()
	folder := t.TempDir()
	if err := syscall.Mount("tmpfs", folder, "tmpfs", 0, "size="+size); err != nil {
		t.Skip("no disk can be mounted: ", err)
	}
	t.Cleanup(func() { syscall.Unmount(folder, syscall.MNT_DETACH) })
	return folder
}

// TestAFullDiskIsGotOver checks that while nothing can be written players are refused and the
// health check fails; once there is space everything continues on its own, and nothing that was
// sent is lost.
func TestAFullDiskIsGotOver(t *testing.T) {
	folder := smallDisk(t, "24m")
	p := start(t, "-data", filepath.Join(folder, "data"), "-messages", "0")
	code, tokens := p.create(t, "yanyi")
	x := p.connect(t, code, tokens[0])
	x.until(4)
	r := rand.New(rand.NewPCG(1, 2))
	for range 5 {
		play(t, p, code, tokens, x, r)
	}
	p.becomes(t, http.StatusOK, time.Minute)
	heard := x.room.Match().Record()

	filler := filepath.Join(folder, "filler")
	f, err := os.Create(filler)
	if err != nil {
		t.Fatal(err)
	}
	for chunk := make([]byte, 1<<16); err == nil; {
		if _, err = f.Write(chunk); err != nil && len(chunk) > 1 {
			chunk, err = chunk[:len(chunk)/2], nil
		}
	}
	f.Close()
	if !errors.Is(err, syscall.ENOSPC) {
		t.Fatal(err)
	}
	y := p.connect(t, code, tokens[1])
	y.deaf = true
	y.until(x.room.Events())
	for n := 1; p.health(t) == http.StatusOK; n++ { // fill the last page of the disk
		if n > 100 {
			t.Fatal("the health says nothing of a full disk")
		}
		y.send(room.Say{V: room.Version, Do: room.Rename, Name: "b" + string(rune('a'+n%26))})
		time.Sleep(200 * time.Millisecond)
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	p.becomes(t, http.StatusOK, time.Minute)
	z := p.connect(t, code, tokens[0])
	z.until(x.room.Events())
	if got := z.room.Match().Record(); got != heard {
		t.Fatalf("heard before was\n%s\nthere is\n%s", heard, got)
	}
	for range 3 {
		play(t, p, code, tokens, z, r)
	}
	p.kill()
	p = start(t, "-data", filepath.Join(folder, "data"))
	again := p.connect(t, code, tokens[0])
	again.until(z.room.Events())
	if a, b := again.room.Match().Record(), z.room.Match().Record(); a != b {
		t.Errorf("after the next start it is\n%s\nnot\n%s", a, b)
	}
}
