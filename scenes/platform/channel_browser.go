//go:build js

package platform

import (
	"sync"
	"syscall/js"

	"yanyi/scenes/machine"
)

// Channel is the way to and from the page around a frame.
type Channel struct {
	parent js.Value
	origin string

	lock  sync.Mutex
	queue []string
}

// mostWaiting bounds the messages that wait to be taken: a page that floods its
// frame loses the rest.
const mostWaiting = 256

// channel listens to the page around this one, if it is of the origin it declares
// (https://example.org), and to nobody else. Nil where there is no such page.
func (m *Machine) channel(origin string) machine.Channel {
	window := js.Global()
	parent := window.Get("parent")
	if !isOrigin(origin) || parent.Equal(window) {
		return nil
	}
	c := &Channel{parent: parent, origin: origin}
	window.Call("addEventListener", "message", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		if e.Get("source").Equal(parent) && e.Get("origin").String() == origin && e.Get("data").Type() == js.TypeObject {
			c.take(e.Get("data"))
		}
		return nil
	}))
	return c
}

// take keeps a message as text; one that is no plain data has none.
func (c *Channel) take(data js.Value) {
	defer func() { recover() }() // JSON.stringify throws on cycles
	text := js.Global().Get("JSON").Call("stringify", data)
	c.lock.Lock()
	defer c.lock.Unlock()
	if text.Type() == js.TypeString && len(c.queue) < mostWaiting {
		c.queue = append(c.queue, text.String())
	}
}

// Receive takes the next message that has come, as JSON; false if there is none.
func (c *Channel) Receive() (string, bool) {
	c.lock.Lock()
	defer c.lock.Unlock()
	if len(c.queue) == 0 {
		return "", false
	}
	next := c.queue[0]
	c.queue = c.queue[1:]
	return next, true
}

// Send posts a message, given as JSON, to the page of the declared origin alone.
func (c *Channel) Send(text string) {
	c.parent.Call("postMessage", js.Global().Get("JSON").Call("parse", text), c.origin)
}
