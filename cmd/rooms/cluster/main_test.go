package main

import (
	"context"
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"yanyi/cmd/rooms/journal"
)

// TestMain is one of the servers if a test starts it as one.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == "node" {
		main()
		return
	}
	os.Exit(m.Run())
}

// running is three servers of nats.conf.
func running(t *testing.T) *trial {
	t.Helper()
	var ports []int
	for range 2 * len(names) {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		ports = append(ports, l.Addr().(*net.TCPAddr).Port)
	}
	x, err := prepare(t.TempDir(), ports)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// kill ends one of them as a power cut would.
func (x *trial) kill(i int) {
	if c := x.processes[i]; c != nil {
		_ = c.Process.Kill() // it may have ended
		_ = c.Wait()
		x.processes[i] = nil
	}
}

func (x *trial) begin(t *testing.T) {
	t.Helper()
	for i := range names {
		if err := x.start(i); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		x.stop()
		if t.Failed() {
			for _, name := range names {
				log, _ := os.ReadFile(filepath.Join(x.folder, name+".log"))
				t.Logf("the end of %s:\n%s", name, log[max(0, len(log)-2000):])
			}
		}
	})
}

// connected is the journal of the servers, once they have come together.
func (x *trial) connected(t *testing.T, copies int) *journal.Journal {
	t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(200 * time.Millisecond) {
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
		j, err := journal.Connect(ctx, x.urls(), filepath.Join(x.folder, "certs"), copies)
		cancel()
		if err == nil {
			t.Cleanup(j.Close)
			return j
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

// becomes waits until the journal takes entries, or does not.
func becomes(t *testing.T, j *journal.Journal, well bool, within time.Duration) {
	t.Helper()
	for end := time.Now().Add(within); (j.Ailing() == nil) != well; time.Sleep(100 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("after %v it stands so: %v", within, j.Ailing())
		}
	}
}

// doubts waits until rooms doubt something.
func doubts(t *testing.T, j *journal.Journal, what string, so func(all string) bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(time.Second) {
		all := strings.Join(j.Doubts(t.Context()), "\n")
		if so(all) {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%s is to be doubted, and the doubts are %s", what, all)
		}
	}
}

// TestTheClusterKeepsItsPromise starts the servers as documented: rooms have no doubts about
// them; strangers do not get in; a process with fewer copies is refused; with one server killed
// entries are taken, with two none, which is noticed without anybody writing; when the servers
// are back all that was taken is there.
func TestTheClusterKeepsItsPromise(t *testing.T) {
	x := running(t)
	x.begin(t)
	j := x.connected(t, 3)
	doubts(t, j, "nothing", func(all string) bool { return all == "" })
	if _, err := journal.Connect(t.Context(), strings.ReplaceAll(x.urls(), "tls:", "nats:"), "", 3); err == nil {
		t.Error("a stranger gets in")
	}
	if _, err := journal.Connect(t.Context(), x.urls(), filepath.Join(x.folder, "certs"), 1); err == nil || !strings.Contains(err.Error(), "start this process with -copies 3") {
		t.Errorf("fewer copies: %v", err)
	}
	write := func(after uint64, text string) uint64 {
		t.Helper()
		for end := time.Now().Add(time.Minute); ; time.Sleep(100 * time.Millisecond) {
			seq, err := j.Append(t.Context(), "K7QXMB", after, []byte(text))
			switch {
			case err == nil:
				return seq
			case errors.Is(err, journal.ErrMoved): // the last try was written, only its answer lost
				list, err := j.Read(t.Context(), "K7QXMB", after)
				if err == nil && len(list) == 1 && string(list[0].Data) == text {
					return list[0].Seq
				}
			}
			if time.Now().After(end) {
				t.Fatalf("%s: %v", text, err)
			}
		}
	}
	seq := write(0, "with three")
	x.kill(0)
	seq = write(seq, "with two")
	becomes(t, j, true, time.Minute)
	doubts(t, j, "a copy that is gone", func(all string) bool { return strings.Contains(all, "its copy on one is not up to date") })
	x.kill(1)
	becomes(t, j, false, 30*time.Second)
	for i := range 2 {
		if err := x.start(i); err != nil {
			t.Fatal(err)
		}
	}
	becomes(t, j, true, 2*time.Minute)
	write(seq, "with three again")
	list, err := j.Read(t.Context(), "K7QXMB", 0)
	if err != nil || len(list) != 3 || string(list[1].Data) != "with two" {
		t.Errorf("there are %v, %v", list, err)
	}
}

// TestServersThatSyncLateAreDoubted checks that rooms see it where the servers write late, and
// say so where they cannot see it.
func TestServersThatSyncLateAreDoubted(t *testing.T) {
	for change, want := range map[string]string{
		"sync_interval: always|sync_interval: 7s": "writes to its disk every 7s",
		"service: {account: SYS|#":                "cannot be seen; see cluster/nats.conf",
	} {
		x := running(t)
		from, to, _ := strings.Cut(change, "|")
		text := string(conf)
		if to == "#" { // the whole line
			for _, line := range strings.Split(text, "\n") {
				if strings.Contains(line, from) {
					text = strings.Replace(text, line, "", 1)
				}
			}
		} else {
			text = strings.Replace(text, from, to, 1)
		}
		if text == string(conf) {
			t.Fatalf("nats.conf has no %q", from)
		}
		if err := os.WriteFile(filepath.Join(x.folder, "nats.conf"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		x.begin(t)
		doubts(t, x.connected(t, 3), want, func(all string) bool { return strings.Contains(all, want) })
	}
}

// TestCertificatesAreNotReplaced checks that certificates that are in use are not overwritten.
func TestCertificatesAreNotReplaced(t *testing.T) {
	folder := t.TempDir()
	if err := makeCerts(folder, []string{"one", "127.0.0.1"}); err != nil {
		t.Fatal(err)
	}
	if err := makeCerts(folder, []string{"one"}); !errors.Is(err, os.ErrExist) {
		t.Errorf("made anew: %v", err)
	}
}
