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
	data, nats         string
	copies             int
	origins            string
	proxied            bool
	cert, key          string
	flush, keep, away  time.Duration
	thinkers           int
	limits             door.Limits
}

// parse reads the command line; what is wrong it has said.
func parse(arguments []string) (*settings, error) {
	s := &settings{}
	f := flag.NewFlagSet("rooms", flag.ContinueOnError)
	f.StringVar(&s.addr, "addr", "localhost:8081", "where to listen; port 0 for any")
	f.StringVar(&s.metrics, "metrics", "", "where to answer with /metrics for Prometheus, such as localhost:9091; nowhere without it")
	f.StringVar(&s.dir, "dir", "", "folder with the built page; without it only rooms are served")
	f.StringVar(&s.data, "data", "rooms-data", "folder of the journal, if no -nats is given")
	f.DurationVar(&s.flush, "flush", 0, "how long what was said may be lost by a power cut, with -data; a killed process never loses anything")
	f.StringVar(&s.nats, "nats", "", "address of an existing NATS cluster with JetStream")
	f.IntVar(&s.copies, "copies", 1, "of the journal in the cluster: 1, 3 or 5")
	f.StringVar(&s.origins, "origins", "", "pages that may connect too, by host, scheme://host or null, with commas between; * stands for any part")
	f.BoolVar(&s.proxied, "proxied", false, "believe the X-Forwarded-For of the proxy through which everybody comes")
	f.StringVar(&s.cert, "cert", "", "file of a TLS certificate, without which a proxy is to encrypt")
	f.StringVar(&s.key, "key", "", "file of its key")
	f.DurationVar(&s.keep, "keep", 30*24*time.Hour, "how long a finished room stays; one whose game is under way stays ten times as long unused")
	f.DurationVar(&s.away, "away", time.Minute, "after which who has no connection is away, and others may ask for a computer")
	f.IntVar(&s.thinkers, "thinkers", max(1, runtime.NumCPU()/2), "how many computers think at a time")
	f.IntVar(&s.limits.Rooms, "rooms", 60, "that an address may create in an hour; 0 for any number")
	f.IntVar(&s.limits.Connections, "connections", 64, "of an address at a time; 0 for any number")
	f.IntVar(&s.limits.Messages, "messages", 40, "of an address in a second; 0 for any number")
	if err := f.Parse(arguments); err != nil {
		return nil, err
	}
	if err := s.check(f.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "rooms:", err)
		return nil, err
	}
	return s, nil
}

func (s *settings) check(rest []string) error {
	switch {
	case len(rest) > 0:
		return fmt.Errorf("%q is no flag", rest[0])
	case (s.cert == "") != (s.key == ""):
		return errors.New("-cert and -key go together")
	case s.flush < 0 || s.copies < 1:
		return errors.New("-flush is not negative, -copies at least 1")
	case s.keep < time.Hour, s.away < time.Second:
		return errors.New("-keep is at least an hour, -away a second")
	case min(s.limits.Rooms, s.limits.Connections, s.limits.Messages) < 0:
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
