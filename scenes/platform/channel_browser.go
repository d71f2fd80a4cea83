//go:build js

package platform

import (
	"syscall/js"

	"yanyi/scenes/machine"
)

// channel is the way to and from the page around this one, which the page's own
// scripts keep from their first moment on (wasm/channel.js).
type channel struct{ js js.Value }

// newChannel is the page's channel, nil where the address asks for none.
func newChannel() machine.Channel {
	if page := js.Global().Get("yanyi"); page.Truthy() && page.Get("channel").Truthy() {
		return channel{page.Get("channel")}
	}
	return nil
}

// Listen calls do for each message, in a goroutine of its own: a hidden frame gets no ticks.
func (c channel) Listen(do func()) {
	c.js.Set("heard", js.FuncOf(func(js.Value, []js.Value) any {
		go do() // blocking must not hold up the browser
		return nil
	}))
}

// Receive takes the next message that has come, as JSON; false if there is none.
func (c channel) Receive() (string, bool) {
	text := c.js.Call("take")
	if text.Type() != js.TypeString {
		return "", false
	}
	return text.String(), true
}

// Send posts a message, given as JSON, to the page of the declared origin alone.
func (c channel) Send(text string) { c.js.Call("send", text) }
