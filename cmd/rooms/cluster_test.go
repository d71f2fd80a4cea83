package main

import (
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// nats starts a NATS server for several processes to share.
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

// TestTwoProcessesServeOneRoom connects players of one room to two processes and kills first
// one, then the other; nothing is lost or doubled.
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

// health is the HTTP status of a server's health check.
func (p *process) health(t *testing.T) int {
	t.Helper()
	r, err := http.Get("http://" + p.host + "/rooms/health")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	return r.StatusCode
}

// becomes waits for a health status.
func (p *process) becomes(t *testing.T, status int, within time.Duration) {
	t.Helper()
	for end := time.Now().Add(within); ; time.Sleep(200 * time.Millisecond) {
		got := p.health(t)
		switch {
		case got == status:
			return
		case time.Now().After(end):
			t.Fatalf("the health is %d, not %d", got, status)
		}
	}
}

// node is one of three NATS servers that replicate the journal.
type node struct {
	options server.Options
	*server.Server
}

func (n *node) start(t *testing.T) {
	t.Helper()
	options := n.options
	s, err := server.NewServer(&options)
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	n.Server = s
	t.Cleanup(n.stop)
}

func (n *node) stop() {
	n.Shutdown()
	n.WaitForShutdown()
}

// cluster starts three nodes and returns their addresses.
func cluster(t *testing.T) (nodes []*node, urls string) {
	t.Helper()
	ports := freePorts(t, 6)
	var routes []*url.URL
	for i := range 3 {
		routes = append(routes, &url.URL{Scheme: "nats", Host: fmt.Sprint("127.0.0.1:", ports[i])})
	}
	for i := range 3 {
		n := &node{options: server.Options{ServerName: fmt.Sprint("node", i), Host: "127.0.0.1", Port: ports[3+i], JetStream: true,
			StoreDir: t.TempDir(), NoSigs: true, NoLog: true, Routes: routes,
			Cluster: server.ClusterOpts{Name: "rooms", Host: "127.0.0.1", Port: ports[i]}}}
		n.start(t)
		nodes = append(nodes, n)
		urls += fmt.Sprint("nats://127.0.0.1:", ports[3+i], ",")
	}
	// Only the leading node knows its peers.
	together := func(n *node) bool { return len(n.JetStreamClusterPeers()) == len(nodes) }
	for end := time.Now().Add(time.Minute); !slices.ContainsFunc(nodes, together); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the cluster does not come together")
		}
	}
	return nodes, urls[:len(urls)-1]
}

// freePorts are unused ports of this machine.
func freePorts(t *testing.T, n int) (ports []int) {
	t.Helper()
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		ports = append(ports, l.Addr().(*net.TCPAddr).Port)
	}
	return ports
}

// TestACluster checks that a process configured with fewer replicas removes none, that losing
// the majority is reported by the health check, and that everything continues once the nodes are
// back.
func TestACluster(t *testing.T) {
	nodes, urls := cluster(t)
	p := start(t, "-nats", urls, "-copies", "3", "-lobby")
	code, tokens := p.create(t, "yanyi")
	x := p.connect(t, code, tokens[0])
	x.until(4)
	p.becomes(t, http.StatusOK, time.Minute)

	fewer := exec.Command(os.Args[0], "-addr", "localhost:0", "-nats", urls)
	fewer.Env = append(os.Environ(), "ROOMS_SERVER=1")
	said, err := fewer.CombinedOutput()
	if err == nil || !strings.Contains(string(said), "start this process with -copies 3") {
		t.Errorf("fewer copies: %v: %s", err, said)
	}

	nodes[0].stop()
	nodes[1].stop()
	p.becomes(t, http.StatusServiceUnavailable, time.Minute)
	nodes[0].start(t)
	nodes[1].start(t)
	p.becomes(t, http.StatusOK, 2*time.Minute)
	y := p.connect(t, code, tokens[0])
	y.until(4)
	play(t, p, code, tokens, y, rand.New(rand.NewPCG(1, 1)))
}
