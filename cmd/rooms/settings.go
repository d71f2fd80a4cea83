package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"

	"yanyi/cmd/rooms/door"
)

// settings are what the command line says.
type settings struct {
	addr, metrics, dir string
	data, nats, certs  string
	copies             int
	origins            string
	proxied            bool
	cert, key          string
	flush, keep, away  time.Duration
	thinkers           int
	limits             door.Limits
	lobby              bool
}

// parse reads the command line and prints its faults.
func parse(arguments []string) (*settings, error) {
	s := &settings{}
	f := flag.NewFlagSet("rooms", flag.ContinueOnError)
	f.Usage = func() { usage(f) }
	f.StringVar(&s.addr, "addr", "localhost:8081", "`host:port` to listen at, such as :8081 for the whole network; port 0 for any")
	f.StringVar(&s.metrics, "metrics", "", "`host:port` to answer at with /metrics for Prometheus, such as localhost:9091; nowhere without it")
	f.StringVar(&s.dir, "dir", "", "`folder` with the built page, such as dist (make dist); without it only rooms are served")
	f.StringVar(&s.data, "data", "rooms-data", "`folder` of the journal, if no -nats is given")
	f.DurationVar(&s.flush, "flush", 0, "how long what was said may be lost by a power cut, with -data, such as 1s; 0 for nothing. A killed process never loses anything")
	f.StringVar(&s.nats, "nats", "", "`address` of an existing NATS cluster with JetStream, such as nats://one:4222,nats://two:4222")
	f.StringVar(&s.certs, "certs", "", "`folder` of the certificates for the cluster: ca.pem, rooms.pem, rooms.key; without it the connection is not encrypted")
	f.IntVar(&s.copies, "copies", 1, "`number` of copies of the journal in the cluster: 1, 3 or 5")
	f.StringVar(&s.origins, "origins", "", "`pages` that may connect too, by host, scheme://host or null, with commas between; * stands for any part: static.example.org,*.example.net")
	f.BoolVar(&s.proxied, "proxied", false, "believe the X-Forwarded-For of the proxy through which everybody comes")
	f.StringVar(&s.cert, "cert", "", "`file` of a TLS certificate, such as fullchain.pem, without which a proxy is to encrypt")
	f.StringVar(&s.key, "key", "", "`file` of its key, such as privkey.pem")
	f.DurationVar(&s.keep, "keep", 30*24*time.Hour, "how long a finished room stays, at least 1h; one whose game is under way stays ten times as long unused")
	f.DurationVar(&s.away, "away", time.Minute, "how long somebody may be without a connection, at least 1s; then they are away, and others may ask for a computer")
	f.IntVar(&s.thinkers, "thinkers", max(1, runtime.NumCPU()/2), "`number` of computers that think at a time")
	f.IntVar(&s.limits.Rooms, "rooms", 60, "`number` of rooms that an address may create in an hour; 0 for any")
	f.IntVar(&s.limits.Connections, "connections", 64, "`number` of connections that an address may have at a time; 0 for any")
	f.IntVar(&s.limits.Messages, "messages", 40, "`number` of messages that an address may send in a second; 0 for any")
	f.BoolVar(&s.lobby, "lobby", false, "keep a list of the tables that are open to anybody or may be watched, and bring together who asks for a game")
	f.IntVar(&s.limits.Openings, "openings", 30, "`number` of tables that an address may open to anybody or sit down at, and games it may ask for, in an hour; 0 for any")
	if err := f.Parse(arguments); err != nil {
		return nil, err
	}
	if err := s.check(f.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "rooms:", err)
		return nil, err
	}
	return s, nil
}

// usage prints the program's purpose before its flags.
func usage(f *flag.FlagSet) {
	fmt.Fprint(f.Output(), `rooms serves the page, and rooms in which people play together from different machines.

usage: rooms [flags]
  rooms -dir dist                                   on this machine, at http://localhost:8081/
  rooms -addr :8081 -proxied -dir dist -data FOLDER behind a proxy that encrypts
  rooms -addr :443 -cert FILE -key FILE -dir dist   without one
  rooms list | stats | close [-data … | -nats …] [CODE]   what runs there, and closing a room
  rooms bot -engine COMMAND -room LINK              a program that speaks UCI takes a seat; rooms bot -h

`)
	f.PrintDefaults()
}

func (s *settings) check(rest []string) error {
	switch {
	case len(rest) > 0:
		return fmt.Errorf("%q is no flag", rest[0])
	case s.certs != "" && s.nats == "":
		return errors.New("-certs goes with -nats; -cert and -key are for the page")
	case (s.cert == "") != (s.key == ""):
		return errors.New("-cert and -key go together")
	case s.flush < 0 || s.copies < 1:
		return errors.New("-flush is not negative, -copies at least 1")
	case s.keep < time.Hour, s.away < time.Second:
		return errors.New("-keep is at least an hour, -away a second")
	case min(s.limits.Rooms, s.limits.Connections, s.limits.Messages, s.limits.Openings) < 0:
		return errors.New("limits are not negative")
	}
	return nil
}

// hosts are the origins listed.
func (s *settings) hosts() []string {
	return strings.FieldsFunc(s.origins, func(c rune) bool { return c == ',' || c == ' ' })
}

func (s *settings) scheme() string {
	if s.cert != "" {
		return "https"
	}
	return "http"
}
