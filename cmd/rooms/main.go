// Command rooms serves rooms, in which people play together from different machines:
// JSON messages over WebSocket below /rooms/, every event written to NATS JetStream
// before anybody hears of it.
//
//	rooms -data FOLDER               alone, with a NATS server inside and its files in FOLDER
//	rooms -nats nats://host:4222     any number of processes on one cluster
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"yanyi/cmd/rooms/door"
	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/journal"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

// settings are what the command line says.
type settings struct{ addr, data, nats, origins string }

func main() {
	var s settings
	flag.StringVar(&s.addr, "addr", "localhost:8081", "where to listen; port 0 for any")
	flag.StringVar(&s.data, "data", "rooms-data", "folder of the journal, if no -nats is given")
	flag.StringVar(&s.nats, "nats", "", "address of an existing NATS cluster with JetStream")
	flag.StringVar(&s.origins, "origins", "", "hosts whose pages may connect too, with commas between")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, s); err != nil {
		fmt.Fprintln(os.Stderr, "rooms:", err)
		os.Exit(1)
	}
}

// run serves until ctx ends.
func run(ctx context.Context, s settings) error {
	j, err := s.journal(ctx)
	if err != nil {
		return err
	}
	defer j.Close()
	h, err := hall.New(ctx, j, catalog.Find, now)
	if err != nil {
		return err
	}
	defer h.Close()
	listener, err := net.Listen("tcp", s.addr)
	if err != nil {
		return err
	}
	fmt.Printf("rooms at http://%s/rooms/\n", listener.Addr())
	return serve(ctx, listener, door.New(h, now, s.hosts(), slog.Default()).Handler())
}

func (s settings) journal(ctx context.Context) (*journal.Journal, error) {
	if s.nats != "" {
		return journal.Connect(ctx, s.nats)
	}
	return journal.Open(ctx, s.data)
}

func (s settings) hosts() []string {
	return strings.FieldsFunc(s.origins, func(c rune) bool { return c == ',' || c == ' ' })
}

func serve(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute,
		BaseContext: func(net.Listener) context.Context { return ctx }}
	closed := context.AfterFunc(ctx, func() { server.Close() })
	defer closed()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

func now() room.Time { return room.Time(time.Now().UnixMilli()) }
