//go:build !js

package platform

import (
	"context"
	"sync"

	"yanyi/game/catalog"
	"yanyi/game/search"
)

// Engine is an opponent thinking in its own goroutine, spoken to in the lines of search.Serve.
type Engine struct {
	cancel context.CancelFunc
	in     chan string
	done   <-chan struct{}

	lock  sync.Mutex
	lines []string
}

// NewEngine starts an opponent.
func (m *Machine) NewEngine() *Engine {
	ctx, cancel := context.WithCancel(context.Background())
	e := &Engine{cancel: cancel, in: make(chan string, 64), done: ctx.Done()}
	go search.Serve(ctx, catalog.Find, e.in, e.receive)
	return e
}

func (e *Engine) receive(line string) {
	e.lock.Lock()
	defer e.lock.Unlock()
	e.lines = append(e.lines, line)
}

// Send says a line to the engine. A stopped engine does not hear it.
func (e *Engine) Send(line string) {
	select {
	case e.in <- line:
	case <-e.done:
	}
}

// Lines appends the engine's lines since the last time to dst, without waiting for more.
func (e *Engine) Lines(dst []string) []string {
	e.lock.Lock()
	defer e.lock.Unlock()
	dst = append(dst, e.lines...)
	e.lines = e.lines[:0]
	return dst
}

// Stop ends the engine, in mid-thought if need be. Unread lines are dropped.
func (e *Engine) Stop() {
	e.cancel()
	e.lock.Lock()
	defer e.lock.Unlock()
	e.lines = nil
}
