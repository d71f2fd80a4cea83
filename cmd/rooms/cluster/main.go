// Command cluster starts the three NATS servers of nats.conf on one machine, for trying out what
// rooms do when one or two of them are gone, or makes the certificates for three machines:
//
//	go run ./cmd/rooms/cluster
//	go run ./cmd/rooms/cluster -certs certs -hosts one,two,three
//
// It uses the program nats-server if there is one, else the server of this module.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/nats-io/nats-server/v2/server"
)

func main() {
	if len(os.Args) == 3 && os.Args[1] == "node" {
		fail(serve(os.Args[2]))
		return
	}
	certs := flag.String("certs", "", "`folder` to write certificates into, instead of starting servers")
	hosts := flag.String("hosts", "one,two,three", "`names` or addresses of the machines, for their certificate")
	port := flag.Int("port", 4222, "first of six `ports` in a row, three for clients and three among the servers")
	flag.Parse()
	if *certs != "" {
		fail(makeCerts(*certs, strings.Split(*hosts, ",")))
		return
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fail(try(ctx, *port))
}

func fail(err error) {
	if err != nil && !errors.Is(err, context.Canceled) {
		fmt.Fprintln(os.Stderr, "cluster:", err)
		os.Exit(1)
	}
}

// serve is one of the servers.
func serve(conf string) error {
	options, err := server.ProcessConfigFile(conf)
	if err != nil {
		return err
	}
	s, err := server.NewServer(options)
	if err != nil {
		return err
	}
	s.ConfigureLogger()
	if err := server.Run(s); err != nil {
		return err
	}
	s.WaitForShutdown()
	return nil
}

// try starts the servers in a folder that is removed in the end.
func try(ctx context.Context, port int) error {
	folder, err := os.MkdirTemp("", "rooms-cluster-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	var ports []int
	for i := range 2 * len(names) {
		ports = append(ports, port+i)
	}
	t, err := prepare(folder, ports)
	if err != nil {
		return err
	}
	defer t.stop()
	for i := range names {
		if err := t.start(i); err != nil {
			return err
		}
		fmt.Printf("server %s: process %d, port %d, kill it and see\n", names[i], t.processes[i].Process.Pid, ports[i])
	}
	fmt.Printf("its folder, with logs and certificates: %s\n\n  go run ./cmd/rooms -nats %s -certs %s -copies 3\n\nCtrl+C ends\n",
		folder, t.urls(), filepath.Join(folder, "certs"))
	<-ctx.Done()
	return nil
}

// local is an address of this machine.
func local(port int) string { return net.JoinHostPort("127.0.0.1", fmt.Sprint(port)) }
