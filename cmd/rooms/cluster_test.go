package main

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// nats starts a NATS server of its own for processes to share.
func nats(t *testing.T) string {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "localhost", Port: server.RANDOM_PORT, JetStream: true,
		StoreDir: t.TempDir(), NoSigs: true, NoLog: true})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(20 * time.Second) {
		t.Fatal("the NATS server does not start")
	}
	return s.ClientURL()
}

// TestTwoProcessesServeOneRoom: players of one room are on two processes, of which one
// and then the other is killed; nothing is lost and nothing doubled.
func TestTwoProcessesServeOneRoom(t *testing.T) {
	url := nats(t)
	processes := []*process{start(t, "-nats", url), start(t, "-nats", url)}
	code, tokens := processes[0].create(t, "yanyi")
	r := rand.New(rand.NewPCG(3, 3))
	events := 4
	for round := range 4 {
		killed, stays := processes[round%2], processes[(round+1)%2]
		x, y := killed.connect(t, code, tokens[0]), stays.connect(t, code, tokens[1])
		x.until(events)
		for range 3 {
			play(t, killed, code, tokens, x, r)
			play(t, stays, code, tokens, x, r)
		}
		events = x.room.Events()
		y.until(events)
		if a, b := x.room.Match().Record(), y.room.Match().Record(); a != b {
			t.Fatalf("on one process it is\n%s\non the other\n%s", a, b)
		}
		killed.kill()
		play(t, stays, code, tokens, y, r)
		events = y.room.Events()
		processes[round%2] = start(t, "-nats", url)
	}
	x := processes[0].connect(t, code, tokens[2])
	x.until(events)
	if n := x.room.Match().Ply(); n != 4*7 {
		t.Errorf("%d turns were played, not 28", n)
	}
}
