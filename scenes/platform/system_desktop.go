//go:build !js

package platform

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync/atomic"
	"time"
)

// system is what the desktop tells of itself. It is asked once, beside the
// start of the game, since asking takes another program.
type system struct {
	*inbox
	languages   []string
	dark, still *atomic.Bool
}

func newSystem(record string) system {
	s := system{inbox: &inbox{}, languages: languages(), dark: new(atomic.Bool), still: new(atomic.Bool)}
	if record != "" {
		s.deliverFile(record)
	}
	go func() {
		s.dark.Store(prefersDark())
		s.still.Store(prefersStill())
	}()
	return s
}

// parameters reads the command line: -game yanyi -seats human,ai:3,ai:3, and the
// name of a record to open, "" if there is none.
func parameters(names []string) (given map[string]string, record string) {
	given, record, err := flags(names, os.Args[1:])
	switch {
	case errors.Is(err, flag.ErrHelp):
		os.Exit(0)
	case err != nil:
		os.Exit(2) // the flag package has said what is wrong
	}
	return given, record
}

func flags(names, args []string) (given map[string]string, file string, err error) {
	set := flag.NewFlagSet("yanyi", flag.ContinueOnError)
	set.Usage = func() {
		fmt.Fprintln(set.Output(), "yanyi [flags] [record.pgn]")
		set.PrintDefaults()
	}
	for _, name := range names {
		set.String(name, "", "as in the page's address")
	}
	if err := set.Parse(args); err != nil {
		return nil, "", err
	}
	if set.NArg() > 1 {
		err := fmt.Errorf("what is %q?", set.Arg(1))
		fmt.Fprintln(set.Output(), err)
		return nil, "", err
	}
	given = map[string]string{}
	set.Visit(func(f *flag.Flag) { given[f.Name] = f.Value.String() })
	return given, set.Arg(0), nil
}

// Languages are the tags the user prefers, best first.
func (s *system) Languages() []string { return s.languages }

// Dark reports whether the system wants a dark theme.
func (s *system) Dark() bool { return s.dark.Load() }

// Still reports whether the system wants less motion.
func (s *system) Still() bool { return s.still.Load() }

// Ready tells that the first picture stands. Only a page waits for it.
func (s *system) Ready() {}

// Copy puts a text on the clipboard. The answer comes later, once, through the
// channel: nil, or why it could not be done.
func (s *system) Copy(text string) <-chan error {
	answer := make(chan error, 1)
	go func() { answer <- tryCopy(copiers, text) }()
	return answer
}

// tryCopy hands the text to the first of the programs that is there.
func tryCopy(programs [][]string, text string) error {
	for _, p := range programs {
		path, err := exec.LookPath(p[0])
		if err != nil {
			continue
		}
		c := exec.Command(path, p[1:]...)
		c.Stdin = strings.NewReader(text)
		return c.Run()
	}
	return errors.New("no program for the clipboard")
}

// outputOf is what a program of the system answers, "" if it is not there or slow.
func outputOf(program string, args ...string) string {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	out, err := exec.CommandContext(ctx, program, args...).Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
