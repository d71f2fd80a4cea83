package door

import (
	"sync"
	"time"
)

// crowd is the spectators with unsent messages. They are served some at a time, so that
// players do not wait for thousands of them. Small crowds wait for nothing.
type crowd struct {
	mu      sync.Mutex
	waiting []func() // to be started
	serving bool
}

const (
	someServed = 50                    // at a time, or
	mostShare  = 15                    // one in so many of those waiting
	breath     = 10 * time.Millisecond // between these
)

// start starts what writes to one of them, in turn.
func (c *crowd) start(write func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.waiting = append(c.waiting, write)
	if !c.serving {
		c.serving = true
		go c.serve()
	}
}

func (c *crowd) serve() {
	for some := c.next(); len(some) > 0; some = c.next() {
		for _, write := range some {
			go write()
		}
		time.Sleep(breath)
	}
}

// next removes those whose turn it is; with none waiting the server of the crowd ends.
func (c *crowd) next() []func() {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := min(len(c.waiting), max(someServed, len(c.waiting)/mostShare))
	some := c.waiting[:n]
	if c.waiting = c.waiting[n:]; n == 0 {
		c.waiting, c.serving = nil, false
	}
	return some
}
