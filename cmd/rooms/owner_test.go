package main

import (
	"io"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"yanyi/game/room"
)

// The owner of a single server, who can read its folder, and of two servers on NATS lists the
// rooms and closes one, whichever process has it in memory.
func TestTheOwnerSeesAndCloses(t *testing.T) {
	t.Parallel()
	folder, url := t.TempDir(), nats(t)
	alone := start(t, "-data", folder)
	a, b := start(t, "-nats", url, "-lobby"), start(t, "-nats", url, "-lobby")
	for at, processes := range map[string][]*process{"-data=" + folder: {alone, alone}, "-nats=" + url: {a, b}} {
		var codes []string
		for _, p := range processes {
			code, token := p.open(t)
			x := p.connect(t, code, token)
			x.until(1)
			go x.conn.Reader(t.Context()) // it stays
			codes = append(codes, code)
		}
		said, err := asked("list", at)
		for _, code := range codes {
			if err != nil || strings.Count(said, code) != 1 || !regexp.MustCompile(`"Ann" from [12]\.\d+, free`).MatchString(said) {
				t.Errorf("list %s: %v\n%s", at, err, said)
			}
		}
		if !regexp.MustCompile(`(?m)^ADDRESS .* SLOWED .*\n1\.\d+ +\d+ +\d+ +\d+ +0 +0 +false$`).MatchString(said) || strings.Contains(said, "127.0.0.1") || strings.Contains(said, "::1") {
			t.Errorf("list %s says of addresses\n%s", at, said)
		}
		said, err = asked("stats", at)
		if lines := strings.Count(said, "\n"); err != nil || (at[1] == 'n') != (lines == 3) || !strings.Contains(said, "MB") {
			t.Errorf("stats %s: %v\n%s", at, err, said)
		}
		x := processes[1].connect(t, codes[0], "")
		x.until(1)
		if said, err = asked("close", at, strings.ToLower(codes[0])); err != nil || !strings.Contains(said, codes[0]) {
			t.Errorf("close %s: %v\n%s", at, err, said)
		}
		for x.room.Phase() != room.Done {
			if !x.hear() {
				t.Fatal("the room is not closed")
			}
		}
		for _, wrong := range [][]string{{"close", at, codes[0]}, {"close", at, "QQQQQQ"}, {"close", at, "rooms.*"}, {"close", at}, {"list", at, "x"}} {
			if said, err := asked(wrong...); err == nil {
				t.Errorf("%v: %s", wrong, said)
			}
		}
	}
	if said, err := asked("list", "-data", t.TempDir()); err == nil || !strings.Contains(said, "no server") {
		t.Errorf("where no server is: %v\n%s", err, said)
	}
	info, err := os.Stat(filepath.Join(folder, "owner"))
	if runtime.GOOS != "windows" && (err != nil || info.Mode().Perm() != 0o600) {
		t.Errorf("others may read it: %v, %v", info, err)
	}
}

// A killed server leaves a file with its address; the next server on the folder answers.
func TestTheOwnerReachesAServerThatWasStartedAnew(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	start(t, "-data", folder).kill()
	start(t, "-data", folder)
	begin := time.Now()
	if said, err := asked("stats", "-data", folder); err != nil {
		t.Errorf("after %v: %v\n%s", time.Since(begin), err, said)
	}
}

// Connections without the secret are refused and cannot block others by staying silent.
func TestNobodyElseEnters(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	start(t, "-data", folder)
	text, err := os.ReadFile(filepath.Join(folder, "owner"))
	if err != nil {
		t.Fatal(err)
	}
	address, _, _ := strings.Cut(string(text), " ")
	for _, said := range []string{"", strings.Repeat("0", 32), strings.Repeat("x", 1000)} {
		conn, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(conn, said)
		if heard, _ := io.ReadAll(conn); len(heard) > 0 {
			t.Errorf("who says %q hears %q", said, heard)
		}
		conn.Close()
	}
	if said, err := asked("stats", "-data", folder); err != nil {
		t.Errorf("%v\n%s", err, said)
	}
}
