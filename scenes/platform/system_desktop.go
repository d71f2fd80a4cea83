//go:build !js

package platform

import (
	"context"
	"errors"
	"os/exec"
	"strings"
	"sync/atomic"
	"time"
)

// system is the desktop's data, read once in parallel, because reading takes another program.
type system struct {
	*inbox
	door        *door
	languages   []string
	dark, still *atomic.Bool
}

func newSystem(record string) system {
	s := system{inbox: &inbox{}, languages: languages(), dark: new(atomic.Bool), still: new(atomic.Bool)}
	if record != "" {
		s.deliverFile(record)
	}
	s.openDoor()
	go func() {
		s.dark.Store(prefersDark())
		s.still.Store(prefersStill())
	}()
	return s
}

// Languages are the tags the user prefers, best first.
func (s *system) Languages() []string { return s.languages }

// Dark reports whether the system wants a dark theme.
func (s *system) Dark() bool { return s.dark.Load() }

// Still reports whether the system wants less motion.
func (s *system) Still() bool { return s.still.Load() }

// Contrast reports nothing: systems are not asked, players choose.
func (s *system) Contrast() bool { return false }

// TextSize is the usual one: systems are not asked, players choose.
func (s *system) TextSize() int { return 100 }

// Ready does nothing: only a page waits for the first picture.
func (s *system) Ready() {}

// Copy puts a text on the clipboard. The answer comes later, once: nil, or what failed.
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
		quietly(c)
		return c.Run()
	}
	return errors.New("no program for the clipboard")
}

// outputOf is the output of a program of the system, "" if it is missing or slow.
func outputOf(program string, args ...string) string {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	c := exec.CommandContext(ctx, program, args...)
	quietly(c)
	out, err := c.Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(out))
}
