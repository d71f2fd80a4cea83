// Command rooms serves the page, and rooms in which people play together from different
// machines: JSON messages over WebSocket below /rooms/, every event stored in NATS JetStream
// before it is sent.
//
//	rooms -data FOLDER               alone, with a NATS server inside and its files in FOLDER
//	rooms -nats nats://host:4222     any number of processes on one cluster
//	rooms list | stats | close CODE  what is there, and closing a room, with the same -data or -nats
//	rooms bot -engine … -room LINK   lets a program take a seat in a room
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"slices"
	"syscall"
	"time"

	"github.com/prometheus/client_golang/prometheus/promhttp"

	"yanyi/cmd/rooms/abandonment"
	"yanyi/cmd/rooms/bridge"
	"yanyi/cmd/rooms/door"
	"yanyi/cmd/rooms/hall"
	"yanyi/cmd/rooms/journal"
	"yanyi/cmd/rooms/lobby"
	"yanyi/cmd/rooms/owner"
	"yanyi/cmd/serve/site"
	"yanyi/game/catalog"
	"yanyi/game/room"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := command(ctx, os.Args[1:]); !errors.Is(err, errServe) {
		if err != nil && !errors.Is(err, flag.ErrHelp) {
			fmt.Fprintln(os.Stderr, "rooms:", err)
			os.Exit(1)
		}
		return
	}
	s, err := parse(os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		os.Exit(2) // the reason has been printed
	}
	if err := run(ctx, s); err != nil {
		fmt.Fprintln(os.Stderr, "rooms:", err)
		os.Exit(1)
	}
}

// errServe is that of a command line without a command.
var errServe = errors.New("rooms are to be served")

// command obeys a command other than to serve rooms.
func command(ctx context.Context, arguments []string) error {
	switch {
	case len(arguments) == 0:
		return errServe
	case arguments[0] == "bot":
		return bridge.Run(ctx, arguments[1:], os.Stdout)
	case slices.Contains(owner.Commands, arguments[0]):
		return owner.Run(arguments, os.Stdout)
	}
	return errServe
}

// run serves until ctx ends. It listens first, so that a second process on the same
// address ends before it touches the first one's journal.
func run(ctx context.Context, s *settings) error {
	listener, err := site.Listen(s.addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	page, err := s.page()
	if err != nil {
		return err
	}
	j, err := s.journal(ctx)
	if err != nil {
		return err
	}
	defer j.Close()
	ctx, end := context.WithCancelCause(ctx)
	defer end(nil)
	go func() {
		select {
		case err := <-j.Lost():
			end(err)
		case <-ctx.Done():
		}
	}()
	l, h, err := s.open(ctx, j)
	if err != nil {
		return err
	}
	if l != nil {
		defer l.Close()
	}
	defer h.Close()
	leavers, err := abandonment.Open(ctx, j, slog.Default())
	if err != nil {
		return err
	}
	d := door.New(h, door.Options{Origins: s.hosts(), Proxied: s.proxied, Limits: s.limits,
		Now: now, Log: slog.Default(), Lobby: l, Find: catalog.Find, Leavers: leavers})
	own := &owner.Server{Journal: j, Hall: h, Looking: func() int { return 0 }, Behaviour: d.Behaviour}
	if l != nil {
		own.Looking = l.Looking
	}
	stop, err := s.admit(ctx, own)
	if err != nil {
		return err
	}
	defer stop()
	if err := s.measure(ctx); err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.Handle("/", page)
	mux.HandleFunc("/rooms.json", s.here)
	mux.Handle("/rooms/", d.Handler())
	fmt.Printf("rooms at %s://%s/rooms/\n", s.scheme(), listener.Addr())
	if s.dir != "" {
		fmt.Printf("Yanyi is at %s://%s/ (Ctrl+C ends)\n", s.scheme(), site.Host(s.addr, listener))
	}
	if err := s.serve(ctx, listener, mux); err != nil {
		return err
	}
	if why := context.Cause(ctx); !errors.Is(why, context.Canceled) {
		return why
	}
	return nil
}

// open opens the hall and, if it is wanted, the lobby, nil if not.
func (s *settings) open(ctx context.Context, j *journal.Journal) (l *lobby.Lobby, h *hall.Hall, err error) {
	o := hall.Options{Find: catalog.Find, Now: now, Log: slog.Default(), Thinkers: s.thinkers, Away: s.away, Keep: s.keep}
	if s.lobby {
		l, err = lobby.Open(ctx, j, lobby.Options{Find: catalog.Find, Now: now, Log: slog.Default()})
		if err != nil {
			return nil, nil, err
		}
		o.List, o.ListAgain = l.List, lobby.Again
	}
	h, err = hall.New(ctx, j, o)
	return l, h, err
}

// admit serves the owner's commands, which without a cluster arrive through the journal's
// folder.
func (s *settings) admit(ctx context.Context, own *owner.Server) (stop func(), err error) {
	silence, err := own.Serve(ctx)
	if err != nil || s.nats != "" {
		return silence, err
	}
	leave, err := own.Journal.Admit(s.data)
	if err != nil {
		// Rooms go on without it.
		slog.Error("the owner's way in", "error", err)
		return silence, nil
	}
	return func() { leave(); silence() }, nil
}

func (s *settings) journal(ctx context.Context) (*journal.Journal, error) {
	if s.nats != "" {
		j, err := journal.Connect(ctx, s.nats, s.certs, s.copies)
		if err == nil {
			for _, doubt := range j.Doubts(ctx) {
				slog.Warn("the cluster", "doubt", doubt)
			}
		}
		return j, err
	}
	return journal.Open(ctx, s.data, s.flush)
}

// page answers with the page, if there is one.
func (s *settings) page() (http.Handler, error) {
	if s.dir == "" {
		return http.NotFoundHandler(), nil
	}
	root, err := os.OpenRoot(s.dir)
	if err == nil {
		_, err = fs.Stat(root.FS(), "index.html")
	}
	if err != nil {
		return nil, fmt.Errorf("%s holds no page (make page builds it): %w", s.dir, err)
	}
	return site.Handler(root.FS()), nil
}

// measure serves the figures for Prometheus at an address of its own.
func (s *settings) measure(ctx context.Context) error {
	if s.metrics == "" {
		return nil
	}
	listener, err := net.Listen("tcp", s.metrics)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.Handler())
	fmt.Printf("metrics at http://%s/metrics\n", listener.Addr())
	plain := settings{}
	go func() {
		if err := plain.serve(ctx, listener, mux); err != nil {
			slog.Error("metrics", "error", err)
		}
	}()
	return nil
}

// serve answers until ctx ends, in TLS if there is a certificate.
func (s *settings) serve(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := site.Server(handler)
	server.BaseContext = func(net.Listener) context.Context { return ctx }
	closed := context.AfterFunc(ctx, func() { server.Close() })
	defer closed()
	err := error(nil)
	if s.cert != "" {
		err = server.ServeTLS(listener, s.cert, s.key)
	} else {
		err = server.Serve(listener)
	}
	if !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// here says to pages that there are rooms at this origin, in the place of the file that every
// built page brings along and that says there are none. The file has a version of its own.
func (s *settings) here(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Set("Access-Control-Allow-Origin", "*") // for frames without an origin
	if s.lobby {
		io.WriteString(w, "{\"v\":1,\"server\":\"\",\"lobby\":true}\n")
		return
	}
	io.WriteString(w, "{\"v\":1,\"server\":\"\"}\n")
}

func now() room.Time { return room.Time(time.Now().UnixMilli()) }
