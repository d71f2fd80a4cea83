// Package enginetest has engines for tests.
package enginetest

import (
	"context"
	"strings"
	"sync"

	"yanyi/game/catalog"
	"yanyi/game/search"
	"yanyi/scenes/machine"
)

// Script is an engine that says what a test lets it say; on its own it is mute.
type Script struct {
	Sent  []string // what it was told
	Says  []string // what it says next
	Ended bool
	// Answer is what it says to a line; nil for nothing.
	Answer func(line string) []string
}

// Send takes a line.
func (s *Script) Send(line string) {
	s.Sent = append(s.Sent, line)
	if s.Answer != nil {
		s.Says = append(s.Says, s.Answer(line)...)
	}
}

// Lines appends what it says.
func (s *Script) Lines(dst []string) []string {
	dst = append(dst, s.Says...)
	s.Says = nil
	return dst
}

// Stop notes that it was ended.
func (s *Script) Stop() { s.Ended = true }

// realEngine is the program's engine in a goroutine.
type realEngine struct {
	in   chan string
	end  context.CancelFunc
	mu   sync.Mutex
	said []string
}

// NewReal starts the program's engine.
func NewReal() machine.Engine {
	ctx, end := context.WithCancel(context.Background())
	r := &realEngine{in: make(chan string, 16), end: end}
	go search.Serve(ctx, catalog.Find, r.in, func(line string) {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.said = append(r.said, line)
	})
	return r
}

// Send says a line to it.
func (r *realEngine) Send(line string) { r.in <- line }

// Stop ends it.
func (r *realEngine) Stop() { r.end() }

// Lines appends what it has said.
func (r *realEngine) Lines(dst []string) []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	dst = append(dst, r.said...)
	r.said = nil
	return dst
}

// Hanging is a position of xiangqi in which Red's chariot may step where another one takes it.
const Hanging = "3k5/9/9/9/1r7/9/R8/9/9/4K4 w"

// Strict is an engine that thinks ill of that step alone.
func Strict() machine.Engine {
	return &Script{Answer: func(line string) []string {
		switch {
		case strings.Contains(line, "only a4b4"):
			return []string{"info depth 3 chances 8 92 pv a4b4 b6b4", "bestmove a4b4"}
		case strings.Contains(line, "level"):
			return []string{"info depth 3 chances 92 8 pv b6b4", "bestmove b6b4"}
		case strings.HasPrefix(line, "go "):
			return []string{"info depth 3 chances 60 40 pv a4a10", "bestmove a4a10"}
		}
		return nil
	}}
}

// Mute is an engine that never answers.
func Mute() machine.Engine { return &Script{} }
